import type { Condition } from '../knowledge-types.ts';
import type { CaseState } from '../types.ts';
import type { Appraisal } from './appraisal.ts';
import type { Model } from './model.ts';
import { signsTold } from './signs.ts';

/** From here on one cause is so likely that what it does not explain is no reason to doubt it, but a question of its own. */
const settled = 0.5;

/** Whether a condition has a sign, or a kind of it, among its own. */
export function explains(model: Model, condition: Condition, id: string): boolean {
  const kinds = [id, ...(model.children.get(id) ?? [])];
  return kinds.some((kind) => kind in condition.findings);
}

/** What the likeliest cause leaves over. */
export interface Unexplained {
  best: Condition;
  /** Ids of the signs told that it does not have. */
  signs: string[];
  /** The case with nothing told but these signs and what was denied, and without laboratory values. */
  rest: CaseState;
}

/**
 * Signs told that the likeliest cause does not have; null while no cause is likely enough, or it has them all. General ones
 * (quiet, off food), how the animal behaves and what words may mean are left out: any illness may bring them.
 */
export function unexplainedBy({ model, state, belief }: Appraisal): Unexplained | null {
  const { probs, known } = belief;
  const [best] = model.conditions
    .map((condition, place) => ({ condition, p: probs[place] ?? 0 }))
    .sort((a, b) => b.p - a.p);
  if (!best || best.p < settled) return null;
  const signs = signsTold(model, known).filter((id) => {
    const finding = model.nodes.get(id)?.finding;
    if (!finding || finding.either || finding.group === 'systemic') return false;
    if (finding.topic === 'general' || finding.topic === 'behaviour') return false;
    return !explains(model, best.condition, id);
  });
  if (signs.length === 0) return null;
  const retained = new Set(signs.flatMap((id) => [id, ...(model.children.get(id) ?? [])]));
  const evidence = state.evidence.filter(
    ({ finding, value }) => retained.has(finding) || value === 'no',
  );
  return { best: best.condition, signs, rest: { ...state, evidence, labFindings: [] } };
}
