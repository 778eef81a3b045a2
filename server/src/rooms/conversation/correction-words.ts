import type { SignCheck, UnderstoodSign } from '@petwise/contracts';

/** What stands in the conversation, as the owner's, for a sign taken back or restored. */
export function correctionWords(kind: 'remove' | 'restore', { words }: UnderstoodSign): string {
  return kind === 'remove' ? `I take back: ${words}` : `It is so after all: ${words}`;
}

/** What stands in the conversation for the owner's word on a check. */
export function checkWords({ words, quote }: SignCheck, answer: 'yes' | 'no' | 'unsure'): string {
  const choice = { yes: 'Yes', no: 'No', unsure: 'Not sure' }[answer];
  return `“${quote}” means ${words}: ${choice}`;
}
