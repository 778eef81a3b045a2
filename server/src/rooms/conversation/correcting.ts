import type { Assessor, OnReasoning } from '@petwise/assessor';
import { CorrectionBody, SessionId } from '@petwise/contracts';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Outcome, Work } from '../jobs/job-runner.ts';
import type {
  BeforeLast,
  Conversation,
  Correction,
  FindConversation,
  LastAnswer,
  LastAnswerParts,
} from './conversation.ts';
import { checkWords, correctionWords } from './correction-words.ts';
import { correctedSince, reanswer } from './reanswer.ts';

/** What the job of a correction keeps until it is done. */
export const CorrectionRequest = v.object({ sessionId: SessionId, correction: CorrectionBody });
export type CorrectionRequest = v.InferOutput<typeof CorrectionRequest>;

type BodyOf<Kind extends CorrectionBody['kind']> = Extract<CorrectionBody, { kind: Kind }>;

interface Parts extends LastAnswerParts {
  readonly clock: Clock;
  readonly assessor: Assessor;
}

interface Given extends Parts {
  readonly conversation: Conversation;
  readonly onReasoning: OnReasoning;
}

/** A correction of a conversation: thought through again, and written in one transaction. */
export function correctionWork(parts: Parts, find: FindConversation): Work {
  return async (job, onReasoning) => {
    const { correction } = v.parse(CorrectionRequest, job.request);
    const conversation = await find(job.ownerId, job.sessionId);
    if (conversation === null || !conversation.isOpen) throw finished();
    const made = await correctionOf({ ...parts, conversation, onReasoning }, correction);
    const save = async (tx: Queryable): Promise<void> => {
      if (made !== null) await conversation.correct(tx, made, new Date(parts.clock()));
    };
    return { result: {}, save } satisfies Outcome;
  };
}

/** Null where it is so already, as when two tabs say the same. */
function correctionOf(given: Given, body: CorrectionBody): Promise<Correction | null> {
  if (body.kind === 'edit') return edit(given, body);
  if (body.kind === 'undo') return undo(given, body);
  if (body.kind === 'check') return check(given, body);
  return change(given, body);
}

async function edit(given: Given, body: BodyOf<'edit'>): Promise<Correction> {
  const { assessor, conversation, onReasoning } = given;
  const { before, last } = await mustBeLast(given, body.answerId);
  if (body.answer === '' && !last.hasFiles) throw blankAnswer();
  const { files, aside = false } = last;
  const reply = { answer: last.wordsOf(body.answer), files, aside, onReasoning };
  const step = await reanswer(assessor, { before: before.state, now: conversation.state }, reply);
  return { step, before, answer: { id: before.answerId, words: body.answer } };
}

/** The state before the last answer, with what was corrected since, and its question asked again. */
async function undo(given: Given, body: BodyOf<'undo'>): Promise<Correction> {
  const { assessor, conversation, onReasoning } = given;
  const { before } = await mustBeLast(given, body.answerId);
  const states = { before: before.state, now: conversation.state };
  const since = await correctedSince(assessor, states);
  const step = await assessor.correct(before.state, since, onReasoning);
  return {
    step: { ...step, extractionSummary: '' },
    before: null,
    answer: { id: before.answerId },
  };
}

async function change(
  { assessor, conversation, onReasoning }: Given,
  { kind, sign: id }: BodyOf<'remove' | 'restore'>,
): Promise<Correction | null> {
  const { signs, removed } = await assessor.understood(conversation.state);
  const sign = (kind === 'remove' ? signs : removed).find((one) => one.id === id);
  if (sign === undefined) return null;
  const step = await assessor.correct(conversation.state, { [kind]: [sign.id] }, onReasoning);
  return {
    step: { ...step, extractionSummary: '' },
    before: conversation.before,
    note: correctionWords(kind, sign),
    undoes: correctionWords(kind === 'remove' ? 'restore' : 'remove', sign),
  };
}

/** The owner's word where two readers differ. */
async function check(
  { assessor, conversation, onReasoning }: Given,
  body: BodyOf<'check'>,
): Promise<Correction | null> {
  const { checks } = await assessor.understood(conversation.state);
  const open = checks.find(({ id }) => id === body.sign);
  if (open === undefined) return null;
  const word = { finding: open.id, answer: body.answer };
  const step = await assessor.check(conversation.state, word, onReasoning);
  const { before } = conversation;
  const checkedBefore = before && (await assessor.check(before.state, word, () => undefined));
  return {
    step: { ...step, extractionSummary: '' },
    before: before && checkedBefore && { ...before, state: checkedBefore.state },
    note: checkWords(open, body.answer),
    keepsQuestion: true,
  };
}

async function mustBeLast(
  { conversation: { before, lastAnswer }, db, files }: Given,
  answerId: string,
): Promise<{ before: BeforeLast; last: LastAnswer }> {
  const last = before?.answerId === answerId ? await lastAnswer({ db, files }) : null;
  if (before === null || last === null) throw notLast();
  return { before, last };
}

function finished(): ProblemError {
  return new ProblemError('conflict', 'This assessment is finished. Start a new one to correct it');
}

function notLast(): ProblemError {
  return new ProblemError(
    'conflict',
    'Only your last answer can be changed, and it is another one',
  );
}

function blankAnswer(): ProblemError {
  const message = 'Please write an answer';
  return new ProblemError('invalid-request', message, { details: [{ path: 'answer', message }] });
}
