import type { CaseState } from '../types.ts';
import type { Model } from './model.ts';
import type { Belief } from './posterior.ts';
import { believe } from './posterior.ts';

/** A case with the numbers it is weighed by and what follows from it: which causes are how likely. */
export interface Appraisal {
  readonly model: Model;
  readonly state: CaseState;
  readonly belief: Belief;
}

/** A case with what is believed of it now. */
export function appraise(model: Model, state: CaseState): Appraisal {
  return { model, state, belief: believe(model, state) };
}
