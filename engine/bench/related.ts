import type { Finding } from '../src/knowledge-types.ts';

export type Findings = ReadonlyMap<string, Finding>;

/** A finding and what it is a kind of, the nearest first. */
export function family(findings: Findings, id: string): string[] {
  const parent = findings.get(id)?.parent;
  return parent ? [id, ...family(findings, parent)] : [id];
}

/** What ambiguous words may mean ("straining to go"), and the finding itself. */
const meanings = (findings: Findings, id: string): string[] => [
  id,
  ...Object.keys(findings.get(id)?.either ?? {}),
];

/** True when two findings are the same, one is a detail of the other, or one is a meaning of the other. */
export const related = (findings: Findings, a: string, b: string): boolean =>
  family(findings, a).some((id) => meanings(findings, b).includes(id)) ||
  family(findings, b).some((id) => meanings(findings, a).includes(id));

/** Any of `ids` is related to a finding. */
export const covers = (findings: Findings, ids: readonly string[], id: string): boolean =>
  ids.some((own) => related(findings, own, id));
