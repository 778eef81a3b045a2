import type { Assessor, OnReasoning } from '@petwise/assessor';
import { SessionId } from '@petwise/contracts';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import { ProblemError } from '../../errors.ts';
import type { AccessLog } from '../access-log/access-log.ts';
import { findModelConsent } from '../auth/owners.ts';
import type { Job } from '../jobs/job.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { AmendRequest } from './amending.ts';
import type { Breaker } from './breaker.ts';
import type { AskOptions, ChatModel, ModelImage, ModelTokens } from './chat-model.ts';
import { findConversation } from './find-conversation.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { claimsSoFar, extractFindings } from './extract-findings.ts';
import { modelFaultOf } from './model-fault.ts';
import { addUse, findUse, type SeenPicture } from './repository.ts';
import { seePicture } from './see-picture.ts';

const step = {
  sessionId: SessionId,
  /** When the owner's step that all of it comes from gave it out; a server of before says nothing of it. */
  givenAt: v.optional(v.number()),
};
/** One thing for the model to read or to look at; what is sent is kept here as it is sent. */
export const ListenRequest = v.union([
  v.object({ ...step, turn: v.number(), text: v.string() }),
  v.object({ ...step, picture: v.object({ id: v.string(), name: v.string() }) }),
]);
export type ListenRequest = v.InferOutput<typeof ListenRequest>;
export type ListenOutcome = 'heard' | 'failed' | 'capped' | 'stopped';

export interface ListeningParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly assessor: Assessor;
  readonly model: ChatModel | null;
  readonly readImage: (id: string) => Promise<ModelImage | null>;
  readonly jobs: () => JobRunner;
  readonly maxTokens: number;
  readonly breaker: Breaker;
  readonly accessLog: AccessLog;
}

interface Given {
  readonly job: Job;
  readonly request: ListenRequest;
  readonly signal: AbortSignal;
  readonly say: OnReasoning;
}

/** Has the model read or look at one thing, and the assessment amended with what it heard. */
export async function listenTo(parts: ListeningParts, given: Given): Promise<ListenOutcome> {
  const { job, request, signal, say } = given;
  const { db, model, breaker } = parts;
  const conversation = await findConversation(db, job.ownerId, job.sessionId);
  const allowed = await findModelConsent(db, job.ownerId);
  if (model === null || conversation === null || !conversation.isOpen || allowed !== true) {
    return 'stopped';
  }
  const use = await findUse(db, conversation.id);
  if ((use?.tokensIn ?? 0) + (use?.tokensOut ?? 0) >= parts.maxTokens) {
    say('The second reader has read as much as is allowed for one assessment.');
    return 'capped';
  }
  // All that one step of an owner gives it to do has one budget of time.
  const leftMs = (request.givenAt ?? job.createdAt.getTime()) + model.limitMs - parts.clock();
  if (leftMs <= 0) {
    say('The second reader has used its time; Petwise goes on alone.');
    return 'failed';
  }
  if (!breaker.admits()) {
    say('The second reader does not answer at present; Petwise reads alone.');
    return 'failed';
  }
  let tokens: ModelTokens = { in: 0, out: 0 };
  const onTokens = (soFar: ModelTokens): void => {
    tokens = soFar;
  };
  const work = { parts, model, job, conversation, say, options: { signal, onTokens, leftMs } };
  // The owner's access log says that the model gets something, before it does.
  await parts.accessLog.noteFirst({
    ownerId: job.ownerId,
    who: 'model',
    caller: '',
    device: model.name,
    act: 'read',
    data: 'text' in request ? 'assessments' : 'files',
  });
  try {
    // What was read costs, whatever comes of it: it is counted before anything is done with it.
    let picture: Seen = null;
    try {
      if ('text' in request) await read(work, request);
      else picture = await describePicture(work, request.picture);
    } finally {
      await addUse(db, conversation.id, { tokens });
    }
    if (picture !== null) await addUse(db, conversation.id, picture);
    breaker.worked();
    return 'heard';
  } catch (error) {
    if (signal.aborted) return 'stopped';
    if (error instanceof ProblemError || error instanceof DatabaseUnavailable) throw error;
    const { message } = modelFaultOf(error);
    breaker.failed(message);
    say(`The second reader gave no usable answer; Petwise reads alone. ${message}`);
    return 'failed';
  }
}

interface Work extends Pick<Given, 'job' | 'say'> {
  readonly parts: ListeningParts;
  readonly model: ChatModel;
  readonly conversation: Conversation;
  readonly options: AskOptions;
}

type Seen = { tokens: ModelTokens; picture: SeenPicture } | null;

async function read(
  { parts, model, job, conversation, say, options }: Work,
  { turn, text }: { turn: number; text: string },
): Promise<void> {
  const { species, signs } = await parts.assessor.secondReaderInput(conversation.state);
  say('A second reader is reading your words too…');
  let told = 0;
  const onText = (soFar: string): void => {
    const count = claimsSoFar(soFar);
    // One, two, four …: who reads along needs no line for each.
    if (count < Math.max(1, told * 2)) return;
    told = count;
    say(`The second reader has noted ${told} ${told === 1 ? 'thing' : 'things'}.`);
  };
  const read = await extractFindings(model, { text, species, signs }, { ...options, onText });
  const amendment: AmendRequest = {
    sessionId: conversation.id,
    turn,
    text,
    heard: [...read.signs],
  };
  await parts.jobs().run({
    ownerId: job.ownerId,
    kind: 'amend',
    key: undefined,
    request: amendment,
    session: conversation.id,
  });
  say(
    read.dropped === 0
      ? 'The second reader is done.'
      : `The second reader is done; ${read.dropped} of its claims do not stand in your words and were dropped.`,
  );
}

async function describePicture(
  { parts, model, conversation, say, options }: Work,
  { id, name }: { id: string; name: string },
): Promise<Seen> {
  const image = await parts.readImage(id);
  if (image === null) return null;
  const { seen } = await seePicture(model, { image, species: conversation.species }, options);
  say('The second reader looked at a picture.');
  return { tokens: { in: 0, out: 0 }, picture: { id, name, seen } };
}
