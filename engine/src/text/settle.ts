import type { Evidence } from '../types.ts';
import type { Reader } from './extract.ts';

/** Drops leaning findings whose parent is neither named here nor known before. */
export function withSupport(
  reader: Reader,
  items: readonly Evidence[],
  present: ReadonlySet<string>,
): Evidence[] {
  const named = new Set([
    ...present,
    ...items
      .filter((item) => item.value === 'yes' && !reader.findings.get(item.finding)?.leans)
      .map((item) => item.finding),
  ]);
  for (const id of named)
    for (let up = reader.findings.get(id)?.parent; up; up = reader.findings.get(up)?.parent)
      named.add(up);
  return items.filter((item) => {
    const finding = reader.findings.get(item.finding);
    return !finding?.leans || !finding.parent || named.has(finding.parent);
  });
}

/** Within one text a plain "yes" outweighs a "no" only when it is more certain; ties go to present, to be safe. */
export function settle(items: readonly Evidence[]): Evidence[] {
  const best = new Map<string, Evidence>();
  for (const item of items) {
    const known = best.get(item.finding);
    const stronger =
      !known ||
      item.certainty > known.certainty + 0.02 ||
      (item.value === 'yes' && known.value === 'no' && item.certainty >= known.certainty - 0.02);
    if (stronger) best.set(item.finding, item);
  }
  return [...best.values()];
}
