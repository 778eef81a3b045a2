import { randomUUID } from 'node:crypto';
import { type CorrectionBody, type IncomingMetadata } from '@petwise/contracts';
import * as v from 'valibot';
import type { Queryable } from '../../db/database.ts';
import type { AssessmentStep, OnReasoning } from '@petwise/assessor';
import { blankAnswer, CorrectionRequest, finished, notLast } from '../consult/correcting.ts';
import { checkWords, correctionWords } from '../consult/correction-words.ts';
import type { Job } from '../jobs/job.ts';
import type { Outcome, Work } from '../jobs/job-runner.ts';
import { correctedSince, reanswer } from '../consult/reanswer.ts';
import { ProblemError } from '../../errors.ts';
import { removeAnswer, removeNewest, rewriteMessage } from './correction-repository.ts';
import type { Progress } from './progress.ts';
import { stepReplies } from './replies.ts';
import {
  addMessages,
  findSession,
  listMessages,
  moveSession,
  type NewMessage,
  type SessionRow,
} from './repository.ts';
import { wordsOf } from './said.ts';
import { noSession, type ConversationParts } from './turn.ts';

type Parts = Omit<ConversationParts, 'firstLook'>;
type Edit = Extract<CorrectionBody, { kind: 'edit' }>;
type Undo = Extract<CorrectionBody, { kind: 'undo' }>;
type Check = Extract<CorrectionBody, { kind: 'check' }>;
type Change = Extract<CorrectionBody, { kind: 'remove' | 'restore' }>;

interface Given {
  readonly parts: Parts;
  readonly job: Job;
  readonly session: SessionRow;
  readonly onReasoning: OnReasoning;
}

/** A correction in the prototype chat: thought through again, and written in one transaction. */
export function messageCorrectionWork(parts: Parts): { 'correct-message': Work } {
  return {
    'correct-message': async (job, onReasoning) => {
      const { correction } = v.parse(CorrectionRequest, job.request);
      const session = await findSession(parts.db, job.ownerId, job.sessionId);
      if (session === null) throw noSession();
      if (session.stage !== 'asking') throw finished();
      const given = { parts, job, session, onReasoning };
      if (correction.kind === 'edit') return edit(given, correction);
      if (correction.kind === 'undo') return undo(given, correction);
      if (correction.kind === 'check') return check(given, correction);
      return change(given, correction);
    },
  };
}

async function edit({ parts, job, session, onReasoning }: Given, body: Edit): Promise<Outcome> {
  const { before, state } = session.progress;
  const [message] = await listMessages(parts.db, session.id, body.answerId);
  if (before === undefined || message === undefined || before.answerId !== body.answerId) {
    throw notLast();
  }
  const { imageUrls = [], fileNames = [] } = message.metadata ?? {};
  if (body.answer === '' && fileNames.length === 0) throw blankAnswer();
  const ids = imageUrls.map((url) => url.slice(url.lastIndexOf('/') + 1));
  const files = await parts.files.recognise(job.ownerId, { ids, names: fileNames });
  const said = { answer: wordsOf(body.answer, fileNames), files, aside: before.aside, onReasoning };
  const states = { before: before.state, now: state };
  const step = await reanswer(parts.assessor, states, said);
  const { messages, open } = stepReplies(step, before.told);
  const metadata: IncomingMetadata = { imageUrls, fileNames, edited: true };
  const save = async (tx: Queryable): Promise<void> => {
    const at = await move(tx, { parts, session, step, open, told: before.told });
    const place = { sessionId: session.id, id: message.id };
    await rewriteMessage(tx, place, { content: body.answer, metadata });
    await addMessages(tx, session.id, { messages, at });
  };
  return { result: {}, save };
}

