import type { Assessor } from '@petwise/assessor';
import { SessionId } from '@petwise/contracts';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Outcome, Work } from '../jobs/job-runner.ts';
import { findConversation } from './find-conversation.ts';
import { CLAIM_STATES } from './extract-findings.ts';
import { nameRemover } from './name-remover.ts';

/** What a second reader heard in one of the owner's texts, as its job keeps it. */
export const AmendRequest = v.object({
  sessionId: SessionId,
  turn: v.number(),
  /** The text as it was sent. */
  text: v.string(),
  heard: v.array(
    v.object({
      finding: v.nullable(v.string()),
      state: v.picklist(CLAIM_STATES),
      quote: v.string(),
      sure: v.boolean(),
    }),
  ),
});
export type AmendRequest = v.InferOutput<typeof AmendRequest>;

const NOTHING: Outcome = { result: {}, save: async () => undefined };

/**
 * Puts what a second reader heard beside what the engine understood. The question stays; what was finished, deleted or
 * written anew meanwhile stays as it is.
 */
export function amendWork(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly assessor: Assessor;
}): { amend: Work } {
  const { db, assessor, clock } = parts;
  return {
    amend: async (job, onReasoning) => {
      const { turn, text, heard } = v.parse(AmendRequest, job.request);
      const conversation = await findConversation(db, job.ownerId, job.sessionId);
      if (conversation === null || !conversation.isOpen) return NOTHING;
      const { state, before } = conversation;
      if (!(await stands(assessor, state, { turn, text }))) return NOTHING;
      const reading = { turn, heard };
      const step = await assessor.listen(state, reading, onReasoning);
      // From there the last answer may be given again; what was heard before it stays heard.
      const isEarlier = before !== null && (await stands(assessor, before, { turn, text }));
      const earlier = isEarlier
        ? (await assessor.listen(before, reading, () => undefined)).state
        : before;
      const save = async (tx: Queryable): Promise<void> => {
        const next = { step, before: earlier, at: new Date(clock()) };
        if (!(await conversation.amend(tx, next))) throw new ProblemError('conflict');
      };
      return { result: {}, save };
    },
  };
}

/** Whether a text still stands in a case as it was sent. */
async function stands(
  assessor: Assessor,
  state: unknown,
  sent: { readonly turn: number; readonly text: string },
): Promise<boolean> {
  const { texts } = await assessor.secondReaderInput(state);
  const withoutNames = await nameRemover();
  return texts.some(({ turn, text }) => turn === sent.turn && withoutNames(text) === sent.text);
}
