import { randomUUID } from 'node:crypto';
import {
  SessionId,
  type AnswerBody,
  type AnswerResponse,
  type ConsultDetail,
  type ConsultSummary,
  type FinalizeResponse,
  type InitBody,
  type InitResponse,
} from '@petwise/contracts';
import * as v from 'valibot';
import type { Database, Queryable } from '../../db/database.ts';
import type { ForgetSessions } from '../../db/owner-data.ts';
import { ProblemError } from '../../errors.ts';
import type { ConversationReader } from '../conversation/conversation.ts';
import type { ReasoningLog } from '../reasoning/log.ts';
import { forgetFilesOf } from '../uploads/owner-data.ts';
import { gone } from '../jobs/job-problems.ts';
import type { Caller } from '../jobs/caller.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import {
  findConsult,
  listConsults,
  listSameSpecies,
  removeConsult,
  type DatedPatient,
  type ConsultRow,
  type ListedRow,
  type ListedWith,
} from './repository.ts';
import { listTurns } from './turn-repository.ts';
import { isConsultOf } from './sql.ts';
import { toConsultTurn } from './turns.ts';
import type { ConsultJobKind } from './work.ts';

/** What the consult room needs of the room that keeps which reminders are answered. */
interface AnsweredReminders {
  /** Before a consult is deleted, in that transaction. */
  keepAnswered(tx: Queryable, of: { ownerId: string; sessionId: string }): Promise<void>;
}

/** Entries of a page of the list. */
const PAGE = 100;

/** The guided consult, from the first words to the report. */
export class ConsultService {
  readonly #db: Database;
  readonly #jobs: JobRunner;
  readonly #log: ReasoningLog;
  readonly #secondReader: ConversationReader;
  readonly #forgetSessions: ForgetSessions;
  readonly #listedWith: ListedWith;
  readonly #followUps: AnsweredReminders;

  constructor(parts: {
    db: Database;
    jobs: JobRunner;
    log: ReasoningLog;
    secondReader: ConversationReader;
    forgetSessions: ForgetSessions;
    listedWith: ListedWith;
    followUps: AnsweredReminders;
  }) {
    this.#db = parts.db;
    this.#jobs = parts.jobs;
    this.#log = parts.log;
    this.#secondReader = parts.secondReader;
    this.#forgetSessions = parts.forgetSessions;
    this.#listedWith = parts.listedWith;
    this.#followUps = parts.followUps;
  }

  /** Begins. A free UUID as key becomes the session's id, so that a client can listen first. */
  async init(caller: Caller, body: InitBody): Promise<InitResponse> {
    const isBlank = body.initialSymptoms === '' && body.uploadedFiles.length === 0;
    if (isBlank && body.follows === undefined) {
      throw blank('initialSymptoms', 'Please describe how your pet is feeling');
    }
    const result = await this.#jobs.run({
      ...caller,
      kind: 'init',
      request: body,
      session: (tx) => this.#newSession(tx, caller),
    });
    // The job of this kind answered it, now or before a restart.
    const response = result as InitResponse;
    this.#secondReader.begin(caller.ownerId, response.sessionId);
    return response;
  }

  async answer(caller: Caller, body: AnswerBody): Promise<AnswerResponse> {
    if (body.answer === '' && body.attachedFiles.length === 0) {
      throw blank('answer', 'Please write an answer, or attach a file');
    }
    const result = await this.#runOn(caller, 'answer', body);
    this.#secondReader.begin(caller.ownerId, body.sessionId);
    // The job of this kind answered it.
    return result as AnswerResponse;
  }

  async finalize(caller: Caller, body: { sessionId: string }): Promise<FinalizeResponse> {
    const result = await this.#runOn(caller, 'finalize', body);
    this.#secondReader.stop(body.sessionId);
    // The job of this kind answered it.
    return result as FinalizeResponse;
  }

  /** A page of the owner's consults, or of those of one pet, newest first, after the page that ended with `end`. */
  async list(
    ownerId: string,
    { after: end, pet }: { readonly after?: string | undefined; readonly pet?: string | undefined },
  ): Promise<{ consults: ConsultSummary[]; next?: string }> {
    const at = end?.indexOf('_') ?? -1;
    const after = end === undefined ? null : { at: end.slice(0, at), id: end.slice(at + 1) };
    const page = { after, pet, limit: PAGE + 1, ...this.#listedWith };
    const rows = await listConsults(this.#db, ownerId, page);
    const consults = rows.slice(0, PAGE).map(toSummary);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    if (last === undefined) return { consults };
    return { consults, next: `${last.created_at.toISOString()}_${last.id}` };
  }

  async detail(ownerId: string, id: string): Promise<ConsultDetail> {
    const consult = await this.#mustFind(ownerId, id);
    const turns = await listTurns(this.#db, id);
    return {
      ...toSummary(consult),
      patientData: consult.patient_data,
      medicalHistory: consult.medical_history,
      turns: turns.map(toConsultTurn),
      can_process_results: consult.can_process_results,
      urgency: consult.triage,
      assessment: consult.assessment,
    };
  }

  /** The owner's consults up to this one, of its species, newest first; none when it is somebody else's. */
  sameSpeciesUpTo(ownerId: string, id: string): Promise<DatedPatient[]> {
    return listSameSpecies(this.#db, ownerId, id);
  }

  async remove(ownerId: string, id: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await this.#followUps.keepAnswered(tx, { ownerId, sessionId: id });
      if (!(await removeConsult(tx, ownerId, id))) throw gone(true);
      await this.#forgetSessions(tx, [id]);
      await forgetFilesOf(tx, id);
    });
    this.#secondReader.stop(id);
  }

  async #runOn(
    caller: Caller,
    kind: Exclude<ConsultJobKind, 'init'>,
    body: { sessionId: string },
  ): Promise<unknown> {
    return this.#jobs.run({
      ...caller,
      kind,
      request: body,
      session: body.sessionId,
      of: isConsultOf,
    });
  }

  async #mustFind(ownerId: string, id: string): Promise<ConsultRow> {
    const consult = await findConsult(this.#db, ownerId, id);
    if (consult === null) throw gone(true);
    return consult;
  }

  async #newSession(tx: Queryable, { ownerId, key }: Caller): Promise<string> {
    if (key !== undefined && v.is(SessionId, key) && (await this.#log.claim(tx, key, ownerId))) {
      return key;
    }
    const fresh = randomUUID();
    await this.#log.claim(tx, fresh, ownerId);
    return fresh;
  }
}

function blank(path: string, message: string): ProblemError {
  return new ProblemError('invalid-request', message, { details: [{ path, message }] });
}

function toSummary(row: ListedRow): ConsultSummary {
  return {
    sessionId: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    species: row.species,
    breed: row.breed,
    ...(row.pet_name ? { petName: row.pet_name } : {}),
    title: row.title,
    status: row.status,
    triage: row.triage?.level ?? null,
    ...(row.made_on_device === null ? {} : { madeOnDevice: row.made_on_device }),
    ...(row.vet_found ? { vetFound: row.vet_found } : {}),
    ...(row.vet_answers ? { vetAnswers: row.vet_answers } : {}),
    ...(row.looked_again ? { lookedAgain: true } : {}),
  };
}