/** The state before the last answer, with what was corrected since, and its question asked again. */
async function undo({ parts, session, onReasoning }: Given, body: Undo): Promise<Outcome> {
  const { before, state, ...progress } = session.progress;
  if (before === undefined || before.answerId !== body.answerId) throw notLast();
  const since = await correctedSince(parts.assessor, { before: before.state, now: state });
  const step = await parts.assessor.correct(before.state, since, onReasoning);
  const { messages, open } = stepReplies({ ...step, extractionSummary: '' }, before.told);
  const rest = { ...progress, state, answers: progress.answers - 1 };
  const save = async (tx: Queryable): Promise<void> => {
    const moved = { parts, session: { ...session, progress: rest }, step, open, told: before.told };
    const at = await move(tx, moved);
    await removeAnswer(tx, { sessionId: session.id, id: before.answerId });
    await addMessages(tx, session.id, { messages, at });
  };
  return { result: {}, save };
}

async function change({ parts, session, onReasoning }: Given, body: Change): Promise<Outcome> {
  const { state, told } = session.progress;
  const { signs, removed } = await parts.assessor.understood(state);
  const sign = (body.kind === 'remove' ? signs : removed).find(({ id }) => id === body.sign);
  // It is so already, as when two tabs say the same.
  if (sign === undefined) return { result: {}, save: async () => undefined };
  const step = await parts.assessor.correct(state, { [body.kind]: [sign.id] }, onReasoning);
  const { messages, open } = stepReplies({ ...step, extractionSummary: '' }, told);
  const inverse = correctionWords(body.kind === 'remove' ? 'restore' : 'remove', sign);
  const save = async (tx: Queryable): Promise<void> => {
    const at = await move(tx, { parts, session, step, open, told });
    // The open question moves to the end, or another one takes its place.
    await removeNewest(tx, session.id, 'question');
    const [undone] = await removeNewest(tx, session.id, { correction: inverse });
    const said = correctionMessage(correctionWords(body.kind, sign));
    await addMessages(tx, session.id, { messages: undone ? messages : [said, ...messages], at });
  };
  return { result: {}, save };
}

/** The owner's word where two readers differ. */
async function check({ parts, session, onReasoning }: Given, body: Check): Promise<Outcome> {
  const { assessor } = parts;
  const { state, told, before } = session.progress;
  const { checks } = await assessor.understood(state);
  const open = checks.find(({ id }) => id === body.sign);
  // It is answered already, as when two tabs say the same.
  if (open === undefined) return { result: {}, save: async () => undefined };
  const word = { finding: open.id, answer: body.answer };
  const step = await assessor.check(state, word, onReasoning);
  const noted = before && {
    ...before,
    state: (await assessor.check(before.state, word, () => undefined)).state,
  };
  const replies = stepReplies({ ...step, extractionSummary: '' }, told);
  const progress = noted === undefined ? session.progress : { ...session.progress, before: noted };
  const save = async (tx: Queryable): Promise<void> => {
    const moved = { parts, session: { ...session, progress }, step, open: replies.open, told };
    const at = await move(tx, moved);
    await removeNewest(tx, session.id, 'question');
    const said = correctionMessage(checkWords(open, body.answer));
    await addMessages(tx, session.id, { messages: [said, ...replies.messages], at });
  };
  return { result: {}, save };
}

function correctionMessage(content: string): NewMessage {
  const messageType = 'correction';
  return { id: randomUUID(), role: 'user', content, messageType, metadata: null, reasoning: null };
}

async function move(
  tx: Queryable,
  given: {
    parts: Parts;
    session: SessionRow;
    step: AssessmentStep;
    open: Progress['open'];
    told: string | null;
  },
): Promise<Date> {
  const { parts, session, step, open, told } = given;
  const at = new Date(parts.clock());
  const progress: Progress = {
    ...session.progress,
    open,
    state: step.state,
    canProcess: step.canProcessResults,
    told: step.triage?.level === 'emergency' ? step.triage.advice : told,
    askedAt: at.toISOString(),
  };
  const moved = await moveSession(tx, session, { stage: 'asking', progress, at });
  if (!moved) throw new ProblemError('unavailable');
  return at;
}
