import type { Observations } from './index.ts';
import { of } from './said-of.ts';

const soles = ['sole', 'paw', 'foot-heel'] as const;

/** Wings, soles and bones of birds, reptiles and small animals. */
export const limbsOfSmall = {
  '!not_flying': ['flies-fine'],
  foot_sole: [
    'bumblefoot',
    'foot-plug',
    ...of(soles, 'limb-swollen', 'red', 'crusty', 'tender'),
    'sole raw',
    'sole sore-spot',
    'sole lump',
    'sole bump',
    'sole scab',
    'sole sore',
    'sole swollen',
    'sole pinked',
    'sole cut-open',
    'sole no-fur',
    'sole black',
    'foot-plug sole',
    'paw pressure-sore',
    'sole pressure-sore',
  ],
  leg_band: [
    ...of(['ring'], 'leg wrapped', 'leg limb-swollen', 'paw limb-swollen', 'wrapped'),
    'fibre leg',
    'fibre paw',
    'fibre joint',
    'ring-grown',
    'fibre paw wrapped',
    'ring-swells',
    'ring strangles',
    'fibre strangles',
  ],
  splayed_legs: [
    'splay',
    'legs-two bent',
    'leg bent since-baby',
    'paw curled-up',
    'legs-two splay-out',
    'leg splay-out',
  ],
  wing_droop: [
    ...of(['wing'], 'droops', 'injured', 'tender', 'broken'),
    'wing hung',
    'wing badly-held',
    'wing-not-held',
  ],
  not_flying: [
    ...of(['fly'], 'none', 'less', 'effort', 'badly', 'wrong', 'hesitate', 'lost-it'),
    'will-not-land',
    'flutter-down',
  ],
  sore_hocks: [
    'bumblefoot',
    ...of(['hind-joint', 'foot-heel', 'sole'], 'no-fur', 'red', 'tender', 'crusty', 'sore'),
    'foot-heel pinked',
    'foot-heel raw',
    'foot-heel scab',
    'sole pinked',
    'sole raw',
    'sole scab',
    'foot-heel sore-spot',
    'sole sore-spot',
    'joint raw',
    'hind-leg no-fur red',
    'sole red',
    'paw no-fur',
    'paw pressure-sore',
    'joint pressure-sore',
  ],
  foot_sores: [
    'bumblefoot',
    ...of(soles, 'limb-swollen', 'red', 'raw', 'scab', 'crusty', 'tender', 'sore', 'blood'),
    'sole sore-spot',
    'sole lump',
    'sole bump',
    'sole swollen',
    'paw swollen',
    'paw pressure-sore',
    'sole pressure-sore',
    'paw tender',
    'paw infected-word',
    'sole infected-word',
  ],
  soft_jaw: [
    'bone-disease',
    ...of(['jaw', 'leg', 'spine', 'tail'], 'bent'),
    ...of(['jaw', 'shell'], 'rubbery'),
    'jaw soft',
    'jaw swollen',
    'shell rubbery',
    'jaw rubbery',
    'jaw wobbly-word',
    'leg rubbery',
    'front-leg bent',
  ],
  body_dragging: ['belly-drag', 'drag shell', 'drag belly', 'crawl-word belly', 'crawl-word shell'],
  '!wing_droop': ['wing in-order'],
  '!foot_sole': ['sole in-order', 'paw in-order'],
  '!foot_sores': ['sole in-order', 'paw in-order'],
  '!sore_hocks': ['sole in-order', 'hind-joint in-order', 'foot-heel in-order'],
  '!leg_band': ['ring none', 'ring loose-ring', 'nothing-wrapped'],
  '!splayed_legs': ['leg in-order', 'paw in-order', 'legs-two in-order'],
  '!soft_jaw': ['shell hard', 'jaw hard', 'leg in-order', 'jaw in-order', 'shell in-order'],
  '!body_dragging': ['walks-tall', 'moves-fine', 'drag none'],
} satisfies Observations;

/** A swollen leg; of a horse it is a leg that filled or a tendon, not a joint. */
export const swollenLimbs = {
  joint_swelling: [
    'leg limb-swollen',
    'paw limb-swollen',
    'leg filled',
    'leg-one enormous',
    'fat-leg',
  ],
} satisfies Observations;

/** Cold feet of a cat tell of a clot; of a small animal that it is cold. */
export const coldFeet = {
  hind_cold: [
    'paw stone-cold',
    'sole stone-cold',
    'paw blue',
    'sole blue',
    'paw colder',
    'hind-leg no-warmth',
    'hind-legs no-warmth',
  ],
} satisfies Observations;

/** Owners speak of a horse's one swollen leg as of a joint; of both they say that they filled. */
export const horseLimbs = {
  joint_swelling: ['leg-one limb-swollen', 'leg-one enormous'],
} satisfies Observations;
