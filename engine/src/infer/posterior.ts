import type { CaseState, Evidence } from '../types.ts';
import { labScores } from './labs.ts';
import { dosesOf, harmlessToxins } from './doses.ts';
import type { Known, KnownMap } from './known.ts';
import { settleEvidence } from './known.ts';
import type { Model, Node } from './model.ts';
import { constants } from './model.ts';
import { logPriors } from './priors.ts';
import { exp, ln } from './arithmetic.ts';

/** Scores of a correlated group, in nats, by hypothesis: the strongest counts whole, the rest damped. */
interface Group {
  readonly strongest: Float64Array;
  readonly sum: Float64Array;
}

/** Everything needed to add one more answer cheaply. */
export interface Belief {
  known: KnownMap;
  prior: readonly number[];
  /** Ungrouped likelihood, silence included. */
  plain: Float64Array;
  groups: ReadonlyMap<string, Group>;
  /** Damped sum of all groups for each hypothesis. */
  grouped: Float64Array;
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

/**
 * What a known value is correlated with: the group of its finding, else the other denials of its body system, since an
 * animal without one sign of a part seldom shows the next.
 */
function groupOf({ finding }: Node, value: string): string | undefined {
  return finding.group ?? (value === 'no' ? `no ${finding.topic}` : undefined);
}

/** Evidence of a group that counts, in nats. */
const damped = (strongest: number, sum: number): number =>
  strongest + constants.damping * (sum - strongest);

/** As `damped`, with one more score. */
function dampedWith({ strongest, sum }: Group, hypothesis: number, score: number): number {
  const most = strongest[hypothesis] ?? 0;
  const then = Math.abs(score) > Math.abs(most) ? score : most;
  return then + constants.damping * ((sum[hypothesis] ?? 0) + score - then);
}

/** What one more score of a group changes of its damped sum. */
function gainedIn(group: Group, hypothesis: number, score: number): number {
  const before = damped(group.strongest[hypothesis] ?? 0, group.sum[hypothesis] ?? 0);
  return dampedWith(group, hypothesis, score) - before;
}

/** All that speaks for or against each hypothesis, as it is put together. */
class Likelihood {
  readonly plain: Float64Array;
  readonly groups = new Map<string, Group>();

  constructor(size: number) {
    this.plain = new Float64Array(size);
  }

  /** Adds the score of each hypothesis, which stands in the row that `rowOf` names, or in its own. */
  add(group: string | undefined, rows: readonly number[], rowOf?: Uint16Array): void {
    if (group === undefined || group === '') {
      const { plain } = this;
      for (let index = 0; index < plain.length; index += 1)
        plain[index] = (plain[index] ?? 0) + (rows[rowOf?.[index] ?? index] ?? 0);
      return;
    }
    const { strongest, sum } = this.#groupOf(group);
    for (let index = 0; index < sum.length; index += 1) {
      const score = rows[rowOf?.[index] ?? index] ?? 0;
      if (Math.abs(score) > Math.abs(strongest[index] ?? 0)) strongest[index] = score;
      sum[index] = (sum[index] ?? 0) + score;
    }
  }

  /** Damped sum of all groups for each hypothesis. */
  grouped(): Float64Array {
    const grouped = new Float64Array(this.plain.length);
    for (const { strongest, sum } of this.groups.values())
      for (let index = 0; index < grouped.length; index += 1)
        grouped[index] = (grouped[index] ?? 0) + damped(strongest[index] ?? 0, sum[index] ?? 0);
    return grouped;
  }

  #groupOf(name: string): Group {
    const known = this.groups.get(name);
    if (known) return known;
    const size = this.plain.length;
    const fresh = { strongest: new Float64Array(size), sum: new Float64Array(size) };
    this.groups.set(name, fresh);
    return fresh;
  }
}

/** Normalised probabilities from prior and likelihood. */
export function normalise(prior: readonly number[], likelihood: ArrayLike<number>): number[] {
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

function addSilence(model: Model, known: KnownMap, plain: Float64Array): void {
  if (known.size === 0) return;
  for (const { finding, rowOf, silence } of model.telling) {
    if (known.has(finding.id)) continue;
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

function sumOf(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, index) => value + (b[index] ?? 0));
}

/** The posterior over all hypotheses ("none" last), given any list of evidence in any order. */
export function believe(
  model: Model,
  state: CaseState,
  evidence: readonly Evidence[] = state.evidence,
): Belief {
  const known = withoutHarmless(model, state, settleEvidence(model, evidence));
  const likelihood = new Likelihood(model.size);
  for (const [id, item] of known) {
    const node = model.nodes.get(id);
    if (!node) continue;
    const rows = node.score.map((row) => softScore(node, row, item));
    likelihood.add(groupOf(node, item.value), rows, node.rowOf);
  }
  for (const scores of labScores(model, state)) likelihood.add('laboratory', scores);
  const { plain, groups } = likelihood;
  addSilence(model, known, plain);
  const prior = logPriors(model, { ...state, evidence: [...evidence] });
  const grouped = likelihood.grouped();
  return {
    known,
    prior,
    plain,
    groups,
    grouped,
    probs: normalise(prior, sumOf(plain, grouped)),
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
  readonly likelihood: Float64Array;
}

const trials = new WeakMap<Belief, Trial>();

function trialOf(model: Model, belief: Belief): Trial {
  const made = trials.get(belief);
  if (made) return made;
  const trial: Trial = {
    entangled: entangled(model, belief.known),
    likelihood: sumOf(belief.plain, belief.grouped),
  };
  trials.set(belief, trial);
  return trial;
}

/** One answer that is tried on a belief: the value of a finding, by its place. */
export interface Tried {
  readonly model: Model;
  readonly belief: Belief;
  readonly node: Node;
  readonly value: number;
}

/**
 * What one more plain answer adds to the likelihood of every hypothesis of a row of its node, in nats; null where it is not
 * the same for all of them, because other signs hang on it.
 */
export function gainOfRows({ model, belief, node, value }: Tried): readonly number[] | null {
  const answer = node.values[value] ?? '';
  if (trialOf(model, belief).entangled.has(node.finding.id)) return null;
  if (belief.groups.has(groupOf(node, answer) ?? '')) return null;
  const silent = belief.known.size > 0 && node.relevant;
  return node.score.map(
    (row, place) => (row[value] ?? 0) - (silent ? (node.silence[place] ?? 0) : 0),
  );
}

/** Probabilities after one more plain answer; the same arithmetic as `believe`, done in one step where no other sign hangs on it. */
export function withAnswer({ model, belief, node, value }: Tried): readonly number[] {
  const trial = trialOf(model, belief);
  const answer = node.values[value] ?? '';
  if (trial.entangled.has(node.finding.id)) return belief.countedWith(node.finding.id, answer);
  const group = groupOf(node, answer) ?? '';
  const members = belief.groups.get(group);
  const silent = belief.known.size > 0 && node.relevant;
  const { rowOf } = node;
  const scores = node.score.map((row) => row[value] ?? 0);
  const silence = node.silence.map((row) => (silent ? row : 0));
  const likelihood = trial.likelihood.slice();
  for (let hypothesis = 0; hypothesis < likelihood.length; hypothesis += 1) {
    const row = rowOf[hypothesis] ?? -1;
    const score = scores[row] ?? 0;
    const gained = members ? gainedIn(members, hypothesis, score) : score;
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
