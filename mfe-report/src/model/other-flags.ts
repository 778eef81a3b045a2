import type { RedFlagView, ReportView } from './report-view.ts';

/**
 * The warning signs that the urgency does not name yet, by their names alone:
 * "Straining in the tray" of "Straining in the tray: needs a check the same
 * day". Their reasons belong to a milder level than the one shown.
 */
export function otherFlags({ redFlags, triage }: ReportView): readonly RedFlagView[] {
  return redFlags
    .filter(({ text }) => triage?.reasons.includes(text) !== true)
    .map(({ text, advice }) => ({ text: /^([^:]{3,60}): /.exec(text)?.[1] ?? text, advice }));
}
