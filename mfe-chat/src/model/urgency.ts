import type { Triage, TriageLevel } from '@petwise/contracts';
import { copy } from '../copy.ts';

export type UrgentLevel = 'emergency' | 'today';
/** A triage that must be seen at once. */
export type UrgentTriage = Triage & { readonly level: UrgentLevel };

/** The triage when it is urgent, else nothing: calm levels wait for the report. */
export function urgentOf(triage: Triage | null | undefined): UrgentTriage | null {
  if (!triage || !isUrgent(triage.level)) return null;
  return { ...triage, level: triage.level };
}

/** The same from a level alone, as a resumed consult keeps it. */
export function urgentOfLevel(level: TriageLevel | null | undefined): UrgentTriage | null {
  if (!level || !isUrgent(level)) return null;
  return { level, reasons: [], advice: copy.urgencyAdvice[level] };
}

function isUrgent(level: TriageLevel): level is UrgentLevel {
  return level === 'emergency' || level === 'today';
}
