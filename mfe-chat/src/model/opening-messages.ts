import type {
  AnswerResponse,
  ConsultOpening,
  ConsultTurn,
  InitResponse,
  Question,
} from '@petwise/contracts';
import { copy } from '../copy.ts';
import type { ChatMessage } from './chat-message.ts';
import { makeMessage } from './make-message.ts';

/** The conversation as the chat opens: the owner's words and what `init` answered, or the turns of a resumed consult. */
export function openingMessages(opening: ConsultOpening): readonly ChatMessage[] {
  if (opening.resumed) return messagesOfTurns(opening.resumed.turns);
  const { init } = opening;
  const first = makeMessage({
    role: 'user',
    content: opening.symptoms,
    messageType: 'initial_symptoms',
    uploadedFiles: opening.uploadedFiles,
  });
  return [first, ...assistantMessages({ ...init, summary: init.extractionSummary })];
}

/** What the assistant says after an answer: what it understood, a warning, the next question. */
export function replyMessages(answer: AnswerResponse): readonly ChatMessage[] {
  return assistantMessages({ ...answer, summary: answer.extraction_summary });
}

/** The messages of turns that the server keeps. */
export function messagesOfTurns(turns: readonly ConsultTurn[]): readonly ChatMessage[] {
  return turns.map((turn) => ({
    id: turn.id,
    role: turn.role,
    content: turn.messageType === 'warning' ? warningText(turn.content) : turn.content,
    timestamp: turn.timestamp,
    messageType: turn.messageType,
    metadata: turn.question ?? null,
    reasoning: turn.reasoning ?? null,
    uploadedFiles: turn.uploadedFiles ?? [],
    ...(turn.edited ? { edited: true } : {}),
  }));
}

interface Step {
  readonly summary: string | null;
  readonly mismatchWarning?: InitResponse['mismatchWarning'] | undefined;
  readonly question: Question | null;
}

function assistantMessages(step: Step): readonly ChatMessage[] {
  const { summary, mismatchWarning: warning, question } = step;
  const messages: ChatMessage[] = [];
  if (summary?.trim()) {
    messages.push(
      makeMessage({ role: 'assistant', content: summary, messageType: 'extraction_summary' }),
    );
  }
  if (warning?.trim()) {
    messages.push(
      makeMessage({ role: 'assistant', content: warningText(warning), messageType: 'warning' }),
    );
  }
  if (question) messages.push(questionMessage(question));
  return messages;
}

function questionMessage(question: Question): ChatMessage {
  return makeMessage({
    role: 'assistant',
    content: question.text,
    messageType: 'question',
    metadata: question,
    reasoning: question.thinking_stream || null,
  });
}

function warningText(warning: string): string {
  const prefix = copy.clarification('');
  return warning.startsWith(prefix.trim()) ? warning : copy.clarification(warning);
}
