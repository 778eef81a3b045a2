import type { RedFlag } from '../../src/knowledge-types.ts';

const now = 'Go to a vet who sees guinea pigs now.';

/** Red flags of guinea pigs. Source: safety section of the research notes. */
export const redFlags = [
  { id: 'gp-not-eating', name: 'Not eating', level: 'emergency', when: [['eats_nothing'], ['not_eating_12h'], ['not_eating_24h'], ['no_stool_12h'], ['appetite_loss', 'lethargy'], ['appetite_loss', 'weakness'], ['appetite_loss', 'belly_swollen'], ['appetite_loss', 'drooling'], ['appetite_loss', 'constipation']], reason: 'A guinea pig that does not eat for half a day can die from a stopped gut.', advice: now, guards: ['gi-stasis'], screen: ['general', 'gut', 'mouth'], source: 'triage' },
  { id: 'gp-eating-less', name: 'Eating less', level: 'today', when: [['appetite_loss'], ['drooling'], ['mouth_pain'], ['constipation'], ['diarrhea']], reason: 'Eating less turns dangerous within a day.', advice: 'See a vet today.', source: 'triage' },
  { id: 'gp-breathing', name: 'Clicking or open-mouth breathing', level: 'emergency', when: [['open_mouth'], ['breath_hard'], ['noisy_breath', 'lethargy'], ['noisy_breath', 'appetite_loss'], ['noisy_breath', 'nasal_discharge'], ['breath_fast']], reason: 'Pneumonia kills guinea pigs quickly.', advice: now, guards: ['pneumonia'], screen: ['breathing'], source: 'triage' },
  { id: 'gp-urine', name: 'Straining to urinate', level: 'emergency', when: [['pee_straining'], ['pee_none'], ['pee_cry']], reason: 'A stone may block the bladder.', advice: now, guards: ['urolith'], screen: ['urinary'], source: 'triage' },
  { id: 'gp-blood-urine', name: 'Blood in the urine', level: 'today', when: [['pee_blood']], reason: 'Blood in the urine can mean a stone.', advice: 'See a vet today.', source: 'triage' },
  { id: 'gp-sow', name: 'Pregnant sow that is ill', level: 'emergency', when: [['pregnant', 'appetite_loss'], ['pregnant', 'lethargy'], ['labour_stalled']], reason: 'Toxaemia or a stuck pup kills within hours.', advice: now, guards: ['pregnancy-toxaemia'], source: 'triage' },
  { id: 'gp-bloat', name: 'Swollen belly', level: 'emergency', when: [['belly_swollen', 'lethargy'], ['belly_swollen', 'pain'], ['belly_swollen', 'onset=sudden'], ['belly_swollen', 'breath_fast']], reason: 'Bloat kills within hours.', advice: now, guards: ['gp-bloat'], source: 'triage' },
  { id: 'gp-scurvy', name: 'Scurvy signs', level: 'today', when: [['reluctant_move'], ['joint_swelling', 'stiff'], ['limping', 'no_vitamin_c']], reason: 'Sore joints in a guinea pig may be lack of vitamin C.', advice: 'See a vet today.', guards: ['scurvy'], source: 'triage' },
  { id: 'gp-tilt', name: 'Head tilt or weakness', level: 'emergency', when: [['head_tilt', 'wobbly'], ['seizure'], ['head_tilt', 'appetite_loss']], reason: 'Loss of balance stops a guinea pig from eating.', advice: now, source: 'triage' },
] satisfies readonly RedFlag[];
