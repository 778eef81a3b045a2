import { impliedParents, withKinds } from './infer/families.ts';
import { settleEvidence } from './infer/known.ts';
import type { Model } from './infer/model.ts';
import type { Level } from './knowledge-types.ts';
import { questionText, valueWords } from './report/wording.ts';
import type { CaseState, Evidence, SecondCheck } from './types.ts';

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
  /** Who heard it: we alone, another reader too, or the other reader first and then the owner's word. */
  heardBy: 'engine' | 'both' | 'second';
}

/** A sign on which two readers differ, as the owner is asked about it. */
export interface OpenCheck {
  id: string;
  /** "vomiting". */
  words: string;
  quote: string;
  /** True where we read it as there, and the other reader did not. */
  against: boolean;
  /** The danger it decides about ("a blocked bladder"), and the safety question in full. */
  danger?: string;
  question?: string;
}

/** What stands now, and what the owner took back. */
export interface Understood {
  signs: UnderstoodSign[];
  removed: UnderstoodSign[];
  /** Most useful first. */
  checks: OpenCheck[];
}

/** Ids of findings that the owner takes back, or says are so after all. */
export interface Correction {
  remove?: readonly string[];
  restore?: readonly string[];
  /** How urgent it was when it was last judged, where something is worse since; null where nothing is any more. */
  worseSince?: Level | null;
}

/** Read from a laboratory's own report, so no reading of the owner's words to correct. */
const NOT_STATED = 'lab_critical';

/** What the owner is asked because two readers differ, and has not answered; what the consult itself asks is not asked twice. */
export function openChecks({ second, asked }: CaseState): SecondCheck[] {
  const isAsked = ({ finding, danger }: SecondCheck): boolean =>
    danger !== undefined && asked.some(({ question }) => question.id === finding);
  return (second?.checks ?? []).filter((check) => check.answer === null && !isAsked(check));
}

/** What was understood of the owner's words, present signs first. */
export function understoodSigns(model: Model, state: CaseState): Understood {
  const signs = signsOf(model, state);
  const told = new Set(signs.map(({ id }) => id));
  const withdrawn = { ...state, evidence: state.withdrawn ?? [] };
  const removed = signsOf(model, withdrawn).filter(({ id }) => !told.has(id));
  const checks = openChecks(state).map(({ finding, quote, against, danger }) => {
    const node = model.nodes.get(finding);
    const words = node?.finding.name ?? finding;
    if (!node || danger === undefined) return { id: finding, words, quote, against };
    const question = questionText(node.finding, model.knowledge, state.patient);
    return { id: finding, words, quote, against, danger, question };
  });
  return { signs, removed, checks };
}

/** Whom we have a sign from. */
function readerOf({ second }: CaseState, id: string): UnderstoodSign['heardBy'] {
  const added = second?.checks.some(
    ({ finding, against, answer }) => finding === id && !against && answer === 'yes',
  );
  if (added) return 'second';
  return second?.heard.some(({ finding, agreed }) => finding === id && agreed) ? 'both' : 'engine';
}

function signsOf(model: Model, state: CaseState): UnderstoodSign[] {
  const { evidence } = state;
  const signs: UnderstoodSign[] = [];
  for (const [id, { value }] of settleEvidence(model, evidence)) {
    const finding = model.nodes.get(id)?.finding;
    const latest = evidence.findLast((item) => item.finding === id && item.value === value);
    // What only follows from another sign goes and comes with that sign.
    if (!finding || !latest || id === NOT_STATED) continue;
    const present = value !== 'no';
    const reader = readerOf(state, id);
    signs.push({
      id,
      words: valueWords(finding, value),
      present,
      quote: latest.quote,
      heardBy: reader,
    });
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
  const goes = (item: Evidence): boolean => remove.has(item.finding) && item.finding !== NOT_STATED;
  const implied = impliedParents(model, state.evidence, remove);
  const returns = (item: Evidence): boolean => restore.has(item.finding);
  const { worseSince: before, ...rest } = state;
  const { worseSince = before } = correction;
  return {
    ...rest,
    ...(worseSince && { worseSince }),
    // The question that was open may be another one now.
    asked: state.asked.filter(({ answer }) => answer !== null),
    evidence: [
      ...state.evidence.filter((item) => !goes(item)),
      ...implied,
      ...withdrawn.filter(returns),
    ],
    withdrawn: [...withdrawn.filter((item) => !returns(item)), ...state.evidence.filter(goes)],
  };
}
