import type { Topic } from '../knowledge-types.ts';
import type { CaseState } from '../types.ts';
import { askedIds } from './known.ts';
import { askable, decisiveSigns } from './decisive-signs.ts';
import { listOfDangers, whichDanger } from './danger-buttons.ts';
import type { Appraisal } from './appraisal.ts';
import type { Model, Node } from './model.ts';
import { complaintOf, constants } from './model.ts';
import type { Belief } from './posterior.ts';
import { ranked, withAnswer } from './posterior.ts';
import { readYesNo } from '../text/yes-no.ts';
import { isAbout, refHolds, refId } from './red-flags.ts';
import { uncertaintyOf, type Uncertainty } from './uncertainty.ts';
import { changeOfAdvice } from './change-of-advice.ts';

/** Limits of the conversation. */
export const limits = {
  most: 12,
  afterEmergency: 7,
  enough: 4,
  confident: 0.82,
  leastGain: 0.03,
  least: 3,
  tinyGain: 0.002,
  screens: 2,
  screenChance: 0.04,
  /** Fewer chances than these of other advice are not worth a question; an estimate, tried on the vignettes. */
  leastChange: 0.015,
  /** Whoever did not know this many in a row is asked no more, but for safety; an estimate, tried on the vignettes. */
  unsure: 4,
  /**
   * In an emergency by rule another danger is asked about only where missing it would cost so much (chance times cost): whoever must
   * go now goes. An estimate.
   */
  otherDanger: 0.03,
  /** Of the best questions so many are looked at for that. */
  considered: 12,
} as const;

const weights = { urgency: 0.5, topicSwitch: 0.02, offTopic: 0.015 } as const;

export interface Candidate {
  node: Node;
  /** Bits about the diagnosis and about danger. */
  gain: number;
  danger: number;
  score: number;
  /** Chance of each value. */
  expected: readonly number[];
  /** Posterior after a value, by its place. */
  after: (value: number) => readonly number[];
  /** The danger it checks for, if asked for safety. */
  rule: string | null;
  /** Place among the signs that decide about a danger told of; null for all others. */
  decides: number | null;
}

/** Chance of a value given the hypotheses of a row and that the owner has not told it so far. */
function chanceUntold(node: Node, row: number, value: number): number {
  const p = node.chance[row]?.[value] ?? 0;
  if (node.values.length !== 2 || node.finding.parent) return p;
  const told = (node.finding.told ?? 0.4) * constants.silence;
  const yes = node.chance[row]?.[0] ?? 0;
  const untold = (yes * (1 - told)) / (1 - told * yes);
  return value === 0 ? untold : 1 - untold;
}

/** What a question is weighed against: what is believed now, how uncertain it is (bits) and what was asked last. */
interface Standing {
  model: Model;
  belief: Belief;
  uncertainty: Uncertainty;
  lastTopic: Topic | null;
}

function evaluate(now: Standing, node: Node): Omit<Candidate, 'rule' | 'decides'> {
  const { model, belief, uncertainty, lastTopic } = now;
  const shares = uncertainty.sharesOf(node);
  const expected = node.values.map((_, value) => {
    let sum = 0;
    for (let row = 0; row < node.chance.length; row += 1)
      sum += (shares[row] ?? 0) * chanceUntold(node, row, value);
    return sum;
  });
  let left = 0;
  let dangerLeft = 0;
  for (let value = 0; value < node.values.length; value += 1) {
    const then = uncertainty.after({ model, belief, node, value });
    left += (expected[value] ?? 0) * then.entropy;
    dangerLeft += (expected[value] ?? 0) * then.danger;
  }
  const gain = Math.max(0, uncertainty.now.entropy - left);
  const danger = Math.max(0, uncertainty.now.danger - dangerLeft);
  const answerable = node.finding.answerable ?? 0.9;
  const jump =
    lastTopic && lastTopic !== node.finding.topic && node.finding.topic !== 'general'
      ? weights.topicSwitch
      : 0;
  return {
    node,
    gain,
    danger,
    expected,
    after: (value) => withAnswer({ model, belief, node, value }),
    score: gain * answerable + weights.urgency * danger * answerable - jump,
  };
}

/** Signs that decide about a danger the told signs call for and that it would cost so much to miss, in the order of asking, with the danger's name. */
function decisive(appraisal: Appraisal, leastStake: number): Map<string, string> {
  return new Map(
    decisiveSigns(appraisal).flatMap(({ finding, name, called, stake }) =>
      called && stake >= leastStake ? [[finding, name] as const] : [],
    ),
  );
}

/** Missing pieces of red-flag rules that are nearly complete, or that the complaint calls for. */
function screens(
  { model, belief, state }: Appraisal,
  asked: ReadonlySet<string>,
): Map<string, string> {
  const wanted = new Map<string, string>();
  const topics = Object.keys(complaintOf(model, state));
  for (const rule of model.knowledge.redFlags) {
    if (rule.level !== 'emergency' || !isAbout(model, rule.who, state)) continue;
    for (const all of rule.when) {
      const missing = all.filter((ref) => !refHolds(ref, belief.known));
      const [ref] = missing;
      if (missing.length !== 1 || !ref || ref.startsWith('!')) continue;
      const node = model.nodes.get(refId(ref));
      const called =
        all.length > 1 || (rule.screen?.some((topic) => topics.includes(topic)) ?? false);
      if (
        node &&
        called &&
        node.finding.askable !== false &&
        askable({ model, belief, state }, node.finding, asked)
      )
        wanted.set(node.finding.id, rule.name);
    }
  }
  return wanted;
}

