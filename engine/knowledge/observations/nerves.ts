import type { Observations } from './index.ts';

/** Balance, fits, paralysis and posture. */
export const nerves = {
  wobbly: ['balance none', 'balance lost', 'balance poor', 'balance wrong', 'wobbly~'],
  hind_weak: ['hind-leg unsteady', 'hind-leg weak', 'hind-leg wobbly', 'hind-leg strength none', 'hind-leg shake', 'hind-leg poor', 'one-hind drag', 'hind-sign'],
  hind_paralysis: ['hind-leg paralyzed', 'hind-leg use-it none', 'hind-leg use-it lost', 'hind-legs drag', 'drag-self~', 'hind-legs cannot use-it', 'hind-leg use-it cannot', 'para', 'legs-word paralyzed', 'drag-self'],
  drag_hind: ['hind-leg drag', 'hind-leg held-off', 'splayed-out'],
  cannot_stand: ['down-unable', 'down-unable', 'stand cannot', 'legs-fail', 'flat-down', 'move-it cannot-only', 'walk cannot-only'],
  seizure: ['seizure', 'stiffened paddle', 'stiffened shake', 'fall-down paddle'],
  seizure_long: ['fit-long', 'seizure minutes-long'],
  seizure_cluster: ['cluster'],
  twitching: ['twitch~'],
  head_tilt: ['head tilted', 'tilt-head', 'face tilted'],
  eyes_flick: ['eye side-to-side', 'nystagmus'],
  circling: ['circle'],
  head_flick: ['head-flick'],
  sawhorse: ['sawhorse', 'jaw stiffened', 'jaw locked'],
  tail_weak: ['tail limp-droop', 'tail-limp'],
  tongue_limp: ['tongue limp-droop', 'face limp-droop', 'lip limp-droop'],
  leg_split: ['leg-split', 'split-legs'],
  neck_limp: ['neck bent-back', 'limber'],
  glassy: ['glassy'],
  hard_to_wake: ['hard-wake'],
  sugar_better: ['sugar-better'],
  stargazing: ['stargaze', 'head upward', 'stare upward'],
} satisfies Observations;
