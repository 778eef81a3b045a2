import type { Reader } from '../src/text/extract.ts';
import { extract } from '../src/text/extract.ts';
import { idsOf } from './sign-map.ts';

/** Sign names of the messages that mean more, or something else, than their words read alone. Adjudicated by hand. */
const names: Readonly<Record<string, string>> = {
  'rash/scabs': 'skin_red scabs hives rain_crust heel_scabs lip_scabs pads_hard scaly_crust crusty_patches pox_scabs nose_genital_crust', 'crusty feet': 'scabs pads_hard scaly_crust sore_hocks', 'crusty beak': 'scabs scaly_crust', 'lying down more': 'colic_rolling lethargy', pawing: 'colic_rolling',
  'hoof discharge': 'hoof_pus', 'hoof crack': 'nail_problem', 'hoof heat': 'hoof_heat', girthiness: 'girthy back_sore_ridden', 'reluctance to load': 'poor_performance', 'back pain': 'back_pain back_sore_ridden', 'drooping face': 'tongue_limp', 'mouth sores': 'mouth_sores', 'long coat': 'long_coat',
  'swollen leg': 'joint_swelling limping leg_thick legs_filled tendon_swelling sore_hocks', 'heat in leg': 'joint_swelling tendon_swelling leg_thick hoof_heat', 'teeth grinding': 'teeth_grind crib_grind pain', 'trouble breathing': 'breath_hard breath_fast open_mouth noisy_breath gasp_stretch heaves', 'hair loss': 'hair_loss feather_plucking barbered moult_tufts tail_bald feather_odd',
  'pulling out fur': 'itching hair_loss barbered nesting', 'weak grip': 'weakness limping', 'full crop': 'crop_slow crop_hard crop_sour', 'smelly crop': 'crop_sour skin_smell', 'drooping wing': 'wing_droop fracture_look', 'wet droppings': 'droppings_wet diarrhea', diarrhoea: 'diarrhea droppings_wet wet_tail water_faeces', 'twisted neck': 'neck_limp head_tilt',
  'falling off perch': 'wobbly cage_floor', 'cannot stand': 'cannot_stand hind_paralysis splayed_legs leg_split', 'no droppings': 'constipation small_droppings', 'sore feet': 'foot_sores foot_sole sore_hocks limping paw_wound', 'swollen cheek': 'cheek_pouch face_swelling', 'eye discharge': 'eye_discharge sticky_eye eye_foam', 'eye held closed': 'eye_squint sticky_eye',
  'feels cold': 'cold_body unrousable', collapse: 'collapse cannot_stand fainting unrousable hard_to_wake limp_body', lethargy: 'lethargy weakness unrousable hard_to_wake hiding', 'dark skin spots': 'scent_gland', 'blue feet': 'blue_gums', bleeding: 'bleeding wound nail_problem diarrhea_blood nose_bleed mouth_bleeding pee_blood genital_discharge lump_ulcer vulva_bleed blood_feather',
  'shell damage': 'shell_crack shell_rot', 'soft shell': 'shell_rot soft_jaw', 'smelly shell': 'shell_rot', 'peeling skin': 'stuck_shed', 'skin crusts': 'scabs crusty_patches belly_scales', swelling: 'lump joint_swelling face_swelling eye_swollen ear_bulge', 'red belly button': 'red_flush', 'dark colour': 'black_limp', digging: 'egg_weak restless', 'mouth pus': 'mouth_sores abscess',
  'red gums': 'tartar mouth_sores', 'nasal discharge': 'nasal_discharge mouth_bubbles', 'cannot right itself': 'stargazing wobbly cannot_stand', burn: 'burn hot_contact', mites: 'mites_lice soaking', 'dropped food while eating': 'mouth_pain quidding beak_problem beak_long tongue_problem', 'soft droppings stuck to bottom': 'dirty_bottom cecotropes_left diarrhea', 'urine scald': 'dirty_bottom pee_accidents urine_sludge',
  'discharge from vulva': 'genital_discharge vulva_bleed', 'discharge from nipple': 'mammary_lump', 'droppings stuck to bottom': 'dirty_bottom impacted_bottom', drooling: 'drooling mouth_bubbles', 'wet bottom': 'dirty_bottom wet_tail', 'not eating': 'appetite_loss long_fast no_hay foal_not_nursing', 'bitten by another animal': 'bite_wound prey_bite predator fights_mate',
  'fluffed up': 'fluffed lethargy', 'crusty ears': 'scabs ear_discharge', hunched: 'belly_pain pain', wound: 'wound abscess paw_wound bite_wound wound_joint', injury: 'trauma wound bite_wound predator',
  'crying/pain': 'pain vocal belly_pain back_pain pee_cry ear_pain mouth_pain lump_painful aggression straining_stool',
  'fever/hot': 'fever fever_high lump_painful hoof_heat', 'fever/hot at wound': 'fever abscess lump_painful', 'shaking/trembling': 'shaking twitching', bloat: 'belly_swollen', 'swollen belly': 'belly_swollen',
  'eating less': 'appetite_loss',   stiffness: 'stiff', 'belly pain': 'belly_pain pain colic_flank colic_severe', 'frequent urination': 'pee_often pee_more',
  'no urine': 'pee_none', 'paralysis of back legs': 'hind_paralysis hind_weak cannot_stand', 'urinating outside the litter tray': 'pee_accidents',
  'wound discharge': 'abscess wound', blindness: 'blind', 'straining in labour': 'labour_stalled pregnant', 'abnormal gum colour': 'pale_gums blue_gums jaundice dehydrated gum_dark', 'swelling of face': 'face_swelling eye_swollen',
  'poor coat': 'flaky_skin', 'cloudy eye': 'eye_cloudy', 'night yowling': 'night_waking vocal', 'eating more': 'appetite_up', 'unequal pupils': 'pupils_uneven', overgrooming: 'itching', 'red wound': 'wound skin_red', 'swelling of wound': 'wound lump joint_swelling abscess',
  'string hanging from bottom': 'ate_string', 'thread under tongue': 'ate_string string_tongue', 'black dots on chin': 'scabs skin_red', 'walking in circles': 'circling', 'mouth pain': 'mouth_pain', incontinence: 'pee_accidents pee_leak_sleep',
  'retching without bringing anything up': 'retching_unproductive', 'licking paws': 'itch_paws itching', 'red skin': 'skin_red', 'smelly ear': 'ear_smell', 'licking bottom': 'scooting', pacing: 'restless', disorientation: 'confused',
  'head shaking': 'head_shaking headshaking', 'bringing up froth': 'vomit_bile cough_retch vomiting gagging', 'pawing at mouth': 'mouth_paw', 'broken nail': 'nail_problem', 'pawing at nose': 'mouth_paw', 'open-mouth breathing': 'open_mouth',
  itching: 'itching itch_paws ear_scratching eye_rub', 'smelly breath': 'bad_breath', 'reverse sneezing': 'reverse_sneeze noisy_breath', 'noisy breathing': 'noisy_breath wheeze', 'weight loss': 'weight_loss', seizure: 'seizure', jaundice: 'jaundice', 'pale gums': 'pale_gums',
  'urinating outside the tray': 'pee_accidents', 'retained placenta': 'placenta_kept pregnant', 'swelling of belly underside': 'ventral_oedema', 'not nursing': 'foal_not_nursing appetite_loss', 'tail rubbing': 'itch_mane_tail itching tail_rub', rolling: 'colic_rolling',
  'prolapsed eye': 'eye_bulging eye_out', 'cat bite': 'bite_wound', 'straining to lay egg': 'egg_strain no_eggs pee_straining', 'swallowed object': 'ate_object',
  lump: 'lump lymph_swollen face_swelling skin_abscess mammary_lump anal_swelling mouth_sores abscess',
  constipation: 'constipation straining_stool', 'straining to defecate': 'straining_stool constipation', weakness: 'weakness hind_weak cannot_stand', 'urinating more': 'pee_more pee_often pee_accidents', 'drinking less': 'drinks_less', 'cold paws': 'hind_cold cold_body', 'reluctance to jump': 'reluctant_jump',
  'reluctance to move': 'reluctant_move lethargy stiff', hiding: 'hiding', 'licking wound': 'wound itching', 'head pressing': 'confused', 'urinated during fit': 'pee_accidents seizure', limping: 'limping',
  'worms in stool': 'worms_seen', 'toxin eaten: lily': 'toxin_lily', 'sick contact': 'sick_contacts', 'eating droppings': 'pica', gas: 'gas', 'gum redness': 'tartar', wobbly: 'wobbly hind_weak', 'blood in stool': 'diarrhea_blood', 'loose droppings': 'diarrhea', 'soft droppings': 'diarrhea', fluffed: 'fluffed',
};

/** Finding ids that count as this sign, in this species. */
export function acceptedIds(reader: Reader, sign: string): string[] {
  const key = sign.toLowerCase().trim();
  const toxin = /^toxin eaten/.test(key);
  const own = names[key]?.split(' ') ?? [];
  const read = extract(reader, sign.replace(/^toxin eaten:/i, 'ate'), { source: 'text', turn: 0 }).evidence.filter((item) => item.value === 'yes' && item.finding !== 'course').map((item) => item.finding);
  const mapped = own.length ? own : idsOf(key).filter((item) => item.value === 'yes').map((item) => item.id);
  return [...new Set([...mapped, ...read, ...(toxin ? ['toxin_exposure', 'ate_object', 'ate_string'] : [])])].filter((id) => reader.findings.has(id));
}
