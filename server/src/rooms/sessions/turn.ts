import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Assessor, OnReasoning } from '@petwise/assessor';
import type { ConsultFiles, ConsultLaboratory, WorkParts } from '../consult/work.ts';
import type { FirstTriage } from './first-triage.ts';
import type { Progress, Stage } from './progress.ts';
import type { NewMessage, SessionRow } from './repository.ts';
import type { ReceivedMessage, SentMessage, SessionFiles } from './sent-message.ts';

export interface ConversationParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly assessor: Assessor;
  readonly firstTriage: FirstTriage;
  readonly files: SessionFiles & Pick<ConsultFiles, 'attach'>;
  readonly laboratory: ConsultLaboratory;
  readonly secondReader: WorkParts['secondReader'];
}

/** All that one step of a conversation may look at. */
export interface Turn {
  readonly ownerId: string;
  readonly session: SessionRow;
  readonly body: SentMessage;
  readonly received: ReceivedMessage;
  /** True when the open question was asked after this message had come in: it cannot be its answer. */
  readonly late: boolean;
  readonly parts: ConversationParts;
  readonly onReasoning: OnReasoning;
}

/** What one message leads to: where the session stands then, and what the assistant says. */
export interface Step {
  readonly stage: Stage;
  readonly progress: Progress;
  readonly replies: readonly NewMessage[];
  /** Set when the newest of the replies asks something new. */
  readonly asks?: boolean;
}

/** What the laboratory values say that the owner has confirmed: of the conversation's files, and of those that just came. */
export async function labsOf(
  { parts, ownerId, session, received }: Turn,
  { species, files = [] }: { species: string; files?: Progress['files'] },
): ReturnType<ConsultLaboratory['evidence']> {
  const ids = [...files, ...received.files].map(({ id }) => id);
  const named = { ids, consultIds: [session.id] };
  return parts.laboratory.evidence(ownerId, named, species);
}

/** The answer for a conversation that is not there or is another owner's. */
export function noSession(): ProblemError {
  return new ProblemError('not-found', 'This conversation does not exist');
}
