import { formatDate } from '@petwise/ui';
import { copy } from '../copy.ts';

/** What a transcript needs of a message; both chats have it. */
export interface TranscriptEntry {
  readonly role: 'user' | 'assistant';
  readonly text: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** The conversation as plain text, for the owner's own files or their veterinarian. */
export function transcript(entries: readonly TranscriptEntry[]): string {
  const turns = entries.map(
    (entry) =>
      `${entry.role === 'user' ? copy.you : copy.assistant}, ${timeOf(entry.timestamp)}\n${entry.text}`,
  );
  return [`${copy.productBeta}\n${copy.prototypeNote}`, ...turns].join('\n\n') + '\n';
}

function timeOf(timestamp: string): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  return formatDate(date, { dateStyle: 'medium', timeStyle: 'short' });
}
