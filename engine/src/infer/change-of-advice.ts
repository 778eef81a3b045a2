import type { Appraisal } from './appraisal.ts';
import type { Node } from './model.ts';
import { ranked } from './posterior.ts';
import { riskLevel } from './triage.ts';

/** A question with the chance of each of its values, and the posterior after each. */
interface Question {
  node: Node;
  expected: readonly number[];
  after: (value: number) => readonly number[];
}

/**
 * Chance that the answer changes the advice: what is named first, or how urgent it is. Where it is settled that the owner goes
 * now, only another danger to be named first changes anything.
 */
export function changeOfAdvice(
  { model, belief }: Appraisal,
  { node, expected, after }: Question,
  isSettled: boolean,
): number {
  const now = isSettled ? null : riskLevel(model, belief);
  const [first] = ranked(belief);
  return node.values.reduce((sum, value, at) => {
    const probs = after(at);
    const known = new Map(belief.known).set(node.finding.id, { value, certainty: 1 });
    const then = { ...belief, probs, known };
    const [next = 0] = ranked(then);
    const isOther =
      now === null
        ? next !== first && model.conditions[next]?.urgency === 'emergency'
        : next !== first || riskLevel(model, then) !== now;
    return isOther ? sum + (expected[at] ?? 0) : sum;
  }, 0);
}
