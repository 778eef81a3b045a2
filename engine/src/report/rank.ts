import type { Model } from '../infer/model.ts';
import type { Belief } from '../infer/posterior.ts';
import { ranked } from '../infer/posterior.ts';

export interface Ranked {
  /** Hypotheses that are conditions, best first. */
  order: number[];
  none: number;
  noneFits: boolean;
}

/** The order of conditions and whether "none of the known ones" is the better answer. */
export function rankConditions(model: Model, belief: Belief): Ranked {
  const order = ranked(belief).filter((hypothesis) => hypothesis < model.conditions.length);
  const none = belief.probs.at(-1) ?? 0;
  const best = belief.probs[order[0] ?? 0] ?? 0;
  return { order, none, noneFits: model.knowledge.generalOnly || none > best || none > 0.5 };
}
