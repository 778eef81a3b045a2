import type { AssessmentLab, Assessor, OnReasoning } from '@petwise/assessor';
import type { Assessment, Laboratory, SecondReading } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';

/** What conversations need of the room that keeps files. */
export interface ConversationFiles {
  /** Ties files to a conversation, so that they go when it goes. */
  attach(
    tx: Queryable,
    ownerId: string,
    attachment: { ids: readonly string[]; consultId: string },
  ): Promise<void>;
}

/** Files by their ids, and by the conversations that they belong to. */
export interface EvidenceFiles {
  readonly ids: readonly string[];
  readonly consultIds: readonly string[];
}

/** What conversations need of the room that reads laboratory reports. */
export interface ConversationLaboratory {
  /** The values that the owner confirmed in these files. */
  evidence(
    ownerId: string,
    files: EvidenceFiles,
    species: string,
  ): Promise<{
    readonly findings: readonly AssessmentLab[];
    readonly laboratory: Laboratory | null;
  }>;
}

/** What conversations need of who reads beside the engine, for a report. */
export interface ConversationReading {
  reading(sessionId: string, own: SecondReading | undefined): Promise<SecondReading | null>;
}

/** With what a conversation is judged. */
export interface AssessingParts {
  readonly assessor: Assessor;
  readonly laboratory: ConversationLaboratory;
  readonly secondReader: ConversationReading;
}

/** The report: what the engine concludes, the laboratory values behind it, and what was read beside the engine. */
export async function conclude(
  { assessor, laboratory, secondReader }: AssessingParts,
  from: { id: string; ownerId: string; species: string; state: unknown; files: EvidenceFiles },
  onReasoning: OnReasoning,
): Promise<Assessment> {
  const labs = await laboratory.evidence(from.ownerId, from.files, from.species);
  const thought = await assessor.finalize(from.state, onReasoning, labs.findings);
  const second = await secondReader.reading(from.id, thought.secondReading);
  return {
    ...thought,
    laboratory: labs.laboratory,
    ...(second === null ? {} : { secondReading: second }),
  };
}

/** @throws ProblemError before the first answer, unless the results were offered without one */
export function mustHaveAnswer(conversation: { isOffered: boolean; isAnswered: boolean }): void {
  if (conversation.isOffered || conversation.isAnswered) return;
  throw new ProblemError('conflict', 'Please answer at least one question before the results');
}

/** The answer to a page that answers another question than the open one. */
export function answeredAlready(): ProblemError {
  return new ProblemError(
    'conflict',
    'This question was answered already. The newest one is at the end of the conversation',
  );
}
