import { randomUUID } from 'node:crypto';
import type { ConsultTurn, UploadedFile } from '@petwise/contracts';
import type { AssessmentStep } from './assessor.ts';
import type { NewTurn, TurnRow } from './repository.ts';

/** What the chat shows for what the owner said. */
export function saidTurn(
  messageType: 'initial_symptoms' | 'answer' | 'correction',
  content: string,
  files: readonly UploadedFile[],
): NewTurn {
  return {
    id: randomUUID(),
    role: 'user',
    messageType,
    content,
    ...(files.length === 0 ? {} : { uploadedFiles: files }),
  };
}

/** What the chat shows for one step of the assessor: what it understood, what is odd, what it asks. */
export function stepTurns(step: AssessmentStep): NewTurn[] {
  const assistant = (messageType: NewTurn['messageType'], content: string): NewTurn => ({
    id: randomUUID(),
    role: 'assistant',
    messageType,
    content,
  });
  const turns: NewTurn[] = [];
  if (step.extractionSummary !== '') {
    turns.push(assistant('extraction_summary', step.extractionSummary));
  }
  if (step.mismatchWarning !== null) turns.push(assistant('warning', step.mismatchWarning));
  const { question } = step;
  if (question !== null) {
    const reasoning = question.why_this_question ?? question.thinking_stream;
    turns.push({ ...assistant('question', question.text), question, reasoning });
  }
  return turns;
}

export function toConsultTurn(row: TurnRow): ConsultTurn {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.created_at.toISOString(),
    messageType: row.message_type,
    question: row.question,
    reasoning: row.reasoning,
    ...(row.edited_at === null ? {} : { edited: true }),
    ...(row.uploaded_files === null ? {} : { uploadedFiles: row.uploaded_files }),
  };
}
