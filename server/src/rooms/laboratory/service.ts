import { labValueRoutes, type LabDecision, type LabFile } from '@petwise/contracts';
import type { RouteBody } from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { ReadDocument } from '../uploads/reading/document.ts';
import { type FileReadings, evidenceOf, type LabEvidence } from './evidence.ts';
import { extractLabs } from './extract/extract-labs.ts';
import { interpret } from './interpret.ts';
import { idOf, type StoredReading } from './stored-reading.ts';
import { addLabReport, decideLabReport, findLabReport, type LabReportRow } from './repository.ts';

/** Where a day begins first, it begins 14 hours before it does in Greenwich. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

/** What this room needs of the room that keeps files. */
export interface LabSources {
  /** Files of some consults, and others named by id, that belong to this owner; oldest first. */
  idsOf(
    ownerId: string,
    files: { ids: readonly string[]; consultIds: readonly string[] },
  ): Promise<readonly string[]>;
  /** The name of one of the owner's own files; null when there is none. */
  nameOf(ownerId: string, fileId: string): Promise<string | null>;
  /** A photo, whose words are read only when its owner says that it shows a sheet. */
  isPhoto(ownerId: string, fileId: string): Promise<boolean>;
  /** Its text; null for a file without any. Throws when it cannot be read. */
  textOf(ownerId: string, fileId: string): Promise<ReadDocument | null>;
}

export interface LaboratoryParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly sources: LabSources;
}

/** Laboratory values of the owner's files: read once, confirmed by the owner, then evidence. */
export class LaboratoryService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #sources: LabSources;

  constructor({ db, clock, sources }: LaboratoryParts) {
    this.#db = db;
    this.#clock = clock;
    this.#sources = sources;
  }

  /** The values of one file, as they read for a species; null while it is not known. */
  async list(ownerId: string, fileId: string, species: string | null): Promise<LabFile> {
    const fileName = await this.#mustName(ownerId, fileId);
    const { status, readings } = await this.#report(ownerId, fileId);
    const values = readings.map((reading) => interpret(reading, species));
    return { fileId, fileName, status, values };
  }

  /** Takes the owner's word on values of one file. A value that is not there is a conflict. */
  async decide(
    ownerId: string,
    fileId: string,
    { species, values }: RouteBody<typeof labValueRoutes.decide>,
  ): Promise<LabFile> {
    await this.#mustName(ownerId, fileId);
    await this.#report(ownerId, fileId);
    await this.#db.transaction(async (tx) => {
      const report = await findLabReport(tx, ownerId, fileId);
      if (report === null) throw notFound();
      const readings = decided(report.readings, values, this.#today());
      await decideLabReport(tx, ownerId, {
        uploadId: fileId,
        readings,
        at: new Date(this.#clock()),
      });
    });
    return this.list(ownerId, fileId, species ?? null);
  }

  /** What counts in a consult: the confirmed values of its files and of those named by id. */
  async evidence(
    ownerId: string,
    files: { ids: readonly string[]; consultIds: readonly string[] },
    species: string,
  ): Promise<LabEvidence> {
    const found: FileReadings[] = [];
    for (const id of await this.#sources.idsOf(ownerId, files)) {
      const known = await findLabReport(this.#db, ownerId, id);
      if (known === null && (await this.#sources.isPhoto(ownerId, id))) continue;
      const { readings } = known ?? (await this.#report(ownerId, id));
      const fileName = await this.#mustName(ownerId, id);
      if (readings.length > 0) found.push({ fileName, readings });
    }
    return evidenceOf(found, species);
  }

  /** The newest day that it is anywhere on earth. */
  #today(): string {
    return new Date(this.#clock() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  }

  async #mustName(ownerId: string, fileId: string): Promise<string> {
    const name = await this.#sources.nameOf(ownerId, fileId);
    if (name === null) throw notFound();
    return name;
  }

  /** What is known of a file; read now, when nobody asked before. */
  async #report(ownerId: string, fileId: string): Promise<LabReportRow> {
    const known = await findLabReport(this.#db, ownerId, fileId);
    if (known !== null) return known;
    const fresh = { upload_id: fileId, ...(await this.#read(ownerId, fileId)) };
    await addLabReport(this.#db, ownerId, { ...fresh, at: new Date(this.#clock()) });
    return (await findLabReport(this.#db, ownerId, fileId)) ?? fresh;
  }

  async #read(ownerId: string, fileId: string): Promise<Pick<LabReportRow, 'status' | 'readings'>> {
    try {
      const document = await this.#sources.textOf(ownerId, fileId);
      const found = document === null ? [] : extractLabs(document);
      const today = this.#today();
      const readings: StoredReading[] = found.map((reading) => ({
        ...reading,
        // A day to come was read wrongly; the owner is asked.
        date: reading.date !== null && reading.date > today ? null : reading.date,
        decision: 'open',
        correction: null,
      }));
      return { status: readings.length > 0 ? 'read' : 'none', readings };
    } catch {
      return { status: 'unreadable', readings: [] };
    }
  }
}

function decided(
  readings: readonly StoredReading[],
  decisions: readonly LabDecision[],
  today: string,
): StoredReading[] {
  const byId = new Map(decisions.map((one) => [one.id, one]));
  for (const { id, date = null } of decisions) {
    if (!readings.some((reading) => idOf(reading) === id)) {
      throw new ProblemError('conflict', 'These values have changed. Please load them again');
    }
    if (date !== null && date > today) {
      throw new ProblemError('invalid-request', 'A test cannot have been taken in the future');
    }
  }
  return readings.map((reading) => {
    const decided = byId.get(idOf(reading));
    if (decided === undefined) return reading;
    return {
      ...reading,
      decision: decided.decision,
      correction: correctionOf(reading, decided),
      ...(decided.date === undefined ? {} : { taken: { date: decided.date } }),
    };
  });
}

/** Null when the owner's number and unit are what was read. */
function correctionOf(reading: StoredReading, decided: LabDecision): StoredReading['correction'] {
  if (decided.value === undefined && decided.unit === undefined) return reading.correction;
  const value = decided.value ?? reading.correction?.value ?? reading.value;
  const given =
    decided.unit === undefined ? (reading.correction?.unit ?? reading.unit) : decided.unit;
  const unit = given === '' ? null : given;
  if (value === null || (value === reading.value && unit === reading.unit)) return null;
  return { value, unit };
}

function notFound(): ProblemError {
  return new ProblemError('not-found', 'This file does not exist');
}
