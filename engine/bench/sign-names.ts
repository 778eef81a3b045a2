import type { Reader } from '../src/text/extract.ts';
import { extract } from '../src/text/extract.ts';
import { idsOf } from './sign-map.ts';

/** Sign names of the messages that mean more, or something else, than their words read alone. Adjudicated by hand. */
const names: Readonly<Record<string, string>> = {
  'crying/pain': 'pain vocal belly_pain back_pain pee_cry ear_pain mouth_pain lump_painful aggression straining_stool',
  'fever/hot': 'fever fever_high lump_painful hoof_heat', 'fever/hot at wound': 'fever abscess lump_painful', 'shaking/trembling': 'shaking twitching', bloat: 'belly_swollen', 'swollen belly': 'belly_swollen',
  bleeding: 'bleeding wound nail_problem diarrhea_blood nose_bleed mouth_bleeding pee_blood genital_discharge lump_ulcer vulva_bleed blood_feather', 'eating less': 'appetite_loss', 'not eating': 'appetite_loss',
  'rash/scabs': 'skin_red scabs hives', stiffness: 'stiff', 'swollen leg': 'joint_swelling limping', 'belly pain': 'belly_pain pain colic_flank colic_severe', 'no droppings': 'constipation', 'frequent urination': 'pee_often pee_more',
  'no urine': 'pee_none', 'eye held closed': 'eye_squint', 'dropped food while eating': 'mouth_pain quid', 'paralysis of back legs': 'hind_paralysis hind_weak cannot_stand', 'urinating outside the litter tray': 'pee_accidents',
  'wound discharge': 'abscess wound', blindness: 'blind', injury: 'trauma wound', 'straining in labour': 'labour_stalled pregnant', 'abnormal gum colour': 'pale_gums blue_gums jaundice dehydrated gum_dark', 'swelling of face': 'face_swelling',
  'poor coat': 'flaky_skin', 'cloudy eye': 'eye_cloudy', 'night yowling': 'night_waking vocal', 'eating more': 'appetite_up', 'unequal pupils': 'pupils_uneven', overgrooming: 'itching', 'red wound': 'wound skin_red', 'swelling of wound': 'wound lump joint_swelling abscess',
  'feels cold': 'cold_body', 'string hanging from bottom': 'ate_string', 'thread under tongue': 'ate_string string_tongue', 'black dots on chin': 'scabs skin_red', 'walking in circles': 'circling', 'mouth pain': 'mouth_pain', incontinence: 'pee_accidents pee_leak_sleep',
  'retching without bringing anything up': 'retching_unproductive', 'licking paws': 'itch_paws itching', 'red skin': 'skin_red', 'smelly ear': 'ear_smell', 'discharge from vulva': 'genital_discharge', 'licking bottom': 'scooting', pacing: 'restless', disorientation: 'confused',
  'head shaking': 'head_shaking headshaking', 'bringing up froth': 'vomit_bile cough_retch vomiting gagging', 'pawing at mouth': 'mouth_paw', 'broken nail': 'nail_problem', 'pawing at nose': 'mouth_paw', 'trouble breathing': 'breath_hard breath_fast open_mouth noisy_breath gasp_stretch', 'open-mouth breathing': 'open_mouth',
  itching: 'itching itch_paws ear_scratching eye_rub', 'smelly breath': 'bad_breath', 'reverse sneezing': 'reverse_sneeze noisy_breath', 'noisy breathing': 'noisy_breath wheeze', 'weight loss': 'weight_loss', seizure: 'seizure', jaundice: 'jaundice', 'hair loss': 'hair_loss feather_loss', 'pale gums': 'pale_gums',
  'urinating outside the tray': 'pee_accidents', 'retained placenta': 'placenta_kept pregnant', 'swelling of belly underside': 'ventral_oedema', 'hoof heat': 'hoof_heat', 'heat in leg': 'joint_swelling tendon_swelling cellulitis_hot hoof_heat', 'not nursing': 'foal_not_nursing appetite_loss', 'tail rubbing': 'itch_mane_tail itching tail_rub', 'lying down more': 'lies_down colic_rolling lethargy', rolling: 'colic_rolling',
  'prolapsed eye': 'eye_bulging', 'cat bite': 'bite_wound', 'bitten by another animal': 'bite_wound', 'swelling of face': 'face_swelling eye_swollen', 'crusty feet': 'scabs pads_hard', 'soft droppings stuck to bottom': 'dirty_bottom diarrhea', 'straining to lay egg': 'egg_strain no_eggs pee_straining', 'swallowed object': 'ate_object',
  lump: 'lump lymph_swollen face_swelling skin_abscess mammary_lump anal_swelling mouth_sores abscess',
  constipation: 'constipation straining_stool', 'straining to defecate': 'straining_stool constipation', weakness: 'weakness hind_weak cannot_stand', 'urinating more': 'pee_more pee_often pee_accidents', 'drinking less': 'drinks_less', 'cold paws': 'hind_cold cold_body', 'reluctance to jump': 'reluctant_jump',
  'reluctance to move': 'reluctant_move lethargy stiff', hiding: 'hiding', collapse: 'collapse cannot_stand fainting', 'licking wound': 'wound itching', 'head pressing': 'confused', 'urinated during fit': 'pee_accidents seizure', wound: 'wound abscess paw_wound', limping: 'limping',
  'worms in stool': 'worms_seen', 'toxin eaten: lily': 'toxin_lily', lethargy: 'lethargy weakness', 'sick contact': 'sick_contacts', 'eating droppings': 'pica', gas: 'gas', 'gum redness': 'tartar', wobbly: 'wobbly hind_weak', 'blood in stool': 'diarrhea_blood', 'loose droppings': 'diarrhea', 'soft droppings': 'diarrhea', fluffed: 'fluffed',
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
