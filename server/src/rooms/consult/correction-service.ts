import {
  correctionRoutes,
  type Correctable,
  type CorrectionBody,
  type RouteResponse,
} from '@petwise/contracts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Assessor } from '@petwise/assessor';
import type { CorrectionRequest } from './correcting.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import { consultCase } from './heard-case.ts';
import { findConsult } from './repository.ts';
import type { Caller, ConsultEar, ConsultService } from './service.ts';

type Corrected = RouteResponse<(typeof correctionRoutes)['correctConsult']>;

/** What was understood in a consult, and its correction by the owner. */
export class ConsultCorrections {
  readonly #parts: {
    readonly db: Database;
    readonly jobs: JobRunner;
    readonly assessor: Assessor;
    readonly consults: ConsultService;
    readonly ear: ConsultEar;
  };

  constructor(parts: {
    db: Database;
    jobs: JobRunner;
    assessor: Assessor;
    consults: ConsultService;
    ear: ConsultEar;
  }) {
    this.#parts = parts;
  }

  async understood(ownerId: string, id: string): Promise<Correctable> {
    const consult = await findConsult(this.#parts.db, ownerId, id);
    if (consult === null) throw new ProblemError('not-found', 'This assessment does not exist');
    const { signs, removed, checks } = await this.#parts.assessor.understood(consult.state);
    const open = consult.status === 'asking';
    const ear = await this.#parts.ear.about(consultCase(consult));
    const told = { ...(open ? { checks } : {}), ...(ear === null ? {} : { ear }) };
    return {
      signs,
      removed,
      ...told,
      editable: open ? (consult.before_last?.answerId ?? null) : null,
    };
  }

  async correct(caller: Caller, id: string, correction: CorrectionBody): Promise<Corrected> {
    // Another owner's consult is not there.
    await this.understood(caller.ownerId, id);
    const request: CorrectionRequest = { sessionId: id, correction };
    await this.#parts.jobs.run({ ...caller, kind: 'correct', request, session: id });
    if (correction.kind === 'edit') this.#parts.ear.begin(caller.ownerId, id);
    const consult = await this.#parts.consults.detail(caller.ownerId, id);
    return { consult, understood: await this.understood(caller.ownerId, id) };
  }
}
