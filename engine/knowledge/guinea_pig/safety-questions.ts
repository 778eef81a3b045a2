import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of guinea pigs that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'a birth that does not go on',
    who: { sex: 'female' },
    when: [['pregnant']],
    ask: 'labour_stalled',
    guards: ['dystocia'],
    source: 'triage',
  },
  {
    name: 'a blocked bladder',
    when: [['straining_unclear'], ['nothing_passed'], ['pee_often'], ['pee_blood'], ['pee_cry'], ['pee_straining'], ['straining_stool'], ['pain', 'vocal']],
    ask: 'pee_none',
    guards: ['urolith'],
    source: 'triage',
  },
  {
    name: 'a birth that does not go on',
    who: { sex: 'female', intact: true },
    when: [['genital_discharge'], ['wide_flanks'], ['weight_gain'], ['vocal']],
    ask: 'pregnant',
    guards: ['dystocia', 'pregnancy-toxaemia'],
    source: 'triage',
  },
  {
    name: 'heatstroke',
    when: [['breath_fast'], ['drooling', 'lethargy'], ['ear_red'], ['weakness']],
    ask: 'heat_exposure',
    guards: ['heatstroke'],
    source: 'triage',
  },
  {
    name: 'pneumonia',
    when: [['nasal_discharge'], ['noisy_breath'], ['sneezing'], ['wheeze'], ['eye_discharge', 'lethargy']],
    ask: 'breath_hard',
    guards: ['pneumonia'],
    source: 'triage',
  },
  {
    name: 'a gut that has stopped',
    when: [['lethargy'], ['hiding'], ['pain'], ['restless'], ['drooling'], ['mouth_pain'], ['belly_pain'], ['weight_loss'], ['reluctant_move'], ['small_droppings']],
    ask: 'appetite_loss',
    guards: ['gi-stasis'],
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
    name: 'a birth that does not go on',
    who: { sex: 'female', intact: true },
    when: [['lethargy'], ['appetite_loss']],
    ask: 'pregnant',
    guards: ['dystocia', 'pregnancy-toxaemia'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
