import type { UnderstoodSign } from '@petwise/contracts';

/** What stands in the conversation, as the owner's, for a sign taken back or restored. */
export function correctionWords(kind: 'remove' | 'restore', { words }: UnderstoodSign): string {
  return kind === 'remove' ? `I take back: ${words}` : `It is so after all: ${words}`;
}
