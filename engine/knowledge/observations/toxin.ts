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
    `vomit ${thing}`,
    `poisoned ${thing}`,
  ]);

/** What also harms through the skin or the air. */
const met = (...things: readonly string[]): string[] => [
  ...eaten(...things),
  ...things.map((thing) => `met-skin ${thing}`),
];

/** "No chocolate", "the brownies are all still there". */
const notMet = (...things: readonly string[]): string[] =>
  things.flatMap((thing) => [`none ${thing}`, `left-be ${thing}`]);

/** By finding, the things that are the poison. */
const poisons = {
  toxin_chocolate: ['chocolate'],
  toxin_xylitol: ['xylitol'],
  toxin_grapes: ['grapes'],
  toxin_onion: ['onion'],
  toxin_macadamia: ['macadamia'],
  toxin_alcohol: ['alcohol'],
  toxin_antifreeze: ['antifreeze'],
  toxin_lily: ['lily'],
  toxin_paracetamol: ['paracetamol'],
  toxin_nsaid: ['human-painkiller'],
  toxin_rodenticide: ['rat-poison'],
  toxin_slug_bait: ['slug-pellets'],
  toxin_sago: ['poison-plant'],
  toxin_algae: ['algae'],
  toxin_mushroom: ['mushroom'],
  toxin_cannabis: ['cannabis'],
  toxin_nicotine: ['nicotine'],
  toxin_human_medicine: ['human-medicine', 'tablets'],
  toxin_household: ['household'],
  toxin_hops: ['hops'],
  toxin_toad: ['toad'],
  toxin_horse_plant: ['horse-poison', 'poison-plant'],
  toxin_bird_fumes: ['fumes'],
  toxin_avocado: ['avocado'],
  toxin_heavy_metal: ['heavy-metal'],
  toxin_firefly: [...eaten('firefly'), 'firefly catch-prey', 'firefly gone-near'],
  toxin_poison_other: ['unknown-poison'],
  ate_button_battery: ['battery'],
} satisfies Observations;

const denials: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(poisons).map(([finding, things]) => [`!${finding}`, notMet(...things)]),
);

export const toxin: Observations = {
  ...denials,
  toxin_exposure: [...met('lily'), 'named-lily'],
  toxin_chocolate: [...eaten('chocolate'), 'named-chocolate'],
  toxin_xylitol: [...eaten('xylitol'), 'xylitol-named'],
  toxin_grapes: eaten('grapes'),
  toxin_onion: eaten('onion'),
  toxin_macadamia: eaten('macadamia'),
  toxin_alcohol: [...eaten('alcohol'), 'named-alcohol'],
  toxin_antifreeze: [...met('antifreeze'), 'antifreeze'],
  toxin_lily: [
    ...met('lily'),
    'named-lily',
    'lily pollen',
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
  toxin_sago: [...eaten('poison-plant'), 'named-plant'],
  toxin_algae: met('algae'),
  toxin_mushroom: eaten('mushroom'),
  toxin_cannabis: [...eaten('cannabis'), 'pot-named', 'named-cannabis'],
  toxin_nicotine: met('nicotine'),
  toxin_human_medicine: [
    ...eaten('human-medicine', 'human-painkiller', 'paracetamol'),
    'swallow tablets',
    'get-into tablets',
    'vanished tablets',
    'get-into pet-medicine',
    'too-much',
  ],
  toxin_household: met('household'),
  toxin_hops: eaten('hops'),
  toxin_toad: [...met('toad'), 'toad catch-prey', 'toad-named'],
  toxin_horse_plant: [...eaten('horse-poison', 'poison-plant'), 'is-here'],
  toxin_bird_fumes: ['fumes'],
  toxin_avocado: eaten('avocado'),
  toxin_heavy_metal: [...eaten('heavy-metal'), 'metal-poisoning', 'metal-home'],
  toxin_fipronil_rabbit: ['rabbit-flea-product'],
  toxin_oral_penicillin: ['penicillins'],
  toxin_ivermectin_tortoise: ['ivermectin'],
  toxin_firefly: [...eaten('firefly'), 'firefly catch-prey', 'firefly gone-near'],
  toxin_poison_other: ['poisoned', 'fire-smoke', ...met('unknown-poison')],
  recent_antibiotic: ['antibiotic', 'penicillins'],
  ate_button_battery: ['swallow battery', 'vanished battery', 'get-into battery', 'button-battery'],
  '!toxin_permethrin': ['none dog-flea-product', 'flea-product-right'],
  '!toxin_exposure': ['none poisoned'],
};
