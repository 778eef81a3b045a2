import { appraise } from '../infer/appraisal.ts';
import { explains, unexplainedBy } from '../infer/unexplained.ts';
import type { SecondProblem } from '../safety-types.ts';
import { evidenceFor, shown } from './diagnoses.ts';
import type { Judgement } from './judgement.ts';
import { valueWords } from './wording.ts';

/** A cause of the rest is named from this chance on, among all causes of the rest. */
const leastChance = 0.1;
const mostCauses = 3;

/** A second problem beside a clear first one: the signs that the first does not have, and what may be behind them. */
export function secondProblemOf(judgement: Judgement): SecondProblem | null {
  const { model, rank } = judgement;
  const left = rank.noneFits ? null : unexplainedBy(judgement);
  if (!left) return null;
  const { best, signs, rest } = left;
  const alone = appraise(model, rest);
  const causes = model.conditions
    .map((condition, hypothesis) => ({
      condition,
      hypothesis,
      p: alone.belief.probs[hypothesis] ?? 0,
    }))
    .filter(({ condition, p }) => {
      return (
        condition !== best && p >= leastChance && signs.some((id) => explains(model, condition, id))
      );
    })
    .sort((a, b) => b.p - a.p)
    .slice(0, mostCauses);
  if (causes.length === 0) return null;
  return {
    signs: signs.flatMap((id) => {
      const finding = model.nodes.get(id)?.finding;
      return finding ? [valueWords(finding, 'yes')] : [];
    }),
    causes: causes.map(({ condition, hypothesis, p }) => ({
      condition: condition.name,
      confidence: shown(p, rest),
      description: condition.description,
      evidence: evidenceFor(alone, hypothesis).for,
    })),
  };
}
