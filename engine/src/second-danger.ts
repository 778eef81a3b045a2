import { isOpen, settleEvidence, type KnownMap } from './infer/known.ts';
import type { Model } from './infer/model.ts';
import { anyHolds, firedRules, isAbout } from './infer/red-flags.ts';
import type { CaseState, Evidence } from './types.ts';

/** What decides about a danger that another reader has heard of. */
export interface DecidingSign {
  /** The finding to ask the owner for. */
  finding: string;
  /** "a blocked bladder". */
  danger: string;
}

/**
 * The decisive sign of a danger that a claimed sign would be the first to tell of: the sign itself where it makes a red flag
 * fire (what it calls for then is asked next, as after any answer), else the sign of the safety question that it calls for.
 * Null where it tells of no danger that is not known or asked about already.
 */
export function decidingSign(model: Model, state: CaseState, claim: Evidence): DecidingSign | null {
  const before = settleEvidence(model, state.evidence);
  const after = settleEvidence(model, [...state.evidence, claim]);
  const earlier = new Set(firedRules(model, state, before).map(({ id }) => id));
  const fired = firedRules(model, state, after).find(({ id }) => !earlier.has(id));
  if (fired) return { finding: claim.finding, danger: fired.name };
  const called = model.knowledge.safetyQuestions.find(
    ({ who, when, ask }) =>
      isAbout(model, who, state) &&
      anyHolds(when, after) &&
      !anyHolds(when, before) &&
      canAsk(model, after, ask),
  );
  return called ? { finding: called.ask, danger: called.name } : null;
}

/** Whether a finding can be asked for with yes or no, and is not answered yet. */
function canAsk(model: Model, known: KnownMap, id: string): boolean {
  const finding = model.nodes.get(id)?.finding;
  if (!finding || finding.values || finding.either || finding.askable === false) return false;
  return isOpen(known, id);
}
