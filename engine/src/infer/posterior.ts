import type { CaseState, Evidence } from '../types.ts';
import { labScores } from './labs.ts';
import { dosesOf, harmlessToxins } from './doses.ts';
import type { Known, KnownMap } from './known.ts';
import { settleEvidence } from './known.ts';
import type { Model, Node } from './model.ts';
import { constants, logPriors } from './model.ts';
import { exp, ln } from './arithmetic.ts';

/** Sum of a correlated group for one hypothesis: the strongest whole, the rest damped. */
interface Group {
  strongest: number;
  sum: number;
}

/** Everything needed to add one more answer cheaply. */
export interface Belief {
  known: KnownMap;
  prior: readonly number[];
  /** Ungrouped likelihood, silence included. */
  plain: readonly number[];
  groups: ReadonlyMap<string, readonly Group[]>;
  /** Damped sum of all groups for each hypothesis. */
  grouped: readonly number[];
  probs: readonly number[];
  /** Probabilities for this patient before a word was said: species, age, sex, breed, history. */
  before: readonly number[];
  /** Probabilities with one more plain answer, all counted anew. */
  countedWith: (finding: string, value: string) => readonly number[];
}

/** Of the hypotheses of one row. */
function softScore(node: Node, row: readonly number[], known: Known): number {
  const index = node.values.indexOf(known.value);
  const full = row[index] ?? 0;
  if (known.certainty >= 0.995) return full;
  const share = known.certainty;
  const rest = node.values.length === 2 ? exp(row[1 - index] ?? 0) : 1;
  return ln(share * exp(full) + (1 - share) * rest);
}

const empty: Group = { strongest: 0, sum: 0 };

/**
 * What a known value is correlated with: the group of its finding, else the other denials of its body system, since an
 * animal without one sign of a part seldom shows the next.
 */
function groupOf({ finding }: Node, value: string): string | undefined {
  return finding.group ?? (value === 'no' ? `no ${finding.topic}` : undefined);
}

/** log-likelihood ratio of one known finding for every hypothesis. */
export function scoresOf(node: Node, known: Known): number[] {
  const rows = node.score.map((row) => softScore(node, row, known));
  return Array.from(node.rowOf, (row) => rows[row] ?? 0);
}

/** Evidence of a group that counts: the strongest score whole, the others by the damping of `constants`; in nats. */
export function damped(group: Group): number {
  return group.strongest + constants.damping * (group.sum - group.strongest);
}

/** `damped(addTo(group, score))`, without making a group. */
function dampedWith({ strongest, sum }: Group, score: number): number {
  const most = Math.abs(score) > Math.abs(strongest) ? score : strongest;
  return most + constants.damping * (sum + score - most);
}

/** A group with one more score (nats); the one given is not changed. */
export function addTo(group: Group | undefined, score: number): Group {
  const before = group ?? empty;
  return {
    strongest: Math.abs(score) > Math.abs(before.strongest) ? score : before.strongest,
    sum: before.sum + score,
  };
}

/** Normalised probabilities from prior and likelihood. */
export function normalise(prior: readonly number[], likelihood: readonly number[]): number[] {
  // Some hundred times a question: one array, no calls.
  const probs = prior.slice();
  let top = -Infinity;
  for (let index = 0; index < probs.length; index += 1) {
    const log = (probs[index] ?? 0) + (likelihood[index] ?? 0) / constants.temperature;
    probs[index] = log;
    if (log > top) top = log;
  }
  let total = 0;
  for (let index = 0; index < probs.length; index += 1) {
    const raw = exp((probs[index] ?? 0) - top);
    probs[index] = raw;
    total += raw;
  }
  for (let index = 0; index < probs.length; index += 1) probs[index] = (probs[index] ?? 0) / total;
  return probs;
}

function addSilence(model: Model, known: KnownMap, plain: number[]): void {
  if (known.size === 0) return;
  for (const node of model.nodes.values()) {
    const { rowOf, silence } = node;
    if (!node.relevant || !silence.some(Boolean) || known.has(node.finding.id)) continue;
    for (let hypothesis = 0; hypothesis < plain.length; hypothesis += 1)
      plain[hypothesis] = (plain[hypothesis] ?? 0) + (silence[rowOf[hypothesis] ?? -1] ?? 0);
  }
}

/** Before a word was said, who is ill and what it had is all that speaks; and what the complaint is about, where that was asked. */
function priorOf(model: Model, state: CaseState): readonly number[] {
  const { patient, history, area } = state;
  const before = priorsOfPatients.get(patient);
  if (before?.model === model && before.history === history && before.area === area)
    return before.prior;
  const prior = normalise(logPriors(model, { ...state, evidence: [] }), []);
  priorsOfPatients.set(patient, { model, history, area, prior });
  return prior;
}

const priorsOfPatients = new WeakMap<
  CaseState['patient'],
  Pick<CaseState, 'history'> & {
    readonly model: Model;
    readonly area: CaseState['area'] | undefined;
    readonly prior: readonly number[];
  }
>();

