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
import { buildHandover } from './build-handover.ts';
import type { Print } from './pdf/print.ts';
import { PdfPress } from './pdf/pdf-press.ts';

/** A finished report as data and as paper, for its owner or who holds a link to it. */
export class ReportService {
  readonly #consults: ConsultService;
  readonly #followUps: FollowUpService;
  readonly #pets: PetService;
  readonly #clock: Clock;
  readonly #press = new PdfPress();

  constructor(parts: {
    consults: ConsultService;
    followUps: FollowUpService;
    pets: PetService;
    clock: Clock;
  }) {
    this.#consults = parts.consults;
    this.#followUps = parts.followUps;
    this.#pets = parts.pets;
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

  /** What its owner has added to it to be looked at, in the order of adding. */
  async pictures(ownerId: string, sessionId: string): Promise<UploadedFile[]> {
    const { consult } = await this.#finished(ownerId, sessionId);
    const files = consult.turns.flatMap((turn) => turn.uploadedFiles ?? []);
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

  async pdf(ownerId: string, sessionId: string, print: Print): Promise<Buffer> {
    return this.#press.make({ handover: await this.handover(ownerId, sessionId), print });
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
