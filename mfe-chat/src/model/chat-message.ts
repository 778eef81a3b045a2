import type { Question, UploadedFile } from '@petwise/contracts';

/** CHAT-12: one message of the consult, as the chat keeps it. */
export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  /** Text, never markup. */
  readonly content: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** `initial_symptoms`, `extraction_summary`, `warning`, `question`, `answer`, `correction`; anything else is shown as text. */
  readonly messageType: string;
  /** The question that the message asks. */
  readonly metadata: Question | null;
  readonly reasoning: string | null;
  readonly uploadedFiles: readonly UploadedFile[];
  /** The owner has changed this answer since. */
  readonly edited?: boolean;
}
