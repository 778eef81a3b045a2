import type { Observations } from './index.ts';

/** The same said of each of several parts. */
const of = (parts: readonly string[], ...said: readonly string[]): string[] =>
  parts.flatMap((part) => said.map((one) => `${part} ${one}`));

const legs = ['leg', 'paw', 'joint'] as const;
const hinds = ['hind-leg', 'hind-joint'] as const;

export const limbs = {
  limping: [
    'limp',
    'leg-lift',
    'three-legs',
    'non-weight-bearing',
    'leg-to-leg',
    'put-weight none',
    'put-weight less',
    'put-weight painful',
    'put-weight hesitate',
    ...of(legs, 'sore', 'painful', 'injured'),
  ],
  limp_no_weight: ['leg-lift', 'three-legs', 'non-weight-bearing', 'put-weight none'],
  limp_back: of(hinds, 'limp', 'sore', 'painful', 'injured', 'put-weight none', 'put-weight less', 'leg-lift', 'swollen'),
  joints_several: ['leg-to-leg'],
  stiff: ['stiff leg', 'stiff joint', 'stiff hindquarters', 'stiff walk', 'stiff after-rest', 'stiff get-up', 'stiff~', 'get-up effort', 'get-up slow', 'get-up less'],
  reluctant_jump: [
    'jump none',
    'jump less',
    'jump effort',
    'jump hesitate',
    'jump painful',
    'climb none',
    'climb effort',
    'climb hesitate',
    'stairs none',
    'stairs less',
    'stairs effort',
    'stairs hesitate',
    'stairs slow',
    'stairs painful',
  ],
  joint_swelling: of(legs, 'swollen'),
  trigger_activity: ['mishap', 'play limp', 'play painful', 'play leg-lift', 'play put-weight'],
  paw_wound: [
    'sharp-thing paw',
    'sharp-thing leg',
    'sharp-thing step-on',
    ...of(['paw'], 'sore', 'broken', 'blood', 'pus', 'red', 'crusty'),
  ],
  nail_problem: of(['nail'], 'torn-off', 'overgrown', 'blood', 'quicked', 'broken', 'swollen', 'sore'),
  back_pain: [
    ...of(['spine', 'neck'], 'sore', 'painful', 'injured', 'stiff'),
    'pick-up painful',
    'hunched walk',
  ],
  hind_cold: ['hind-leg cold', 'paw cold', 'paw blue'],
  hoof_heat: [],
} satisfies Observations;
