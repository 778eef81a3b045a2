import type { ChatMessage } from './chat-message.ts';

/** CHAT-03: what stands under "Why this question?": the short reason, then the reasoning line by line. */
export interface Why {
  readonly reason: string | null;
  readonly steps: readonly string[];
}

/** The reasons of a message, or `null` when it gives none. */
export function whyOf(message: Pick<ChatMessage, 'metadata' | 'reasoning'>): Why | null {
  const reason = message.metadata?.why_this_question?.trim() || null;
  // A resumed turn repeats the short reason as its reasoning; the lines are then in the question.
  const lines = [message.reasoning ?? '', message.metadata?.thinking_stream ?? '']
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim());
  const steps = [...new Set(lines)].filter((line) => line !== '' && line !== reason);
  return reason || steps.length > 0 ? { reason, steps } : null;
}
