import type { Observations } from './index.ts';

/** How a poison gets in: swallowed, stolen, given, had, or gone from where it was. */
const eaten = (...things: readonly string[]): string[] =>
  things.flatMap((thing) => [
    `swallow ${thing}`,
    `get-into ${thing}`,
    `given-to ${thing}`,
    `had-some ${thing}`,
    `vanished ${thing}`,
    `wrapper ${thing}`,
  ]);

/** What also harms through the skin or the air. */
const met = (...things: readonly string[]): string[] => [
  ...eaten(...things),
  ...things.map((thing) => `met-skin ${thing}`),
];

export const toxin = {
  toxin_exposure: met('lily'),
  toxin_chocolate: eaten('chocolate'),
  toxin_xylitol: [...eaten('xylitol'), 'xylitol-named'],
  toxin_grapes: eaten('grapes'),
  toxin_onion: eaten('onion'),
  toxin_macadamia: eaten('macadamia'),
  toxin_alcohol: eaten('alcohol'),
  toxin_antifreeze: [...met('antifreeze'), 'antifreeze'],
  toxin_lily: [
    ...met('lily'),
    'lily pollen',
    'lily met-skin',
    'lily lily-at-home',
    'some-plant pollen',
    'some-plant lily-at-home',
    'pollen met-skin',
    'pollen lily',
  ],
  toxin_paracetamol: eaten('paracetamol'),
  toxin_nsaid: eaten('human-painkiller'),
  toxin_rodenticide: [...met('rat-poison'), 'rat-poison'],
  toxin_slug_bait: [...met('slug-pellets'), 'slug-pellets'],
  toxin_permethrin: ['dog-flea-product'],
  toxin_sago: [
    'swallow poison-plant',
    'get-into poison-plant',
    'given-to poison-plant',
    'had-some poison-plant',
    'vanished poison-plant',
  ],
  toxin_algae: met('algae'),
  toxin_mushroom: eaten('mushroom'),
  toxin_cannabis: [...eaten('cannabis'), 'pot-named'],
  toxin_nicotine: met('nicotine'),
  toxin_human_medicine: [
    ...eaten('human-medicine'),
    'swallow tablets',
    'get-into tablets',
    'vanished tablets',
    'get-into pet-medicine',
    'too-much',
  ],
  toxin_household: met('household'),
  toxin_hops: eaten('hops'),
  toxin_toad: met('toad'),
  toxin_horse_plant: [...eaten('horse-poison'), 'is-here'],
  toxin_bird_fumes: ['fumes'],
  toxin_avocado: eaten('avocado'),
  toxin_heavy_metal: [...eaten('heavy-metal'), 'metal-poisoning', 'metal-home'],
  toxin_fipronil_rabbit: ['rabbit-flea-product'],
  toxin_oral_penicillin: ['penicillins'],
  toxin_ivermectin_tortoise: ['ivermectin'],
  toxin_firefly: eaten('firefly'),
  toxin_poison_other: ['poisoned', 'fire-smoke', ...eaten('unknown-poison')],
  recent_antibiotic: ['antibiotic', 'penicillins'],
  ate_button_battery: ['swallow battery', 'vanished battery', 'get-into battery', 'button-battery'],
} satisfies Observations;
