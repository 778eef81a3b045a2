import type { Paper, VetHandover } from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import { ProblemError } from '../../errors.ts';
import type { ConsultService } from '../consult/service.ts';
import { buildHandover } from './build-handover.ts';
import { PdfPress } from './pdf/pdf-press.ts';

/** A finished report as data and as paper, for its owner or who holds a link to it. */
export class ReportService {
  readonly #consults: ConsultService;
  readonly #clock: Clock;
  readonly #press = new PdfPress();

  constructor(parts: { consults: ConsultService; clock: Clock }) {
    this.#consults = parts.consults;
    this.#clock = parts.clock;
  }

  /** Refused as not found when it is somebody else's, and as a conflict while there is no report. */
  async handover(ownerId: string, sessionId: string): Promise<VetHandover> {
    const consult = await this.#consults.detail(ownerId, sessionId);
    if (consult.assessment === null) {
      throw new ProblemError('conflict', 'This assessment has no report yet');
    }
    return buildHandover(consult, consult.assessment, new Date(this.#clock()));
  }

  async pdf(ownerId: string, sessionId: string, paper: Paper): Promise<Buffer> {
    return this.#press.make({ handover: await this.handover(ownerId, sessionId), paper });
  }
}
