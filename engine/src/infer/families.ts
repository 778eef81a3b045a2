import type { Evidence } from '../types.ts';
import { settleEvidence } from './known.ts';
import type { Model } from './model.ts';

/** Ids of what a finding is a kind of, nearest first. */
export function ancestorsOf(model: Model, id: string): string[] {
  const up = model.nodes.get(id)?.finding.parent;
  return up === undefined ? [] : [up, ...ancestorsOf(model, up)];
}

/** The ids and everything that is a kind of them. */
export function withKinds(model: Model, ids: readonly string[]): ReadonlySet<string> {
  const all = new Set(ids);
  // A set visits what is added while it is walked, so kinds of kinds come too.
  for (const id of all) for (const child of model.children.get(id) ?? []) all.add(child);
  return all;
}

/**
 * What still holds when some findings go: "throwing up blood" that was no blood
 * was throwing up all the same, though nothing but the blood had said so.
 */
export function impliedParents(
  model: Model,
  evidence: readonly Evidence[],
  gone: ReadonlySet<string>,
): Evidence[] {
  const known = settleEvidence(model, evidence);
  const left = settleEvidence(
    model,
    evidence.filter((item) => !gone.has(item.finding)),
  );
  return evidence.flatMap((item) => {
    const up = model.nodes.get(item.finding)?.finding.parent;
    const lost =
      gone.has(item.finding) &&
      item.value !== 'no' &&
      up !== undefined &&
      !gone.has(up) &&
      known.get(up)?.value === 'yes' &&
      !left.has(up);
    return lost ? [{ ...item, finding: up, value: 'yes', source: 'inferred' as const }] : [];
  });
}
