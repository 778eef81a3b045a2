import type { Species } from '../../src/knowledge-types.ts';

/**
 * Killers of the case files by species, and the findings whose question decides about each. Any one of them counts. Written
 * from the `decisive` question of the open cases. A veterinarian must still confirm which one sign decides.
 */
export const decisive: Readonly<Record<Species, Readonly<Record<string, readonly string[]>>>> = {
  dog: {
    'gastric dilatation-volvulus (bloat)': ['belly_swollen', 'retching_unproductive'],
    pyometra: ['genital_discharge', 'recent_heat', 'drinks_more'],
    'rodenticide or other poisoning': ['toxin_exposure'],
    'bleeding spleen (haemoabdomen)': ['pale_gums'],
    // The case file asks both in one question: heat, and whether it still pants.
    heatstroke: ['heat_exposure', 'panting'],
  },
  cat: {
    'urethral obstruction': ['pee_none'],
    'aortic thromboembolism (saddle clot)': ['hind_cold', 'hind_paralysis'],
    'lily poisoning': ['toxin_exposure'],
    'fluid around the lungs / heart failure': ['breath_fast', 'breath_hard'],
    'permethrin or paracetamol poisoning': ['toxin_exposure'],
  },
  horse: {
    colic: ['colic_rolling', 'colic_flank', 'constipation', 'no_stool_12h', 'cannot_stand'],
    choke: ['choke_nose', 'swallow_hard'],
    laminitis: ['laminitis_stance', 'reluctant_move', 'hoof_heat'],
    'foal failing (sepsis or not nursing)': ['foal_not_nursing', 'cannot_stand'],
    'atypical myopathy (sycamore) or tying-up': ['pee_dark', 'stiff', 'tying_up', 'cannot_stand'],
  },
  bird: {
    'egg binding': ['egg_strain', 'laying'],
    'toxic fumes (PTFE)': ['toxin_exposure'],
    'cat bite or scratch': ['bite_wound'],
    'severe breathing trouble': ['tail_bob', 'open_mouth', 'breath_hard'],
    'collapse from advanced hidden illness (not eating)': ['cage_floor', 'eats_nothing'],
  },
  rabbit: {
    'gut stasis': ['appetite_loss', 'eats_nothing', 'constipation', 'no_stool_12h'],
    flystrike: ['maggots', 'dirty_bottom'],
    'broken back': ['hind_paralysis', 'cannot_stand'],
    heatstroke: ['heat_exposure', 'breath_fast', 'breath_hard', 'ear_red'],
    'bloat / gut obstruction': ['belly_swollen', 'eats_nothing'],
  },
  ferret: {
    'low blood sugar (insulinoma)': ['glassy', 'drooling', 'hind_weak', 'hard_to_wake', 'collapse'],
    'foreign body': ['ate_object'],
    'urethral blockage (adrenal/prostate)': ['pee_none'],
    'oestrogen anaemia (jill left in season)': ['vulva_swollen', 'season_long', 'pale_gums'],
    'canine distemper': ['eye_discharge', 'pads_hard', 'unvaccinated'],
  },
  guinea_pig: {
    'gut stasis / not eating': ['appetite_loss', 'eats_nothing'],
    'difficult birth': ['pregnant', 'labour_stalled'],
    pneumonia: ['breath_hard', 'breath_fast', 'noisy_breath'],
    'urinary stone obstruction': ['pee_none', 'pee_cry', 'pee_straining'],
    heatstroke: ['heat_exposure'],
  },
  hamster: {
    'wet tail': ['wet_tail', 'dirty_bottom', 'diarrhea'],
    'cold torpor': ['cold_body', 'cold_room', 'unrousable'],
    pyometra: ['vulva_bleed', 'genital_discharge'],
    'fall or crush injury': ['breath_hard', 'cannot_stand', 'hind_paralysis', 'fracture_look'],
    'heart failure': ['breath_fast', 'breath_hard', 'noisy_breath'],
  },
  reptile: {
    'egg retention (dystocia)': ['egg_weak', 'weakness'],
    'low calcium / tetany': ['twitching', 'shaking', 'weakness', 'cannot_stand'],
    prolapse: ['prolapse'],
    'severe respiratory infection': ['open_mouth', 'mouth_bubbles'],
    'burn or overheating': ['heat_exposure', 'hot_contact', 'black_limp'],
  },
};
