import { readFile } from 'node:fs/promises';
import type {
  ConsultDetail,
  FollowUp,
  Outcome,
  VetHandover,
  UploadedFile,
} from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import { ProblemError } from '../../errors.ts';
import type { ConsultService } from '../consult/service.ts';
import type { FollowUpService } from '../follow-up/service.ts';
import type { PetService } from '../pets/service.ts';
import type { UploadService } from '../uploads/service.ts';
import { buildHandover } from './build-handover.ts';
import type { PrintedPicture } from './pdf/pictures.ts';
import type { Print } from './pdf/print.ts';
import { PdfPress } from './pdf/pdf-press.ts';
import { inBritish } from './spelling.ts';

/** On paper; the page behind the link shows all of them. */
const MOST_PICTURES = 4;
/** Bytes; without smaller copies a photo stands as it was sent. */
const LARGEST_PICTURE = 3 * 1024 * 1024;

/** A finished report as data and as paper, for its owner or who holds a link to it. */
export class ReportService {
  readonly #consults: ConsultService;
  readonly #followUps: FollowUpService;
  readonly #pets: PetService;
  readonly #uploads: UploadService;
  readonly #clock: Clock;
  readonly #press = new PdfPress();

  constructor(parts: {
    consults: ConsultService;
    followUps: FollowUpService;
    pets: PetService;
    uploads: UploadService;
    clock: Clock;
  }) {
    this.#consults = parts.consults;
    this.#followUps = parts.followUps;
    this.#pets = parts.pets;
    this.#uploads = parts.uploads;
    this.#clock = parts.clock;
  }

  /** Refused as not found when it is somebody else's, and as a conflict while there is no report. */
  async handover(ownerId: string, sessionId: string): Promise<VetHandover> {
    const { consult, assessment } = await this.#finished(ownerId, sessionId);
    const after = await this.#followUps.read(sessionId);
    const { petId } = consult.patientData;
    const pets = petId === undefined ? [] : await this.#pets.list(ownerId);
    const pet = pets.find(({ id }) => id === petId) ?? null;
    return buildHandover({ consult, assessment, after, pet }, new Date(this.#clock()));
  }

  /** What its owner has added to be looked at, to it and to those that it was begun after: the newest consult first. */
  async pictures(ownerId: string, sessionId: string): Promise<UploadedFile[]> {
    const files: UploadedFile[] = [];
    for (const id of [sessionId, ...(await this.#followUps.earlierOf(sessionId))]) {
      const { consult } = await this.#finished(ownerId, id);
      files.push(...consult.turns.flatMap((turn) => turn.uploadedFiles ?? []));
    }
    return files.filter(({ type }) => /^(image\/(png|jpeg|gif|webp)|video\/)/.test(type));
  }

  async followUp(ownerId: string, sessionId: string): Promise<FollowUp> {
    await this.#finished(ownerId, sessionId);
    return this.#followUps.read(sessionId);
  }

  async keepOutcome(ownerId: string, sessionId: string, outcome: Outcome): Promise<void> {
    const { assessment } = await this.#finished(ownerId, sessionId);
    await this.#followUps.keepOutcome({ ownerId, sessionId }, assessment, outcome);
  }

  async keepLookedAgain(ownerId: string, sessionId: string): Promise<void> {
    await this.#finished(ownerId, sessionId);
    await this.#followUps.keepLookedAgain({ ownerId, sessionId });
  }

  async pdf(
    ownerId: string,
    sessionId: string,
    { showsPictures, ...print }: Print & { readonly showsPictures: boolean },
  ): Promise<Buffer> {
    const written = await this.handover(ownerId, sessionId);
    const handover = print.isBritish ? inBritish(written) : written;
    const pictures = showsPictures ? await this.#printedPictures(ownerId, sessionId) : [];
    return this.#press.make({ handover, print, pictures });
  }

  /** The first of its pictures that are JPEG, as a photo and the smaller copy of any large picture are. */
  async #printedPictures(ownerId: string, sessionId: string): Promise<PrintedPicture[]> {
    const found: PrintedPicture[] = [];
    for (const { id, name } of await this.pictures(ownerId, sessionId)) {
      if (found.length === MOST_PICTURES) break;
      const file = await this.#uploads.view(ownerId, id);
      if (file?.type !== 'image/jpeg' || file.size > LARGEST_PICTURE) continue;
      found.push({ name, jpeg: await readFile(file.path) });
    }
    return found;
  }

  async #finished(
    ownerId: string,
    sessionId: string,
  ): Promise<{ consult: ConsultDetail; assessment: NonNullable<ConsultDetail['assessment']> }> {
    const consult = await this.#consults.detail(ownerId, sessionId);
    const { assessment } = consult;
    if (assessment === null) {
      throw new ProblemError('conflict', 'This assessment has no report yet');
    }
    return { consult, assessment };
  }
}
