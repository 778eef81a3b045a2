import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  type HealthDeviceBody,
  type HealthMetric,
  healthRoutes,
  type HealthSubject,
  MAX_HEALTH_EXPORT_BYTES,
  type RouteResponse,
} from '@petwise/contracts';
import {
  describeHealth,
  type HealthResult,
  READ_PROBLEMS,
  type ReadProblem,
} from '@petwise/health-reader';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { FileStore } from '../uploads/file-store.ts';
import { ExportReader } from './read-export.ts';
import {
  addImport,
  attachImport,
  findAttached,
  findImport,
  listConsultMetrics,
  type HealthImportRow,
  listMetrics,
  type NewHealthImport,
  removeImport,
  removeOldImports,
  tieImport,
} from './repository.ts';
import { toMetric, toStats } from './to-contract.ts';

/** Results kept for one owner; the oldest goes when another comes. */
const MOST_IMPORTS = 10;

export type UploadAnswer = RouteResponse<typeof healthRoutes.upload>;

export interface HealthUpload {
  readonly ownerId: string;
  readonly filename: string | undefined;
  readonly stream: Readable;
  /** The id that its import is to have; a new one when left out. */
  readonly id?: string;
  /** Goes off when the owner cancels or the line breaks. */
  readonly signal: AbortSignal;
}

/** What goes into a record is read by others than its owner. */
const RECORD_LOCALE = 'en-US';

/** A summary that waits for the next assessment, and how to say that one took it. */
export interface AttachedSummary {
  readonly text: string;
  taken(tx: Queryable, consultId: string): Promise<void>;
}

export interface HealthParts {
  readonly db: Database;
  readonly store: FileStore;
  readonly clock: Clock;
  readonly reader?: ExportReader;
}

/** Reads Apple Health exports and keeps what they say; the export itself goes as soon as it is read. */
export class HealthService {
  readonly #db: Database;
  readonly #store: FileStore;
  readonly #clock: Clock;
  readonly #reader: ExportReader;

  constructor({ db, store, clock, reader = new ExportReader() }: HealthParts) {
    this.#db = db;
    this.#store = store;
    this.#clock = clock;
    this.#reader = reader;
  }

  /** The metrics of the import that a consult took, and whose they are; empty where it took none. */
  ofConsult(
    ownerId: string,
    consultId: string,
  ): Promise<{ metrics: HealthMetric[]; subject: HealthSubject }> {
    return listConsultMetrics(this.#db, ownerId, consultId);
  }

  /** Takes an export in to the last byte, reads it, keeps the result; a file that is none is refused in words. */
  async take({ ownerId, filename, stream, id, signal }: HealthUpload): Promise<UploadAnswer> {
    if (!/\.zip$/i.test(filename ?? '')) {
      throw new ProblemError(
        'file-type-refused',
        'Please upload a ZIP file from Apple Health export',
      );
    }
    await this.#store.checkSpace(MAX_HEALTH_EXPORT_BYTES);
    const received = await this.#store.receive(stream, MAX_HEALTH_EXPORT_BYTES, tooLarge);
    try {
      const answer = await this.#reader.read({ path: received.path }, signal);
      if (answer.kind === 'failed')
        throw new ProblemError('internal', undefined, { cause: answer.reason });
      if (answer.kind === 'refused') return refusal(answer.problem);
      return await this.#keep(ownerId, answer, id);
    } finally {
      await this.#store.discard(received);
    }
  }

  /** What an import was answered, once more; null when this owner has no such import. */
  async answer(ownerId: string, id: string): Promise<UploadAnswer | null> {
    const found = await findImport(this.#db, ownerId, id);
    return found === null ? null : toAnswer(id, found.stats);
  }

  /** Keeps the summary of an export that was read in the owner's browser. */
  async takeFromDevice(ownerId: string, body: HealthDeviceBody): Promise<{ sessionId: string }> {
    const { stats, metrics, ...overview } = body;
    return { sessionId: await this.#add({ ownerId, readOn: 'device', stats, overview, metrics }) };
  }

  async metrics(ownerId: string, id: string): Promise<RouteResponse<typeof healthRoutes.metrics>> {
    const found = await this.#mustFind(ownerId, id);
    const metrics = await listMetrics(this.#db, id);
    return {
      metrics,
      count: metrics.length,
      stats: found.stats,
      warnings: [...found.overview.warnings],
    };
  }

  /** Its words, with numbers and days as the reader's `locale` writes them. */
  async summary(ownerId: string, id: string, locale: string): Promise<string> {
    return this.#describe(await this.#mustFind(ownerId, id), locale);
  }

  /** Marks a summary for the owner's next assessment, or takes the mark away. */
  async attach(
    ownerId: string,
    id: string,
    { attached, subject }: { attached: boolean; subject: HealthSubject },
  ): Promise<void> {
    const at = attached ? new Date(this.#clock()) : null;
    const done = await this.#db.transaction((tx) => attachImport(tx, ownerId, { id, subject, at }));
    if (!done) throw notFound();
  }

  async remove(ownerId: string, id: string): Promise<void> {
    if (!(await removeImport(this.#db, ownerId, id))) throw notFound();
  }

  /** What the owner agreed to add to the next assessment; null when there is nothing. */
  async attached(ownerId: string): Promise<AttachedSummary | null> {
    const found = await findAttached(this.#db, ownerId);
    if (found === null) return null;
    return {
      text: await this.#describe(found, RECORD_LOCALE),
      taken: (tx, consultId) => tieImport(tx, found.id, consultId),
    };
  }

  async #describe(
    { id, subject, stats, overview }: HealthImportRow,
    locale: string,
  ): Promise<string> {
    const metrics = await listMetrics(this.#db, id);
    const { totalRecords: records, totalDays: days } = stats;
    return describeHealth({ records, days, ...overview, metrics }, { subject, locale });
  }

  async #keep(
    ownerId: string,
    { result, milliseconds }: { result: HealthResult; milliseconds: number },
    id?: string,
  ): Promise<UploadAnswer> {
    const stats = toStats(result, milliseconds);
    const { workouts, firstDay, lastDay, warnings } = result;
    const overview = { workouts, firstDay, lastDay, warnings };
    const metrics = result.metrics.map(toMetric);
    const sessionId = await this.#add({ ownerId, readOn: 'server', stats, overview, metrics }, id);
    return toAnswer(sessionId, stats);
  }

  async #add(one: Omit<NewHealthImport, 'id' | 'at'>, id: string = randomUUID()): Promise<string> {
    await this.#db.transaction(async (tx) => {
      await addImport(tx, { ...one, id, at: new Date(this.#clock()) });
      await removeOldImports(tx, one.ownerId, MOST_IMPORTS);
    });
    return id;
  }

  async #mustFind(ownerId: string, id: string): Promise<HealthImportRow> {
    const found = await findImport(this.#db, ownerId, id);
    if (found === null) throw notFound();
    return found;
  }
}

function toAnswer(sessionId: string, stats: HealthImportRow['stats']): UploadAnswer {
  const number = (value: number): string => value.toLocaleString('en-US');
  const message = `Read ${number(stats.totalRecords)} records on ${number(stats.totalDays)} days`;
  return { success: true, message, sessionId, stats };
}

function refusal(problem: ReadProblem): UploadAnswer {
  return { success: false, message: READ_PROBLEMS[problem], sessionId: null, stats: null };
}

function tooLarge(): ProblemError {
  return new ProblemError(
    'file-too-large',
    'The file is too large. Apple Health exports must be smaller than 100MB',
  );
}

function notFound(): ProblemError {
  return new ProblemError('not-found', 'This health data does not exist');
}
