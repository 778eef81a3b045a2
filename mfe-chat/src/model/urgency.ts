import type { Message, Triage, TriageLevel } from '@petwise/contracts';
import { copy } from '../copy.ts';

export type UrgentLevel = 'emergency' | 'today';
/** A triage that must be seen at once. */
export type UrgentTriage = Triage & { readonly level: UrgentLevel };

/** The triage when it is urgent, else nothing: calm levels wait for the report. */
export function urgentOf(triage: Triage | null | undefined): UrgentTriage | null {
  if (!triage || !isUrgent(triage.level)) return null;
  return { ...triage, level: triage.level };
}

/** The same from a level alone, as an older server keeps it. */
export function urgentOfLevel(level: TriageLevel | null | undefined): UrgentTriage | null {
  if (!level || !isUrgent(level)) return null;
  return { level, reasons: [], advice: copy.urgencyAdvice[level] };
}

/**
 * What is urgent in a conversation of the prototype chat. A warning once given stays, until the
 * case is judged anew: upon a form, a correction, or for the analysis.
 */
export function urgentInMessages(messages: readonly Message[]): UrgentTriage | null {
  let urgent: UrgentTriage | null = null;
  let isAnew = false;
  for (const { role, messageType, metadata } of messages) {
    if (role === 'user') {
      isAnew =
        messageType === 'intake' || messageType === 'correction' || metadata?.edited === true;
    }
    if (!metadata?.triage) continue;
    const now = urgentOf(metadata.triage);
    urgent = isAnew || messageType === 'analysis' ? now : (now ?? urgent);
  }
  return urgent;
}

function isUrgent(level: TriageLevel): level is UrgentLevel {
  return level === 'emergency' || level === 'today';
}
