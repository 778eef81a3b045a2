import { impliedParents, withKinds } from './infer/families.ts';
import { settleEvidence } from './infer/known.ts';
import type { Model } from './infer/model.ts';
import { valueWords } from './report/wording.ts';
import type { CaseState, Evidence } from './types.ts';

/** One thing the owner told us, as a chip shows it and as `correct` takes it. */
export interface UnderstoodSign {
  /** Id of the finding. */
  id: string;
  /** "vomiting", "no blood in the stool", "how long: two days". */
  words: string;
  /** False when it was said to be absent. */
  present: boolean;
  /** The owner's words it was read from; empty where it followed from others. */
  quote: string;
}

/** What stands now, and what the owner took back. */
export interface Understood {
  signs: UnderstoodSign[];
  removed: UnderstoodSign[];
}

/** Ids of findings that the owner takes back, or says are so after all. */
export interface Correction {
  remove?: readonly string[];
  restore?: readonly string[];
}

/** Read from a laboratory's own report, so no reading of the owner's words to correct. */
const NOT_SAID = 'lab_critical';

/** What was understood of the owner's words, present signs first. */
export function understoodSigns(model: Model, state: CaseState): Understood {
  const signs = signsOf(model, state.evidence);
  const told = new Set(signs.map(({ id }) => id));
  const removed = signsOf(model, state.withdrawn ?? []).filter(({ id }) => !told.has(id));
  return { signs, removed };
}

function signsOf(model: Model, evidence: readonly Evidence[]): UnderstoodSign[] {
  const signs: UnderstoodSign[] = [];
  for (const [id, { value }] of settleEvidence(model, evidence)) {
    const finding = model.nodes.get(id)?.finding;
    const said = evidence.findLast((item) => item.finding === id && item.value === value);
    // What only follows from another sign goes and comes with that sign.
    if (!finding || !said || id === NOT_SAID) continue;
    const present = value !== 'no';
    signs.push({ id, words: valueWords(finding, value), present, quote: said.quote });
  }
  return signs.toSorted((a, b) => Number(b.present) - Number(a.present));
}

/**
 * The state as if the owner had never been understood so. A sign takes with it
 * what is a kind of it; all of it is kept, and can be restored.
 */
export function corrected(model: Model, state: CaseState, correction: Correction): CaseState {
  const remove = withKinds(model, correction.remove ?? []);
  const restore = withKinds(model, correction.restore ?? []);
  const withdrawn = state.withdrawn ?? [];
  const goes = (item: Evidence): boolean => remove.has(item.finding) && item.finding !== NOT_SAID;
  const kept = impliedParents(model, state.evidence, remove);
  const returns = (item: Evidence): boolean => restore.has(item.finding);
  return {
    ...state,
    // The question that was open may be another one now.
    asked: state.asked.filter(({ answer }) => answer !== null),
    evidence: [
      ...state.evidence.filter((item) => !goes(item)),
      ...kept,
      ...withdrawn.filter(returns),
    ],
    withdrawn: [...withdrawn.filter((item) => !returns(item)), ...state.evidence.filter(goes)],
  };
}
