import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of hamsters that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'a blocked bladder',
    when: [
      ['straining_unclear'],
      ['nothing_passed'],
      ['pee_straining'],
      ['pee_often'],
      ['pee_cry'],
    ],
    ask: 'pee_none',
    guards: ['bladder-trouble'],
    source: 'triage',
  },
  {
    name: 'wet tail',
    when: [
      ['dirty_bottom'],
      ['lethargy'],
      ['appetite_loss'],
      ['weight_loss'],
      ['belly_pain'],
      ['skin_smell'],
      ['hiding'],
    ],
    ask: 'wet_tail',
    guards: ['wet-tail'],
    source: 'triage',
  },
  {
    name: 'being chilled',
    when: [['lethargy'], ['stiff'], ['weakness'], ['shaking'], ['cold_room']],
    ask: 'cold_body',
    guards: ['torpor'],
    source: 'triage',
  },
  {
    name: 'an infected womb',
    who: { sex: 'female' },
    when: [['belly_swollen'], ['weight_gain'], ['drinks_more'], ['skin_smell']],
    ask: 'vulva_bleed',
    guards: ['pyometra'],
    source: 'triage',
  },
  {
    name: 'a broken leg',
    when: [['trauma'], ['wheel_leg'], ['limping']],
    ask: 'fracture_look',
    guards: ['hamster-fracture'],
    source: 'triage',
  },
  {
    name: 'a failing heart or lungs',
    when: [
      ['noisy_breath'],
      ['wheeze'],
      ['belly_swollen'],
      ['exercise_tired'],
      ['joint_swelling'],
      ['nasal_discharge'],
      ['trauma'],
    ],
    ask: 'breath_hard',
    guards: ['pneumonia', 'hamster-heart'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
