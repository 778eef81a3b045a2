import { listOf, recordOf, textOf } from './read-values.ts';

/** Characters of a reply that the details show (DX-07). */
export const REPLY_EXCERPT = 100;

/**
 * DX-07: the owner's own replies that guided the analysis, oldest first, cut to
 * 100 characters with an ellipsis; empty replies and intake messages are skipped.
 */
export function guidingReplies(conversation: unknown): readonly string[] {
  return listOf(conversation)
    .map(recordOf)
    .filter((message) => message['role'] === 'user' && !isIntake(message['messageType']))
    .map((message) => excerpt(textOf(message['content'])))
    .filter(Boolean);
}

function isIntake(messageType: unknown): boolean {
  return typeof messageType === 'string' && messageType.includes('intake');
}

function excerpt(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= REPLY_EXCERPT) return text;
  return `${characters.slice(0, REPLY_EXCERPT).join('')}...`;
}
