import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of rabbits that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'a blocked bladder',
    when: [['straining_unclear'], ['nothing_passed'], ['pee_straining'], ['pee_often'], ['pee_cry']],
    ask: 'pee_none',
    guards: ['bladder-sludge'],
    source: 'triage',
  },
  {
    name: 'maggots',
    when: [['dirty_bottom'], ['skin_smell'], ['wound'], ['worms_seen'], ['pee_accidents'], ['diarrhea']],
    ask: 'maggots',
    guards: ['flystrike'],
    source: 'triage',
  },
  {
    name: 'a broken back',
    when: [['trauma'], ['hind_weak'], ['limping'], ['wobbly', 'trauma'], ['reluctant_jump']],
    ask: 'hind_paralysis',
    guards: ['spinal-injury'],
    source: 'triage',
  },
  {
    name: 'heatstroke',
    when: [['breath_fast'], ['ear_red'], ['fever'], ['drooling', 'lethargy'], ['weakness']],
    ask: 'heat_exposure',
    guards: ['heatstroke'],
    source: 'triage',
  },
  {
    name: 'a gut that has stopped',
    when: [['lethargy'], ['hiding'], ['pain'], ['restless'], ['belly_pain'], ['vocal'], ['aggression'], ['drooling'], ['mouth_pain'], ['eye_discharge'], ['eye_squint'], ['moult_tufts']],
    ask: 'appetite_loss',
    guards: ['gi-stasis'],
    source: 'triage',
  },
  {
    name: 'a blown-up stomach',
    when: [['belly_pain'], ['pain', 'restless'], ['pain', 'vocal'], ['ate_object', 'lethargy'], ['moult_tufts', 'lethargy'], ['eye_squint', 'lethargy']],
    ask: 'belly_swollen',
    guards: ['rabbit-bloat'],
    source: 'triage',
  },
  {
    name: 'a gut that has stopped',
    when: [['appetite_loss']],
    ask: 'eats_nothing',
    guards: ['gi-stasis'],
    source: 'triage',
  },
  {
    name: 'a gut that has stopped',
    when: [['small_droppings'], ['lethargy', 'hiding'], ['pain', 'restless'], ['cecotropes_left', 'lethargy']],
    ask: 'constipation',
    guards: ['gi-stasis'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
