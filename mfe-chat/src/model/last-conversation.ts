import * as v from 'valibot';
import { readTabState, writeTabState } from './tab-state.ts';

/** The prototype session in which the owner last wrote, for "Continue your last conversation". */
export function readLastConversation(): string | null {
  return readTabState('last-conversation', v.string());
}

/** Keeps in this tab which conversation to go on with. */
export function keepLastConversation(sessionId: string): void {
  writeTabState('last-conversation', sessionId);
}
