import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { OnReasoning } from '@petwise/assessor';
import type {
  AssessingParts,
  ConversationFiles,
  EvidenceFiles,
} from '../conversation/assessing.ts';
import type { FirstTriage } from './first-triage.ts';
import type { Progress, Stage } from './progress.ts';
import type { NewMessage, SessionRow } from './repository.ts';
import type { ReceivedMessage, SentMessage, SessionFiles } from './sent-message.ts';

export interface ConversationParts extends AssessingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly firstTriage: FirstTriage;
  readonly files: SessionFiles & ConversationFiles;
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

/** Where laboratory values of a turn may stand: in the conversation's files, and in those that just came. */
export function evidenceFiles(
  { session, received }: Turn,
  files: Progress['files'] = [],
): EvidenceFiles {
  const ids = [...files, ...received.files].map(({ id }) => id);
  return { ids, consultIds: [session.id] };
}

/** The answer for a conversation that is not there or is another owner's. */
export function noSession(): ProblemError {
  return new ProblemError('not-found', 'This conversation does not exist');
}
