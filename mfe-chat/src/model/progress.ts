import * as v from 'valibot';
import { readTabState, writeTabState } from './tab-state.ts';

/** Notes that this tab has gone beyond the opening, so that a remounted chat asks the server for the rest. */
export function keepProgress(sessionId: string): void {
  writeTabState(`progress.${sessionId}`, true);
}

/** Whether this tab has gone beyond the opening of a consult. */
export function readProgress(sessionId: string): boolean {
  return readTabState(`progress.${sessionId}`, v.boolean()) ?? false;
}
