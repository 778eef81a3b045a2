import * as v from 'valibot';
import { readKept, writeKept } from './kept.ts';

/** The prototype session in which the owner last wrote, for "Continue your last conversation". */
export function readLastConversation(): string | null {
  return readKept('last-conversation', v.string());
}

export function keepLastConversation(sessionId: string): void {
  writeKept('last-conversation', sessionId);
}
