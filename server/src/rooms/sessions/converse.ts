import { type Message, SessionId, sessionRoutes } from '@petwise/contracts';
import * as v from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { OnReasoning } from '@petwise/assessor';
import type { Job } from '../jobs/job.ts';
import type { Outcome, Work } from '../jobs/job-runner.ts';
import { answering, processing } from './asking.ts';
import { formFilled, symptomsTold } from './opening.ts';
import { addMessages, findSession, listMessages, moveSession, toMessage } from './repository.ts';
import { readSent } from './sent-message.ts';
import { noSession, type ConversationParts, type Step, type Turn } from './turn.ts';

/** What the job of a message keeps until it is done. */
const MessageRequest = v.object({ sessionId: SessionId, message: sessionRoutes.send.body });
export type MessageRequest = v.InferOutput<typeof MessageRequest>;

/** A message of the prototype chat: computed first, written in one transaction with its replies. */
export function conversationWork(parts: ConversationParts): { message: Work } {
  return { message: (job, onReasoning) => converse(parts, job, onReasoning) };
}

async function converse(
  parts: ConversationParts,
  job: Job,
  onReasoning: OnReasoning,
): Promise<Outcome> {
  const { message: body } = v.parse(MessageRequest, job.request);
  const session = await findSession(parts.db, job.ownerId, job.sessionId);
  if (session === null) throw noSession();
  const { analysisId } = session.progress;
  if (body.messageType === 'process-results' && session.stage === 'finished') {
    return known(await listMessages(parts.db, session.id, analysisId));
  }
  const received = await readSent(body, { ownerId: job.ownerId, files: parts.files });
  const { askedAt } = session.progress;
  const late = askedAt !== null && job.createdAt.getTime() <= Date.parse(askedAt);
  const step = await stepOf({
    ownerId: job.ownerId,
    session,
    body,
    received,
    late,
    parts,
    onReasoning,
  });
  const at = new Date(parts.clock());
  const messages = [received.message, ...step.replies];
  const progress = step.asks ? { ...step.progress, askedAt: at.toISOString() } : step.progress;
  const save = async (tx: Queryable): Promise<void> => {
    const moved = await moveSession(tx, session, { stage: step.stage, progress, at });
    // Another server was quicker; the same call, made again, starts from what it left.
    if (!moved) throw new ProblemError('unavailable');
    await addMessages(tx, session.id, { messages, at });
    const ids = received.files.map(({ id }) => id);
    await parts.files.attach(tx, job.ownerId, { ids, consultId: session.id });
  };
  return { result: { messages: messages.map((message) => toMessage(message, at)) }, save };
}

function known(messages: readonly Message[]): Outcome {
  return { result: { messages }, save: async () => undefined };
}

async function stepOf(turn: Turn): Promise<Step> {
  const { session, body, received } = turn;
  const isBegun = session.stage === 'asking' || session.stage === 'finished';
  if (body.messageType === 'intake') return formFilled(turn);
  if (body.messageType === 'process-results') return processing(turn);
  const isBlank = received.message.content.trim() === '' && received.files.length === 0;
  if (isBlank) throw blank();
  return isBegun ? answering(turn) : symptomsTold(turn);
}

function blank(): ProblemError {
  const message = 'Please write something, or attach a file';
  return new ProblemError('invalid-request', message, { details: [{ path: 'content', message }] });
}
