import type { RedFlag } from '../../src/knowledge-types.ts';

const now = 'Go to a vet who sees rabbits now, day or night.';

/** Red flags of rabbits. Source: safety section of the research notes. */
export const redFlags = [
  { id: 'rabbit-stasis', name: 'Not eating or no droppings', level: 'emergency', when: [['eats_nothing'], ['not_eating_12h'], ['not_eating_24h'], ['no_stool_12h'], ['appetite_loss', 'constipation'], ['appetite_loss', 'small_droppings'], ['appetite_loss', 'lethargy'], ['appetite_loss', 'belly_swollen'], ['appetite_loss', 'hiding'], ['appetite_loss', 'pain']], reason: 'A rabbit whose gut stops can die within a day.', advice: `${now} Keep the rabbit warm and offer hay and water.`, guards: ['gi-stasis'], screen: ['gut', 'general', 'mouth'], source: 'triage' },
  { id: 'rabbit-off-food', name: 'Eating less', level: 'today', when: [['appetite_loss'], ['small_droppings'], ['constipation']], reason: 'Eating less is the first sign of a stopping gut.', advice: 'See a vet today.', source: 'triage' },
  { id: 'rabbit-bloat', name: 'Hard, swollen belly', level: 'emergency', when: [['belly_swollen'], ['belly_pain', 'lethargy']], reason: 'A blown-up stomach in a rabbit kills within hours.', advice: now, guards: ['rabbit-bloat'], screen: ['gut'], source: 'triage' },
  { id: 'rabbit-tilt', name: 'Head tilt or rolling', level: 'emergency', when: [['head_tilt', 'circling'], ['head_tilt', 'wobbly'], ['head_tilt', 'appetite_loss'], ['circling', 'wobbly'], ['head_tilt', 'onset=sudden'], ['head_tilt']], reason: 'A rabbit that cannot hold its head stops eating and injures itself.', advice: now, guards: ['vestibular'], source: 'triage' },
  { id: 'rabbit-cold', name: 'Cold', level: 'emergency', when: [['cold_body']], reason: 'A cold rabbit is in shock.', advice: `${now} Warm it slowly.`, source: 'triage' },
  { id: 'rabbit-diarrhea', name: 'Watery diarrhoea', level: 'emergency', when: [['diarrhea_watery'], ['diarrhea', 'lethargy'], ['diarrhea', 'appetite_loss']], reason: 'True diarrhoea dries out a rabbit in hours.', advice: now, source: 'triage' },
  { id: 'rabbit-today', name: 'Drooling, dirty bottom or red urine', level: 'today', when: [['drooling'], ['dirty_bottom'], ['pee_blood'], ['urine_red', 'lethargy'], ['diarrhea'], ['mouth_pain'], ['hind_weak']], reason: 'These can become dangerous within a day or two in a rabbit.', advice: 'See a vet today; check the bottom for fly eggs twice a day.', source: 'triage' },
] satisfies readonly RedFlag[];
