import { consultTitle, type Assessor } from '@petwise/assessor';
import type { DeviceConsultBody, DeviceConsultSaved, UploadedFile } from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { ForgetSessions } from '../../db/owner-data.ts';
import { ProblemError } from '../../errors.ts';
import { addDeviceMade, removeBegun } from '../consult/from-device.ts';
import type { ConsultFiles } from '../consult/work.ts';
import type { ReasoningLog } from '../reasoning/log.ts';
import { checkedReport, firstWords, storedTurn, type Checked } from './replay.ts';
import { findSender, noteReceived } from './repository.ts';

/** A device's clock may be wrong; what is older than this is not believed. */
const OLDEST_MS = 365 * 24 * 60 * 60 * 1000;

interface DeviceConsultParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: ReasoningLog;
  readonly files: ConsultFiles;
  readonly forgetSessions: ForgetSessions;
  /** The same engine as on the device, whoever assesses here. */
  readonly assessor: Assessor;
  /** The room that keeps what comes after a report. */
  readonly followUps: {
    keepLookedAgain(of: { ownerId: string; sessionId: string }): Promise<void>;
  };
}

interface Arrival extends Checked {
  readonly ownerId: string;
  readonly body: DeviceConsultBody;
  readonly files: readonly (readonly UploadedFile[])[];
}

/** Takes in assessments that were made without a connection, each once. */
export class DeviceConsultService {
  readonly #parts: DeviceConsultParts;

  constructor(parts: DeviceConsultParts) {
    this.#parts = parts;
  }

  async save(ownerId: string, body: DeviceConsultBody): Promise<DeviceConsultSaved> {
    const { sessionId, lookedAgain } = body;
    const saved = await this.#save(ownerId, body);
    if (lookedAgain) await this.#parts.followUps.keepLookedAgain({ ownerId, sessionId });
    return saved;
  }

  async #save(ownerId: string, body: DeviceConsultBody): Promise<DeviceConsultSaved> {
    const { db, assessor } = this.#parts;
    const { sessionId } = body;
    const before = await findSender(db, sessionId);
    if (before !== null) return knownTo(ownerId, before, sessionId);
    const files = await Promise.all(body.turns.map((turn) => this.#filesOf(ownerId, turn)));
    const checked = await checkedReport(assessor, body, files);
    const isNew = await db.transaction((tx) => this.#add(tx, { ownerId, body, files, ...checked }));
    if (isNew) return { sessionId, stored: 'now' };
    return knownTo(ownerId, await findSender(db, sessionId), sessionId);
  }

  /** The files that the server itself knows; a file that has gone since does not stop the rest. */
  async #filesOf(
    ownerId: string,
    { uploadedFiles = [] }: { uploadedFiles?: UploadedFile[] | undefined },
  ): Promise<UploadedFile[]> {
    if (uploadedFiles.length === 0) return [];
    return this.#parts.files.resolve(ownerId, uploadedFiles).catch((error: unknown) => {
      if (error instanceof ProblemError) return [];
      throw error;
    });
  }

  async #add(tx: Queryable, arrival: Arrival): Promise<boolean> {
    const { ownerId, body, files, assessment } = arrival;
    const { sessionId } = body;
    const now = this.#parts.clock();
    const received = { id: sessionId, ownerId, at: new Date(now) };
    if (!(await noteReceived(tx, received))) return false;
    await this.#freeId(tx, ownerId, sessionId);
    await addDeviceMade(tx, {
      consult: rowOf(arrival),
      begunAt: believed(body.createdAt, now),
      turns: body.turns.map((turn, index) => ({
        turn: storedTurn(turn, files[index] ?? []),
        at: believed(turn.timestamp, now),
      })),
      assessment,
      check: assessment.madeOnDevice ?? 'differs',
      endedAt: believed(body.turns.at(-1)?.timestamp ?? body.createdAt, now),
    });
    const ids = files.flat().map((file) => file.id);
    await this.#parts.files.attach(tx, ownerId, { ids, consultId: sessionId });
    return true;
  }

  /** The server may have begun this very consult when the connection broke; the device went on. */
  async #freeId(tx: Queryable, ownerId: string, sessionId: string): Promise<void> {
    const { log, forgetSessions } = this.#parts;
    const holder = await log.holderOf(tx, sessionId);
    const isFree =
      holder === ownerId
        ? await removeBegun(tx, { ownerId, id: sessionId }, forgetSessions)
        : holder === null;
    if (!isFree || !(await log.claim(tx, sessionId, ownerId))) throw taken();
  }
}

function rowOf({ ownerId, body, files, assessment, step }: Arrival) {
  const symptoms = firstWords(body.turns);
  return {
    id: body.sessionId,
    owner_id: ownerId,
    status: 'finished' as const,
    title: consultTitle(symptoms, files.flat()),
    species: body.patientData.species,
    breed: body.patientData.breed,
    patient_data: body.patientData,
    medical_history: body.medicalHistory,
    state: step.state,
    question: null,
    can_process_results: true,
    triage: assessment.triage ?? null,
  };
}

function knownTo(ownerId: string, sender: string | null, sessionId: string): DeviceConsultSaved {
  if (sender !== ownerId) throw taken();
  return { sessionId, stored: 'before' };
}

function taken(): ProblemError {
  return new ProblemError('conflict', 'This assessment could not be saved under its number');
}

/** A time of the device's clock, when it can be true. */
function believed(time: string, now: number): Date {
  const at = Date.parse(time);
  return new Date(at <= now && at > now - OLDEST_MS ? at : now);
}
