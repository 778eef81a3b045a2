import type { ConsultTurn, Question, Triage, UploadedFile } from '@petwise/contracts';
import type { AssessmentStep } from './assessor.ts';

/** What a turn is: a question, an answer, a result. */
export type TurnKind = ConsultTurn['messageType'];

/** A turn of the chat that nobody has given a time yet. */
export interface NewTurn {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly messageType: TurnKind;
  readonly content: string;
  readonly question?: Question;
  readonly reasoning?: string;
  readonly uploadedFiles?: readonly UploadedFile[];
}

/** The urgency of a step as a response carries it: left out while there is none. */
export function urgencyOf({ triage }: AssessmentStep): { triage?: Triage } {
  return triage === null ? {} : { triage };
}

/** What the chat shows for what the owner said. */
export function ownerTurn(
  messageType: 'initial_symptoms' | 'answer' | 'correction',
  content: string,
  files: readonly UploadedFile[],
): NewTurn {
  return {
    id: crypto.randomUUID(),
    role: 'user',
    messageType,
    content,
    ...(files.length === 0 ? {} : { uploadedFiles: files }),
  };
}

/** What the chat shows for one step of the assessor: what it understood, what is odd, what it asks. */
export function stepTurns(step: AssessmentStep): NewTurn[] {
  const assistant = (messageType: NewTurn['messageType'], content: string): NewTurn => ({
    id: crypto.randomUUID(),
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
