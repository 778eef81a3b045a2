import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of horses that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'a foal that fails',
    who: { age: ['baby'] },
    when: [['lethargy'], ['weakness'], ['appetite_loss'], ['diarrhea'], ['fever'], ['wobbly'], ['limping'], ['straining_unclear'], ['straining_stool'], ['belly_swollen'], ['colic_flank'], ['weight_gain'], ['weight_loss']],
    ask: 'foal_not_nursing',
    guards: ['sick-foal'],
    source: 'triage',
  },
  {
    name: 'choke',
    when: [['nasal_discharge'], ['cough', 'drooling'], ['drooling'], ['gagging'], ['swallow_hard'], ['quidding'], ['appetite_loss', 'cough']],
    ask: 'choke_nose',
    guards: ['choke'],
    source: 'triage',
  },
  {
    name: 'colic',
    when: [['lethargy'], ['appetite_loss'], ['restless'], ['pain'], ['gas'], ['drinks_less'], ['straining_unclear'], ['straining_stool'], ['nothing_passed'], ['stiff', 'sweating']],
    ask: 'colic_rolling',
    guards: ['gas-colic', 'impaction-colic', 'surgical-colic'],
    source: 'triage',
  },
  {
    name: 'a blocked bladder',
    who: { sex: 'male' },
    when: [['straining_unclear'], ['nothing_passed'], ['pee_straining'], ['pee_often'], ['pee_cry']],
    ask: 'pee_none',
    guards: ['urinary-stone'],
    source: 'triage',
  },
  {
    name: 'a gut that has stopped',
    when: [['appetite_loss'], ['lethargy'], ['belly_pain'], ['gas'], ['restless'], ['colic_rolling'], ['colic_flank'], ['drinks_less']],
    ask: 'constipation',
    guards: ['impaction-colic', 'surgical-colic'],
    source: 'triage',
  },
  {
    name: 'muscle damage',
    when: [['stiff'], ['shaking'], ['weakness'], ['sweating'], ['lethargy', 'weakness'], ['reluctant_move'], ['tying_up']],
    ask: 'pee_dark',
    guards: ['tying-up', 'atypical-myopathy'],
    source: 'triage',
  },
  {
    name: 'laminitis',
    when: [['limping'], ['stiff'], ['cresty'], ['feed_rich'], ['hoof_heat']],
    ask: 'laminitis_stance',
    guards: ['laminitis'],
    source: 'triage',
  },
  {
    name: 'laminitis',
    when: [['laminitis_stance']],
    ask: 'reluctant_move',
    guards: ['laminitis'],
    source: 'triage',
  },
  {
    name: 'a wound into a joint',
    when: [['wound']],
    ask: 'wound_joint',
    guards: ['septic-joint', 'foot-puncture'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
