import { formatApproximate } from './likelihood-text.ts';
import type { ConditionView, ReportView } from './report-view.ts';

/** A condition's confidence in two reports, percent; `null` where it is not named. */
export interface ConditionChange {
  readonly condition: string;
  readonly first: string | null;
  readonly second: string | null;
}

/**
 * Every condition that one of two reports names, most likely first: of the
 * second report, then what only the first one had. Empty text: named, but without a number.
 */
export function compareConditions(
  first: ReportView,
  second: ReportView,
): readonly ConditionChange[] {
  const before = byName(first);
  const after = byName(second);
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.map((name) => ({
    condition: (after.get(name) ?? before.get(name))?.condition ?? '',
    first: shown(before.get(name)),
    second: shown(after.get(name)),
  }));
}

function byName(report: ReportView): ReadonlyMap<string, ConditionView> {
  const named = new Map<string, ConditionView>();
  for (const one of report.nothingRead ? [] : [report.primary, ...report.differentials]) {
    const name = one.condition.toLowerCase();
    if (!named.has(name)) named.set(name, one);
  }
  return named;
}

function shown(condition: ConditionView | undefined): string | null {
  return condition === undefined ? null : formatApproximate(condition.percent);
}
