import type { Condition } from '../knowledge-types.ts';
import { appraise } from '../infer/appraisal.ts';
import type { Model } from '../infer/model.ts';
import type { Belief } from '../infer/posterior.ts';
import { signsTold } from '../infer/signs.ts';
import type { SecondProblem } from '../safety-types.ts';
import type { CaseState } from '../types.ts';
import { evidenceFor, shown } from './diagnoses.ts';
import type { Judgement } from './judgement.ts';
import { valueWords } from './wording.ts';

/** From here on one cause is so likely that what it does not explain is no reason to doubt it, but a question of its own. */
const settled = 0.5;
/** A cause of the rest is named from this chance on, among all causes of the rest. */
const leastChance = 0.1;
const mostCauses = 3;

/** Whether a condition has a sign, or a kind of it, among its own. */
function explains(model: Model, condition: Condition, id: string): boolean {
  const kinds = [id, ...(model.children.get(id) ?? [])];
  return kinds.some((kind) => kind in condition.findings);
}

/**
 * Signs told that the likeliest cause does not have. General ones (quiet, off food), how the animal behaves and what words
 * may mean are left out: any illness may bring them.
 */
function unexplained(model: Model, belief: Belief, best: Condition): string[] {
  return signsTold(model, belief.known).filter((id) => {
    const finding = model.nodes.get(id)?.finding;
    if (!finding || finding.either || finding.group === 'systemic') return false;
    if (finding.topic === 'general' || finding.topic === 'behaviour') return false;
    return !explains(model, best, id);
  });
}

/** A second problem beside a clear first one: the signs that the first does not have, and what may be behind them. */
export function secondProblemOf({ model, state, belief, rank }: Judgement): SecondProblem | null {
  const [place] = rank.order;
  const best = model.conditions[place ?? -1];
  if (rank.noneFits || !best || (belief.probs[place ?? -1] ?? 0) < settled) return null;
  const left = unexplained(model, belief, best);
  if (left.length === 0) return null;
  const kept = new Set(left.flatMap((id) => [id, ...(model.children.get(id) ?? [])]));
  const own = state.evidence.filter(({ finding }) => kept.has(finding));
  const rest: CaseState = { ...state, evidence: own, labFindings: [] };
  const alone = appraise(model, rest);
  const causes = model.conditions
    .map((condition, hypothesis) => ({
      condition,
      hypothesis,
      p: alone.belief.probs[hypothesis] ?? 0,
    }))
    .filter(({ condition, p }) => {
      return (
        condition !== best && p >= leastChance && left.some((id) => explains(model, condition, id))
      );
    })
    .sort((a, b) => b.p - a.p)
    .slice(0, mostCauses);
  if (causes.length === 0) return null;
  return {
    signs: left.flatMap((id) => {
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
