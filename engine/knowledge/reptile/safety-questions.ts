import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of reptiles that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'eggs that do not come',
    who: { sex: 'female' },
    when: [['restless'], ['lethargy'], ['appetite_loss'], ['belly_swollen'], ['straining_unclear'], ['straining_stool'], ['hind_weak'], ['lump']],
    ask: 'egg_weak',
    guards: ['egg-retention'],
    source: 'triage',
  },
  {
    name: 'eggs that do not come',
    who: { sex: 'female' },
    when: [['egg_weak']],
    ask: 'weakness',
    guards: ['egg-retention'],
    source: 'triage',
  },
  {
    name: 'a prolapse',
    when: [['straining_unclear'], ['straining_stool'], ['nothing_passed'], ['bleeding'], ['constipation']],
    ask: 'prolapse',
    guards: ['vent-prolapse'],
    source: 'triage',
  },
  {
    name: 'dangerously low calcium',
    when: [['weakness'], ['hind_weak'], ['soft_jaw'], ['limping'], ['wobbly'], ['body_dragging'], ['diet_poor']],
    ask: 'twitching',
    guards: ['low-calcium'],
    source: 'triage',
  },
  {
    name: 'overheating',
    when: [['hot_contact'], ['belly_scales'], ['skin_red'], ['black_limp'], ['red_flush'], ['weakness']],
    ask: 'heat_exposure',
    guards: ['heatstroke', 'thermal-burn'],
    source: 'triage',
  },
  {
    name: 'a lung infection',
    when: [['noisy_breath'], ['wheeze'], ['mouth_bubbles'], ['stargazing'], ['drooling'], ['floats_lopsided'], ['sneezing']],
    ask: 'open_mouth',
    guards: ['respiratory-infection'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
