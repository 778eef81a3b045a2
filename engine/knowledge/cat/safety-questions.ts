import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of cats that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'a blocked bladder',
    who: { sex: 'male' },
    when: [['straining_unclear'], ['nothing_passed'], ['pee_straining'], ['pee_often'], ['pee_cry'], ['pee_blood'], ['pee_accidents'], ['genital_lick'], ['straining_stool'], ['constipation'], ['hiding'], ['vomiting'], ['belly_pain'], ['lethargy', 'appetite_loss'], ['restless', 'vocal']],
    ask: 'pee_none',
    guards: ['urethral-obstruction'],
    source: 'triage',
  },
  {
    name: 'a clot in the leg artery',
    when: [['limping'], ['hind_weak'], ['wobbly'], ['cold_body'], ['pain', 'vocal'], ['stiff', 'onset=sudden']],
    ask: 'hind_cold',
    guards: ['aortic-thromboembolism'],
    source: 'triage',
  },
  {
    name: 'a clot in the leg artery',
    when: [['hind_cold'], ['pain', 'vocal'], ['limping', 'vocal'], ['trauma', 'limping']],
    ask: 'hind_paralysis',
    guards: ['aortic-thromboembolism'],
    source: 'triage',
  },
  {
    name: 'fluid in the chest or a failing heart',
    when: [['breath_fast']],
    ask: 'breath_hard',
    guards: ['heart-failure', 'pleural-effusion'],
    source: 'triage',
  },
  {
    name: 'fluid in the chest or a failing heart',
    when: [['hiding'], ['cough'], ['wheeze'], ['noisy_breath'], ['exercise_tired'], ['fainting'], ['belly_pain'], ['lethargy', 'appetite_loss']],
    ask: 'breath_fast',
    guards: ['heart-failure', 'pleural-effusion'],
    source: 'triage',
  },
  {
    name: 'poisoning',
    when: [['vomiting'], ['drooling'], ['twitching'], ['shaking'], ['wobbly'], ['confused'], ['face_swelling'], ['seizure'], ['drinks_more', 'drooling'], ['appetite_loss', 'course=hours'], ['lethargy', 'course=hours']],
    ask: 'toxin_exposure',
    guards: ['lily-poisoning', 'toxin-ingestion'],
    source: 'triage',
  },
  {
    name: 'swallowed string',
    when: [['vomit_frequent'], ['vomiting', 'appetite_loss'], ['gagging'], ['mouth_paw']],
    ask: 'ate_string',
    guards: ['foreign-body'],
    source: 'triage',
  },
  {
    name: 'a birth that does not go on',
    who: { sex: 'female', intact: true },
    when: [['straining_unclear'], ['straining_stool'], ['genital_discharge']],
    ask: 'pregnant',
    guards: ['dystocia'],
    source: 'triage',
  },
  {
    name: 'a birth that does not go on',
    who: { sex: 'female' },
    when: [['pregnant']],
    ask: 'labour_stalled',
    guards: ['dystocia'],
    source: 'triage',
  },
  {
    name: 'sudden blindness',
    when: [['pupils_uneven'], ['eye_colour'], ['confused']],
    ask: 'blind',
    guards: ['hypertension'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