/** Every question still possible, best first. */
export function candidates(appraisal: Appraisal, leastStake = 0): Candidate[] {
  const { model, belief, state } = appraisal;
  const asked = askedIds(state);
  const last = state.asked.at(-1);
  const lastTopic = last ? (model.nodes.get(last.question.id)?.finding.topic ?? null) : null;
  const now: Standing = {
    model,
    belief,
    uncertainty: uncertaintyOf(model, belief),
    lastTopic,
  };
  const deciding = decisive(appraisal, leastStake);
  const places = [...deciding.keys()];
  const wanted = new Map([...screens(appraisal, asked), ...deciding]);
  const list: Candidate[] = [];
  for (const node of model.nodes.values()) {
    if (
      !(node.relevant || wanted.has(node.finding.id)) ||
      !(node.finding.askable !== false || deciding.has(node.finding.id)) ||
      !askable(appraisal, node.finding, asked)
    )
      continue;
    list.push({
      ...evaluate(now, node),
      rule: wanted.get(node.finding.id) ?? null,
      decides: deciding.has(node.finding.id) ? places.indexOf(node.finding.id) : null,
    });
  }
  return list.sort((a, b) => b.score - a.score || (a.node.finding.id < b.node.finding.id ? -1 : 1));
}

/** The safety question to ask first, while the quota is not used up: what decides about a danger told of, then the likeliest missing piece of a rule. */
function safetyFirst(
  list: readonly Candidate[],
  state: CaseState,
  emergency: boolean,
): Candidate | null {
  const used = state.asked.filter(
    ({ question: { id, why } }) =>
      ![listOfDangers, whichDanger].includes(id) && why.startsWith('Safety first'),
  ).length;
  if (used >= limits.screens) return null;
  const [deciding] = list
    .filter((candidate) => candidate.decides !== null)
    .sort((a, b) => (a.decides ?? 0) - (b.decides ?? 0));
  if (deciding || emergency) return deciding ?? null;
  const likely = list.filter(
    (candidate) => candidate.rule !== null && (candidate.expected[0] ?? 0) >= limits.screenChance,
  );
  return likely.sort((a, b) => (b.expected[0] ?? 0) - (a.expected[0] ?? 0))[0] ?? null;
}

/** How many of the last questions, those for safety aside, the owner knew no answer to. */
export function unsureInARow({ asked }: CaseState): number {
  const plain = asked.filter(({ question }) => !question.why.startsWith('Safety first'));
  const known = plain.findLastIndex(({ answer }) => readYesNo(answer ?? '')?.kind !== 'unsure');
  return plain.length - 1 - known;
}

/** What makes this an emergency. */
export interface Alarm {
  /** A rule, not the summed risk alone. */
  readonly byRule: boolean;
  /** The findings of which an answer could take the rules back; none where a rule stands whatever is answered. */
  readonly takenBackBy: ReadonlySet<string>;
  /** The findings by which those rules fire, told or not. */
  readonly rungBy: ReadonlySet<string>;
}

/** The next question, or null when nothing left would help. */
export function nextQuestion(appraisal: Appraisal, alarm: Alarm | null): Candidate | null {
  const { model, belief, state } = appraisal;
  const count = state.asked.length;
  const emergency = alarm !== null;
  const settled = alarm?.byRule === true && alarm.takenBackBy.size === 0;
  if (count >= (emergency ? limits.afterEmergency : limits.most)) return null;
  const every = candidates(appraisal, alarm?.byRule ? limits.otherDanger : 0);
  // Nobody who must go now sits down to count breaths, or is asked for one more sign of the same alarm.
  const measured = model.knowledge.measures.map(({ finding }) => finding);
  const needless = new Set(settled ? [...measured, ...alarm.rungBy] : []);
  const list = every.filter(({ node }) => !needless.has(node.finding.id));
  const doubt = list.find(({ node }) => alarm?.takenBackBy.has(node.finding.id));
  if (doubt) return doubt;
  const safety = safetyFirst(list, state, emergency);
  if (safety) return safety;
  if (unsureInARow(state) >= limits.unsure) return null;
  const [top] = ranked(belief);
  const sure =
    count >= limits.enough && top !== undefined && (belief.probs[top] ?? 0) >= limits.confident;
  const [best] = list;
  if (!best || sure) return null;
  const gainOf = (one: Candidate): number => one.gain + weights.urgency * one.danger;
  // Whoever needs help now is asked once; then only what may change the advice.
  const least = emergency ? 1 : limits.least;
  if (count < least) return gainOf(best) < limits.tinyGain ? null : best;
  const advising = list
    .slice(0, limits.considered)
    .find((one) => changeOfAdvice(appraisal, one, settled) >= limits.leastChange);
  return advising && gainOf(advising) >= limits.leastGain ? advising : null;
}
