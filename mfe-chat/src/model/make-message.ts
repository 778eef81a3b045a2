import type { ChatMessage } from './chat-message.ts';

/** A message with what is usually empty left empty. */
export function makeMessage(
  given: Pick<ChatMessage, 'role' | 'content' | 'messageType'> & Partial<ChatMessage>,
): ChatMessage {
  return {
    id: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    metadata: null,
    reasoning: null,
    uploadedFiles: [],
    ...given,
  };
}