/** What is known without poisons of an amount that does no harm: they say nothing about an illness. */
function withoutHarmless(model: Model, state: CaseState, known: KnownMap): KnownMap {
  const harmless = harmlessToxins(dosesOf(model, state, known));
  if (harmless.size === 0) return known;
  const left = new Map([...known].filter(([id]) => !harmless.has(id.replace('toxin_', ''))));
  if (![...left.keys()].some((id) => id.startsWith('toxin_') && id !== 'toxin_exposure'))
    left.delete('toxin_exposure');
  return left;
}

/** The posterior over all hypotheses ("none" last), given any list of evidence in any order. */
export function believe(
  model: Model,
  state: CaseState,
  evidence: readonly Evidence[] = state.evidence,
): Belief {
  const known = withoutHarmless(model, state, settleEvidence(model, evidence));
  const plain = Array.from({ length: model.size }, () => 0);
  const groups = new Map<string, Group[]>();
  const add = (group: string | undefined, scores: readonly number[]): void => {
    if (!group) {
      for (const [index, score] of scores.entries()) plain[index] = (plain[index] ?? 0) + score;
      return;
    }
    const before = groups.get(group) ?? [];
    groups.set(
      group,
      scores.map((score, index) => addTo(before[index], score)),
    );
  };
  for (const [id, item] of known) {
    const node = model.nodes.get(id);
    if (node) add(groupOf(node, item.value), scoresOf(node, item));
  }
  for (const scores of labScores(model, state)) add('laboratory', scores);
  addSilence(model, known, plain);
  const prior = logPriors(model, { ...state, evidence: [...evidence] });
  const grouped = plain.map((_, index) =>
    [...groups.values()].reduce((sum, group) => sum + damped(group[index] ?? empty), 0),
  );
  const likelihood = plain.map((value, index) => value + (grouped[index] ?? 0));
  return {
    known,
    prior,
    plain,
    groups,
    grouped,
    probs: normalise(prior, likelihood),
    before: priorOf(model, state),
    countedWith: (finding, value) => {
      const turn = evidence.reduce((last, item) => Math.max(last, item.turn), 0) + 1;
      const answer: Evidence = { finding, value, certainty: 1, source: 'answer', turn, quote: '' };
      return believe(model, state, [...evidence, answer]).probs;
    },
  };
}

/**
 * Findings whose answer says more than itself: which meaning of a known ambiguous sign is meant; or that are ambiguous or
 * known themselves.
 */
function entangled(model: Model, known: KnownMap): ReadonlySet<string> {
  const ids = new Set(known.keys());
  for (const { finding } of model.nodes.values()) if (finding.either) ids.add(finding.id);
  for (const id of known.keys())
    for (const [meaning, by] of Object.entries(model.nodes.get(id)?.finding.either ?? {}))
      for (const one of [meaning, ...by]) ids.add(one);
  return ids;
}

/** What is the same for every answer that is tried on a belief. */
interface Trial {
  readonly entangled: ReadonlySet<string>;
  /** Likelihood of each hypothesis so far. */
  readonly likelihood: readonly number[];
  /** By group, its damped sum for each hypothesis. */
  readonly dampedSums: ReadonlyMap<string, readonly number[]>;
}

const trials = new WeakMap<Belief, Trial>();

function trialOf(model: Model, belief: Belief): Trial {
  const made = trials.get(belief);
  if (made) return made;
  const trial: Trial = {
    entangled: entangled(model, belief.known),
    likelihood: belief.plain.map((plain, index) => plain + (belief.grouped[index] ?? 0)),
    dampedSums: new Map([...belief.groups].map(([name, group]) => [name, group.map(damped)])),
  };
  trials.set(belief, trial);
  return trial;
}

/** Probabilities after one more plain answer; the same arithmetic as `believe`, done in one step where no other sign hangs on it. */
export function withAnswer(
  { model, belief }: { readonly model: Model; readonly belief: Belief },
  node: Node,
  value: number,
): readonly number[] {
  const trial = trialOf(model, belief);
  const answer = node.values[value] ?? '';
  if (trial.entangled.has(node.finding.id)) return belief.countedWith(node.finding.id, answer);
  const group = groupOf(node, answer) ?? '';
  const members = belief.groups.get(group);
  const sums = trial.dampedSums.get(group);
  const silent = belief.known.size > 0 && node.relevant;
  const { rowOf } = node;
  const scores = node.score.map((row) => row[value] ?? 0);
  const silence = node.silence.map((row) => (silent ? row : 0));
  const likelihood = trial.likelihood.slice();
  for (let hypothesis = 0; hypothesis < likelihood.length; hypothesis += 1) {
    const row = rowOf[hypothesis] ?? -1;
    const score = scores[row] ?? 0;
    const member = members?.[hypothesis];
    const gained = member ? dampedWith(member, score) - (sums?.[hypothesis] ?? 0) : score;
    likelihood[hypothesis] = (likelihood[hypothesis] ?? 0) - (silence[row] ?? 0) + gained;
  }
  return normalise(belief.prior, likelihood);
}

/** Hypotheses by falling probability; ties by place, so the order is stable. */
export function ranked(belief: Belief): number[] {
  return belief.probs
    .map((_, index) => index)
    .sort((a, b) => (belief.probs[b] ?? 0) - (belief.probs[a] ?? 0) || a - b);
}
