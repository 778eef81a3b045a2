import { saidTurn, stepTurns, type AssessmentStep, type OnReasoning } from '@petwise/assessor';
import { CorrectionBody, SessionId } from '@petwise/contracts';
import * as v from 'valibot';
import type { Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { findTurn, removeAnswer, removeLastTurn, rewriteAnswer } from './correction-repository.ts';
import { checkWords, correctionWords } from './correction-words.ts';
import type { Job } from '../jobs/job.ts';
import type { Outcome, Work } from '../jobs/job-runner.ts';
import { correctedSince, reanswer } from './reanswer.ts';
import { addTurns, moveConsult, type ConsultRow } from './repository.ts';
import { mustFind, type WorkParts } from './work.ts';

/** What the job of a correction keeps until it is done, of a consult or in the prototype chat. */
export const CorrectionRequest = v.object({ sessionId: SessionId, correction: CorrectionBody });
export type CorrectionRequest = v.InferOutput<typeof CorrectionRequest>;

type Parts = Pick<WorkParts, 'db' | 'clock' | 'assessor'>;
type Edit = Extract<CorrectionBody, { kind: 'edit' }>;
type Undo = Extract<CorrectionBody, { kind: 'undo' }>;
type Change = Extract<CorrectionBody, { kind: 'remove' | 'restore' }>;
type Check = Extract<CorrectionBody, { kind: 'check' }>;

/** A correction of a consult: thought through again, and written in one transaction. */
export function correctionWork(parts: Parts): { correct: Work } {
  return {
    correct: async (job, onReasoning) => {
      const { correction } = v.parse(CorrectionRequest, job.request);
      const consult = await mustFind(parts.db, job);
      if (consult.status === 'finished') throw finished();
      const given = { parts, job, consult, onReasoning };
      if (correction.kind === 'edit') return edit(given, correction);
      if (correction.kind === 'undo') return undo(given, correction);
      if (correction.kind === 'check') return check(given, correction);
      return change(given, correction);
    },
  };
}

interface Given {
  readonly parts: Parts;
  readonly job: Job;
  readonly consult: ConsultRow;
  readonly onReasoning: OnReasoning;
}

async function edit({ parts, consult, onReasoning }: Given, body: Edit): Promise<Outcome> {
  const { before_last: before } = consult;
  const turn = await findTurn(parts.db, consult.id, body.answerId);
  if (before === null || turn === null || before.answerId !== body.answerId) throw notLast();
  const files = turn.uploaded_files ?? [];
  if (body.answer === '' && files.length === 0) throw blankAnswer();
  const states = { before: before.state, now: consult.state };
  const step = await reanswer(parts.assessor, states, { answer: body.answer, files, onReasoning });
  const save = async (tx: Queryable): Promise<void> => {
    const at = await move(tx, { parts, consult, step });
    const place = { consultId: consult.id, id: turn.id };
    await rewriteAnswer(tx, place, { content: body.answer, at });
    await addTurns(tx, consult.id, { turns: stepTurns(step), at });
  };
  return { result: {}, save };
}

/** The state before the last answer, with what was corrected since, and its question asked again. */
async function undo({ parts, consult, onReasoning }: Given, body: Undo): Promise<Outcome> {
  const { before_last: before } = consult;
  const turn = await findTurn(parts.db, consult.id, body.answerId);
  if (before === null || turn === null || before.answerId !== body.answerId) throw notLast();
  const states = { before: before.state, now: consult.state };
  const since = await correctedSince(parts.assessor, states);
  const step = await parts.assessor.correct(before.state, since, onReasoning);
  const save = async (tx: Queryable): Promise<void> => {
    const at = await move(tx, { parts, consult: { ...consult, before_last: null }, step });
    await removeAnswer(tx, { consultId: consult.id, id: turn.id });
    const turns = stepTurns({ ...step, extractionSummary: '' });
    await addTurns(tx, consult.id, { turns, at });
  };
  return { result: {}, save };
}

async function change({ parts, consult, onReasoning }: Given, body: Change): Promise<Outcome> {
  const { signs, removed } = await parts.assessor.understood(consult.state);
  const sign = (body.kind === 'remove' ? signs : removed).find(({ id }) => id === body.sign);
  // It is so already, as when two tabs say the same.
  if (sign === undefined) return { result: {}, save: async () => undefined };
  const correction = { [body.kind]: [sign.id] };
  const step = await parts.assessor.correct(consult.state, correction, onReasoning);
  const inverse = correctionWords(body.kind === 'remove' ? 'restore' : 'remove', sign);
  const save = async (tx: Queryable): Promise<void> => {
    const at = await move(tx, { parts, consult, step });
    // The open question moves to the end, or another one takes its place.
    if (consult.question !== null) await removeLastTurn(tx, consult.id, { kind: 'question' });
    const undone = await removeLastTurn(tx, consult.id, { kind: 'correction', content: inverse });
    const said = saidTurn('correction', correctionWords(body.kind, sign), []);
    const replies = stepTurns({ ...step, extractionSummary: '' });
    await addTurns(tx, consult.id, { turns: undone ? replies : [said, ...replies], at });
  };
  return { result: {}, save };
}

/** The owner's word where two readers differ. */
async function check({ parts, consult, onReasoning }: Given, body: Check): Promise<Outcome> {
  const { assessor } = parts;
  const { checks } = await assessor.understood(consult.state);
  const open = checks.find(({ id }) => id === body.sign);
  // It is answered already, as when two tabs say the same.
  if (open === undefined) return { result: {}, save: async () => undefined };
  const said = { finding: open.id, answer: body.answer };
  const step = await assessor.check(consult.state, said, onReasoning);
  const last = consult.before_last;
  const before = last && {
    ...last,
    state: (await assessor.check(last.state, said, () => undefined)).state,
  };
  const isSameQuestion = step.question?.id === consult.question?.id;
  const save = async (tx: Queryable): Promise<void> => {
    const question = isSameQuestion ? consult.question : step.question;
    const told = {
      parts,
      consult: { ...consult, before_last: before },
      step: { ...step, question },
    };
    const at = await move(tx, told);
    if (consult.question !== null) await removeLastTurn(tx, consult.id, { kind: 'question' });
    const turn = saidTurn('correction', checkWords(open, body.answer), []);
    const replies = stepTurns({ ...step, question, extractionSummary: '' });
    await addTurns(tx, consult.id, { turns: [turn, ...replies], at });
  };
  return { result: {}, save };
}

async function move(
  tx: Queryable,
  given: { parts: Parts; consult: ConsultRow; step: AssessmentStep },
): Promise<Date> {
  const { parts, consult, step } = given;
  const at = new Date(parts.clock());
  const { state, question, canProcessResults: canProcess, triage } = step;
  const before = consult.before_last;
  const moved = await moveConsult(tx, consult, { state, before, question, canProcess, triage, at });
  if (!moved) throw new ProblemError('conflict');
  return at;
}

export function finished(): ProblemError {
  return new ProblemError('conflict', 'This assessment is finished. Start a new one to correct it');
}

export function notLast(): ProblemError {
  return new ProblemError(
    'conflict',
    'Only your last answer can be changed, and it is another one',
  );
}

export function blankAnswer(): ProblemError {
  const message = 'Please write an answer';
  return new ProblemError('invalid-request', message, { details: [{ path: 'answer', message }] });
}
