/**
 * Findings that may share an observation though neither is a kind of the other: the same sight is both ("no food, no
 * water"), or words alone cannot tell which it is, and the more dangerous one is then taken for possible. A vet must still
 * confirm each pair.
 */
export const sharedPairs: readonly (readonly [string, string])[] = [
  ['appetite_loss', 'drinks_less'],
  ['ate_object', 'ate_string'],
  ['ate_object', 'string_tongue'],
  ['bite_wound', 'trauma'],
  ['blood_feather', 'mouth_bleeding'],
  ['blood_feather', 'paw_wound'],
  ['breath_fast', 'open_mouth'],
  ['breath_hard', 'gasp_stretch'],
  ['breath_hard', 'heaves'],
  ['burn', 'mouth_sores'],
  ['burn', 'nose_genital_crust'],
  ['collapse', 'unrousable'],
  ['belly_pain', 'colic_flank'],
  ['belly_pain', 'colic_severe'],
  ['diarrhea_blood', 'vulva_bleed'],
  ['drag_hind', 'hind_paralysis'],
  ['drinks_less', 'eats_nothing'],
  ['fracture_look', 'limp_back'],
  ['fracture_look', 'wound_joint'],
  ['genital_discharge', 'vulva_bleed'],
  ['joint_swelling', 'legs_filled'],
  ['labour_stalled', 'placenta_kept'],
  ['lethargy', 'weakness'],
  ['no_stool_12h', 'no_stool_48h'],
  ['open_mouth', 'panting'],
  ['pee_none', 'pee_often'],
  ['pee_none', 'pee_straining'],
  ['penis_out', 'prolapse'],
  ['recent_antibiotic', 'toxin_oral_penicillin'],
  ['toxin_horse_plant', 'toxin_sago'],
];
