import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of ferrets that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'a blocked bladder',
    who: { sex: 'male' },
    when: [['straining_unclear'], ['nothing_passed'], ['pee_straining'], ['pee_often'], ['pee_blood'], ['pee_accidents'], ['genital_lick'], ['straining_stool'], ['constipation'], ['pain', 'vocal']],
    ask: 'pee_none',
    guards: ['urinary-block'],
    source: 'triage',
  },
  {
    name: 'low blood sugar',
    when: [['lethargy'], ['confused'], ['mouth_paw'], ['drooling'], ['hind_weak'], ['exercise_tired'], ['teeth_grind']],
    ask: 'glassy',
    guards: ['insulinoma'],
    source: 'triage',
  },
  {
    name: 'a jill left in season',
    who: { sex: 'female', intact: true },
    when: [['lethargy'], ['weakness'], ['hair_loss'], ['bruising'], ['pale_gums']],
    ask: 'vulva_swollen',
    guards: ['oestrus-anaemia'],
    source: 'triage',
  },
  {
    name: 'too few blood cells',
    who: { sex: 'female', intact: true },
    when: [['vulva_swollen'], ['season_long']],
    ask: 'pale_gums',
    guards: ['oestrus-anaemia'],
    source: 'triage',
  },
  {
    name: 'distemper',
    when: [['eye_discharge'], ['nasal_discharge'], ['eye_squint'], ['scabs']],
    ask: 'pads_hard',
    guards: ['distemper'],
    source: 'triage',
  },
  {
    name: 'something swallowed that blocks the gut',
    when: [['appetite_loss'], ['vomiting'], ['teeth_grind'], ['black_stool'], ['constipation'], ['belly_pain'], ['weight_loss']],
    ask: 'ate_object',
    guards: ['foreign-body'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
