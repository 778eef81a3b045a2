import * as v from 'valibot';
import { readKept, writeKept } from './kept.ts';

/** Notes that this tab has gone beyond the opening, so that a remounted chat asks the server for the rest. */
export function keepProgress(sessionId: string): void {
  writeKept(`progress.${sessionId}`, true);
}

export function readProgress(sessionId: string): boolean {
  return readKept(`progress.${sessionId}`, v.boolean()) ?? false;
}
