import type { Observations } from './index.ts';

/** The same said of each of several parts. */
const of = (parts: readonly string[], ...said: readonly string[]): string[] =>
  parts.flatMap((part) => said.map((one) => `${part} ${one}`));

const legs = ['leg', 'paw', 'joint'] as const;
const hinds = ['hind-leg', 'hind-joint'] as const;
const soles = ['sole', 'paw', 'foot-heel'] as const;

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
    'use-leg none',
    'use-leg less',
    'leg-one drag',
    ...of(legs, 'tender', 'injured'),
    'paw yelps touched',
    'leg yelps touched',
    'leg-one grip-on none',
  ],
  limp_no_weight: [
    'leg-lift',
    'three-legs',
    'non-weight-bearing',
    'put-weight none',
    'use-leg none',
  ],
  limp_back: of(
    hinds,
    'limp',
    'tender',
    'injured',
    'put-weight none',
    'put-weight less',
    'leg-lift',
  ),
  joints_several: ['leg-to-leg'],
  stiff: [
    ...of(['leg', 'joint', 'hindquarters', 'walk'], 'stiff'),
    'stiff after-rest',
    'stiff get-up',
    'went-rigid after-rest',
    'went-rigid get-up',
    'stiff~',
    'get-up struggles',
    'get-up takes-ages',
    'takes-ages walk after-rest',
  ],
  reluctant_jump: [
    ...of(['jump', 'climb', 'stairs'], 'none', 'less', 'struggles', 'hesitate', 'will-not', 'takes-ages'),
    'stairs painful',
  ],
  joint_swelling: of([...legs, 'tendon', 'hoof'], 'limb-swollen', 'enormous'),
  trigger_activity: ['mishap', 'play limp', 'play painful', 'play leg-lift', 'play put-weight'],
  paw_wound: [
    'sharp-thing paw',
    'sharp-thing leg',
    'sharp-thing step-on',
    'nail paw overgrown',
    ...of(['paw'], 'broken', 'blood', 'pus'),
  ],
  nail_problem: of(
    ['nail'],
    'torn-off',
    'overgrown',
    'blood',
    'quicked',
    'broken',
    'swollen',
    'tender',
  ),
  back_pain: [
    ...of(['spine', 'neck'], 'tender', 'painful', 'injured', 'stiff'),
    'lifted-up yelps',
    'walks-hunched',
  ],
  hind_cold: of(['hind-leg', 'paw', 'sole'], 'stone-cold'),
  hoof_heat: ['hoof hot', 'paw hot', 'hoof toasty', 'paw toasty', 'foot-pulse'],
  laminitis_stance: ['back-on-heels', 'shuffle'],
  reluctant_move: ['rooted', ...of(['budge', 'walk', 'turn-round'], 'will-not')],
  hard_ground: ['footy', 'hard-ground worse-there', 'hard-ground limp', 'hard-ground tender'],
  toe_point: ['point-toe'],
  hoof_pus: ['foot-abscess', ...of(['hoof', 'sole', 'paw', 'foot-heel'], 'pus')],
  hoof_smell: [
    'hoof-rot',
    ...of(['frog'], 'black', 'soft', 'smelly', 'discharge'),
    ...of(['hoof', 'paw', 'sole'], 'smelly', 'smelling'),
  ],
  tendon_swelling: of(['tendon'], 'limb-swollen', 'hot', 'bent', 'enormous', 'tender', 'soft'),
  leg_thick: ['leg-one enormous'],
  legs_filled: of(['legs-two'], 'filled', 'limb-swollen', 'enormous'),
  leg_locks: ['leg-locks'],
  tying_up: ['ties-up', 'muscle hard', 'hindquarters hard'],
  back_sore_ridden: [
    ...of(['spine', 'saddle'], 'dip', 'painful', 'tender'),
    'dip touched',
    'spine hard',
  ],
  foot_sole: ['bumblefoot', ...of(soles, 'limb-swollen', 'red', 'crusty', 'tender', 'black')],
  leg_band: [
    ...of(['ring'], 'leg wrapped', 'leg limb-swollen', 'paw limb-swollen', 'wrapped'),
    'fibre leg',
    'fibre paw',
    'fibre joint',
  ],
  splayed_legs: ['splay', 'leg bent', 'paw bent', 'paw overgrown'],
  wing_droop: of(['wing'], 'droops', 'injured', 'tender', 'broken'),
  not_flying: of(['fly'], 'none', 'less', 'effort', 'badly', 'wrong', 'hesitate').concat(
    'will-not-land',
  ),
  sore_hocks: ['bumblefoot', ...of(['joint', 'foot-heel', 'sole'], 'bald', 'red', 'tender', 'crusty', 'sore')],
  foot_sores: ['bumblefoot', ...of(soles, 'limb-swollen', 'red', 'crusty', 'tender', 'sore', 'blood')],
  soft_jaw: ['bone-disease', ...of(['jaw', 'leg', 'spine', 'tail'], 'bent'), ...of(['jaw', 'shell'], 'rubbery', 'soft', 'swollen')],
  body_dragging: ['belly-drag'],
} satisfies Observations;
