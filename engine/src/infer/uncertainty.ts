import { exp, ln, log2 } from './arithmetic.ts';
import { constants, type Model, type Node } from './model.ts';
import { gainOfRows, withAnswer, type Belief, type Tried } from './posterior.ts';
import { massAt } from './triage.ts';

/** How much is not known, in bits: of the cause, and of whether it is an emergency. */
interface Doubt {
  readonly entropy: number;
  readonly danger: number;
}

/** What is not known now, and what would not be after an answer. */
export interface Uncertainty {
  readonly now: Doubt;
  /** Probability of the hypotheses of each row of a node, in sum; good until the next call. */
  sharesOf(node: Node): ArrayLike<number>;
  /** What would be left after one more plain answer about the node whose shares were asked for last. */
  after(tried: Tried): Doubt;
}

const bits = (p: number): number => (p > 1e-12 ? -p * log2(p) : 0);
const binary = (p: number): number => bits(p) + bits(1 - p);
const inBits = (nats: number): number => Math.max(0, nats * 1.442695040888963387);

function doubtOf(model: Model, probs: readonly number[]): Doubt {
  let entropy = 0;
  for (const p of probs) entropy += bits(p);
  return { entropy, danger: binary(massAt(model, probs, 'emergency')) };
}

/**
 * Weighs some hundred answers of one belief. All hypotheses of a row gain the same by an answer, so that three sums over each
 * row say what every answer leaves open: with weights w = p f and Z their sum, the entropy is ln Z - (sum of w ln w) / Z. Only
 * answers on which other signs hang are counted out hypothesis by hypothesis.
 */
export function uncertaintyOf(model: Model, belief: Belief): Uncertainty {
  const { probs } = belief;
  const rows = Math.max(...[...model.nodes.values()].map((node) => node.chance.length), 1);
  const shares = new Float64Array(rows);
  const logs = new Float64Array(rows);
  const dangers = new Float64Array(rows);
  const weighted = Float64Array.from(probs, (p) => (p > 0 ? p * ln(p) : 0));
  const emergencies = model.conditions.flatMap(({ urgency }, index) =>
    urgency === 'emergency' ? [index] : [],
  );
  const fromRows = (gains: readonly number[]): Doubt => {
    let total = 0;
    let sum = 0;
    let danger = 0;
    for (let row = 0; row < gains.length; row += 1) {
      const gain = (gains[row] ?? 0) / constants.temperature;
      const factor = exp(gain);
      total += factor * (shares[row] ?? 0);
      sum += factor * ((logs[row] ?? 0) + gain * (shares[row] ?? 0));
      danger += factor * (dangers[row] ?? 0);
    }
    return {
      entropy: inBits(ln(total) - sum / total),
      danger: binary(Math.min(1, danger / total)),
    };
  };
  return {
    now: doubtOf(model, probs),
    sharesOf: ({ rowOf, chance }) => {
      for (let row = 0; row < chance.length; row += 1) {
        shares[row] = 0;
        logs[row] = 0;
        dangers[row] = 0;
      }
      for (let hypothesis = 0; hypothesis < rowOf.length; hypothesis += 1) {
        const row = rowOf[hypothesis] ?? 0;
        shares[row] = (shares[row] ?? 0) + (probs[hypothesis] ?? 0);
        logs[row] = (logs[row] ?? 0) + (weighted[hypothesis] ?? 0);
      }
      for (const hypothesis of emergencies) {
        const row = rowOf[hypothesis] ?? 0;
        dangers[row] = (dangers[row] ?? 0) + (probs[hypothesis] ?? 0);
      }
      return shares;
    },
    after: (tried) => {
      const gains = gainOfRows(tried);
      return gains === null ? doubtOf(model, withAnswer(tried)) : fromRows(gains);
    },
  };
}
