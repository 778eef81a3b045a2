import type { SafetyQuestion } from '../../src/knowledge-types.ts';

/** Dangers of birds that must not be missed, in the order of asking. Source: safety section of the research notes. */
export const safetyQuestions = [
  {
    name: 'a stuck egg',
    who: { sex: 'female' },
    when: [['straining_unclear'], ['straining_stool'], ['penguin_stance'], ['belly_swollen'], ['laying'], ['egg_odd'], ['hind_weak'], ['wing_droop', 'penguin_stance'], ['fluffed'], ['lethargy']],
    ask: 'egg_strain',
    guards: ['egg-binding'],
    source: 'triage',
  },
  {
    name: 'a bite or scratch',
    when: [['wound'], ['bleeding'], ['trauma'], ['shaking'], ['hair_loss', 'lethargy'], ['wing_droop'], ['fluffed', 'onset=sudden']],
    ask: 'bite_wound',
    guards: ['predator-bite'],
    source: 'triage',
  },
  {
    name: 'fumes',
    when: [['open_mouth'], ['breath_hard'], ['wobbly'], ['collapse'], ['seizure']],
    ask: 'toxin_exposure',
    guards: ['fumes-inhaled'],
    source: 'triage',
  },
  {
    name: 'hard breathing',
    when: [['fluffed'], ['lethargy'], ['voice_change'], ['noisy_breath'], ['sneezing'], ['nasal_discharge'], ['exercise_tired'], ['not_flying'], ['gasp_stretch'], ['shaking']],
    ask: 'tail_bob',
    guards: ['bird-respiratory', 'aspergillosis'],
    source: 'triage',
  },
  {
    name: 'great weakness',
    when: [['fluffed'], ['lethargy'], ['weight_loss'], ['appetite_loss'], ['droppings_change'], ['diarrhea'], ['vomiting']],
    ask: 'cage_floor',
    guards: ['septicaemia'],
    source: 'triage',
  },
] satisfies readonly SafetyQuestion[];
