import {
  consultTitle,
  isOlderQuestion,
  ownerTurn,
  stepTurns,
  urgencyOf,
  type AssessmentStep,
  type OnReasoning,
} from '@petwise/assessor';
import {
  AnswerBody,
  FinalizeBody,
  InitBody,
  type AnswerResponse,
  type FinalizeResponse,
  type InitResponse,
  type SignSince,
  type TriageLevel,
  type UploadedFile,
} from '@petwise/contracts';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import {
  answeredAlready,
  conclude,
  mustHaveAnswer,
  type AssessingParts,
  type ConversationFiles,
} from '../conversation/assessing.ts';
import { findFollowed, followedWords, judgeAgain, levelOf, type Followed } from './follow.ts';
import type { Job } from '../jobs/job.ts';
import type { Outcome, Work } from '../jobs/job-runner.ts';
import {
  addConsult,
  finishConsult,
  findConsultToGoOn,
  moveConsult,
  type GoingOn,
} from './repository.ts';
import { addTurns } from './turn-repository.ts';

/** What the consult room needs of the room that keeps files. */
export interface ConsultFiles extends ConversationFiles {
  /** The owner's files as the server knows them; a problem names one that is not there. */
  resolve(ownerId: string, files: readonly UploadedFile[]): Promise<UploadedFile[]>;
}

/** What the consult room needs of the room that reads Apple Health exports. */
export interface ConsultHealth {
  /** What the owner agreed to add to the next assessment; null when there is nothing. */
  attached(ownerId: string): Promise<{
    readonly text: string;
    taken(tx: Queryable, consultId: string): Promise<void>;
  } | null>;
}

/** What the consult room needs of the room that keeps what comes after a report. */
export interface ConsultFollows {
  /** Keeps after which consult one was begun, and what the owner said of its signs. */
  keepFollows(
    tx: Queryable,
    follows: {
      readonly consultId: string;
      readonly ownerId: string;
      readonly earlier: { readonly id: string; readonly level: TriageLevel | null };
      readonly signs: readonly SignSince[];
    },
  ): Promise<void>;
  /** The consults that one was begun after, the latest first. */
  earlierOf(consultId: string): Promise<string[]>;
}

interface WorkParts extends AssessingParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: ConsultFiles;
  readonly health: ConsultHealth;
  readonly followUps: ConsultFollows;
}

/** What the guided consult does; the prototype chat has its own work. */
export type ConsultJobKind = 'init' | 'answer' | 'finalize';

/** The three long calls, each computing first and writing in one transaction. */
export function consultWork(parts: WorkParts): Record<ConsultJobKind, Work> {
  return {
    init: (job, onReasoning) => begin(parts, job, onReasoning),
    answer: (job, onReasoning) => answer(parts, job, onReasoning),
    finalize: (job, onReasoning) => finalize(parts, job, onReasoning),
  };
}

/** A consult and those that it was begun after: what was measured then still holds. */
async function withEarlier({ followUps }: WorkParts, consultId: string): Promise<string[]> {
  return [consultId, ...(await followUps.earlierOf(consultId))];
}

async function begin(parts: WorkParts, job: Job, onReasoning: OnReasoning): Promise<Outcome> {
  const asked = v.parse(InitBody, job.request);
  const followed = asked.follows && (await findFollowed(parts, job.ownerId, asked.follows));
  const body = followed ? sameAnimal(asked, followed) : asked;
  const files = await parts.files.resolve(job.ownerId, body.uploadedFiles);
  const health = await parts.health.attached(job.ownerId);
  const labs = await parts.laboratory.evidence(
    job.ownerId,
    {
      ids: files.map(({ id }) => id),
      consultIds: followed ? await withEarlier(parts, followed.earlier.id) : [],
    },
    body.patientData.species,
  );
  const start = {
    patient: body.patientData,
    history: body.medicalHistory,
    symptoms: body.initialSymptoms,
    files,
    labs: labs.findings,
    ...(health === null ? {} : { healthSummary: health.text }),
  };
  const step = followed
    ? await judgeAgain(parts.assessor, followed, {
        words: start.symptoms,
        files,
        labs: labs.findings,
        onReasoning,
      })
    : await parts.assessor.begin(start, onReasoning);
  const result: InitResponse = {
    sessionId: job.sessionId,
    question: step.question,
    can_process_results: step.canProcessResults,
    extractionSummary: step.extractionSummary,
    mismatchWarning: step.mismatchWarning,
    ...urgencyOf(step),
  };
  const save = async (tx: Queryable): Promise<void> => {
    const at = new Date(parts.clock());
    await addConsult(tx, {
      ...newConsult(job, body, step),
      title: followed?.earlier.title ?? consultTitle(body.initialSymptoms, files),
      at,
    });
    const words = followed ? followedWords(followed, start.symptoms) : start.symptoms;
    const sent = ownerTurn('initial_symptoms', words, files);
    await addTurns(tx, job.sessionId, { turns: [sent, ...stepTurns(step)], at });
    const ids = files.map((file) => file.id);
    await parts.files.attach(tx, job.ownerId, { ids, consultId: job.sessionId });
    await health?.taken(tx, job.sessionId);
    if (followed) {
      const earlier = { id: followed.earlier.id, level: levelOf(followed.earlier) };
      const { sessionId: consultId, ownerId } = job;
      await parts.followUps.keepFollows(tx, { consultId, ownerId, earlier, signs: followed.signs });
    }
  };
  return { result, save };
}

