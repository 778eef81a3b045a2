import type { ChatMessage } from './chat-message.ts';

/** CHAT-03: what stands under "Why this question?": the short reason, then the reasoning line by line. */
export interface Why {
  readonly reason: string | null;
  readonly steps: readonly string[];
}

/** The reasons of a message, or `null` when it gives none. */
export function whyOf(message: Pick<ChatMessage, 'metadata' | 'reasoning'>): Why | null {
  const reason = message.metadata?.why_this_question?.trim() || null;
  const reasoning = message.reasoning ?? message.metadata?.thinking_stream ?? '';
  const steps = reasoning
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== reason);
  return reason || steps.length > 0 ? { reason, steps } : null;
}
