import type { IncomingMetadata, Message, QuickResponse } from '@petwise/contracts';
import { copy } from '../copy.ts';

/** PROTO-02: nothing has been said but the greeting. */
export function isGreetingOnly(messages: readonly Message[]): boolean {
  return messages.every((one) => one.role === 'assistant' && one.content.trim() === copy.greeting);
}

/** PROTO-05: the last message says that the results may be processed, and they are not yet. */
export function isReadyForAnalysis(messages: readonly Message[]): boolean {
  const metadata = messages.at(-1)?.metadata;
  return metadata?.canProcessResults === true && metadata.isComplete !== true;
}

/** The quick answers of a message; an option may be text alone. */
export function quickResponsesOf(metadata: IncomingMetadata | null): readonly QuickResponse[] {
  const { quickResponses, options } = metadata ?? {};
  if (quickResponses && quickResponses.length > 0) return quickResponses;
  return (options ?? []).map((one) => (typeof one === 'string' ? { text: one, value: one } : one));
}

/** CONV-03: the text of an analysis waits until it is complete. */
export function isTextHeld(message: Pick<Message, 'messageType' | 'metadata'>): boolean {
  return message.messageType === 'analysis' && message.metadata?.isComplete !== true;
}

/** Id of the question that is open on this page; null when the last thing said asks nothing. */
export function openQuestionId(messages: readonly Message[]): string | null {
  const last = messages.at(-1);
  return last?.role === 'assistant' && last.metadata?.nextQuestion !== undefined ? last.id : null;
}

/** Index of the latest assistant message, the only one that may show a form (CONV-05); -1 without one. */
export function latestAssistant(messages: readonly Message[]): number {
  return messages.findLastIndex((message) => message.role === 'assistant');
}