async function answer(parts: WorkParts, job: Job, onReasoning: OnReasoning): Promise<Outcome> {
  const body = v.parse(AnswerBody, job.request);
  const consult = await mustFind(parts.db, job);
  if (consult.status === 'finished') {
    throw new ProblemError('conflict', 'This assessment is finished. Start a new one to add more');
  }
  if (isOlderQuestion(body.previousQuestion, consult.question)) {
    throw answeredAlready();
  }
  const files = await parts.files.resolve(job.ownerId, body.attachedFiles);
  const labs = await parts.laboratory.evidence(
    job.ownerId,
    { ids: files.map(({ id }) => id), consultIds: await withEarlier(parts, consult.id) },
    consult.species,
  );
  const step = await parts.assessor.answer(
    consult.state,
    { answer: body.answer, files, labs: labs.findings },
    onReasoning,
  );
  const result: AnswerResponse = {
    question: step.question,
    can_process_results: step.canProcessResults,
    extraction_summary: step.extractionSummary === '' ? null : step.extractionSummary,
    thinking_stream: step.reasoning.join('\n'),
    mismatchWarning: step.mismatchWarning,
    ...urgencyOf(step),
  };
  const save = async (tx: Queryable): Promise<void> => {
    const at = new Date(parts.clock());
    const { state, question, canProcessResults: canProcess, triage } = step;
    const sent = ownerTurn('answer', body.answer, files);
    const before = { answerId: sent.id };
    const turns = [sent, ...stepTurns(step)];
    const next = { state, before, question, canProcess, triage, turns, at };
    const moved = await moveConsult(tx, consult, next);
    if (!moved) throw new ProblemError('conflict');
    const ids = files.map((file) => file.id);
    await parts.files.attach(tx, job.ownerId, { ids, consultId: consult.id });
  };
  return { result, save };
}

async function finalize(parts: WorkParts, job: Job, onReasoning: OnReasoning): Promise<Outcome> {
  v.parse(FinalizeBody, job.request);
  const consult = await mustFind(parts.db, job);
  if (consult.assessment !== null) {
    const finished: FinalizeResponse = { assessment: consult.assessment };
    return { result: finished, save: async () => undefined };
  }
  // Before the first answer there is none that could be given again.
  mustHaveAnswer({ isOffered: consult.can_process_results, isAnswered: consult.is_answered });
  const { id, species, state } = consult;
  const files = { ids: [], consultIds: await withEarlier(parts, id) };
  const from = { id, ownerId: job.ownerId, species, state, files };
  const assessment = await conclude(parts, from, onReasoning);
  const result: FinalizeResponse = { assessment };
  const save = async (tx: Queryable): Promise<void> => {
    const closed = await finishConsult(tx, consult, { assessment, at: new Date(parts.clock()) });
    if (!closed) throw new ProblemError('conflict');
  };
  return { result, save };
}

/** The consult that a job is for. Throws `not-found` when it has been deleted meanwhile. */
async function mustFind(db: Queryable, job: Job): Promise<GoingOn> {
  const consult = await findConsultToGoOn(db, job.ownerId, job.sessionId);
  if (consult === null) throw new ProblemError('not-found', 'This assessment does not exist');
  return consult;
}

/** The animal is the one of then, whatever the page sent. */
function sameAnimal(body: InitBody, { earlier }: Followed): InitBody {
  return { ...body, patientData: earlier.patient_data, medicalHistory: earlier.medical_history };
}

function newConsult(
  job: Job,
  body: InitBody,
  step: AssessmentStep,
): Omit<Parameters<typeof addConsult>[1], 'title' | 'at'> {
  return {
    id: job.sessionId,
    owner_id: job.ownerId,
    status: 'asking',
    species: body.patientData.species,
    breed: body.patientData.breed,
    patient_data: body.patientData,
    medical_history: body.medicalHistory,
    state: step.state,
    question: step.question,
    can_process_results: step.canProcessResults,
    triage: step.triage,
  };
}
