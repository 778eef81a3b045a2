import {
  correctionRoutes,
  type Correctable,
  type CorrectionBody,
  type RouteResponse,
} from '@petwise/contracts';
import type { Database } from '../../db/database.ts';
import type { Assessor } from '@petwise/assessor';
import type { CorrectionRequest } from '../consult/correcting.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { Caller, ConsultEar } from '../consult/service.ts';
import { sessionCase } from './heard-case.ts';
import { findSession, listMessages } from './repository.ts';
import { noSession } from './turn.ts';

type Corrected = RouteResponse<(typeof correctionRoutes)['correctSession']>;

const NOTHING: Correctable = { signs: [], removed: [], editable: null };

/** What was understood in a session of the prototype chat, and its correction by the owner. */
export class SessionCorrections {
  readonly #parts: {
    readonly db: Database;
    readonly jobs: JobRunner;
    readonly assessor: Assessor;
    readonly ear: ConsultEar;
  };

  constructor(parts: { db: Database; jobs: JobRunner; assessor: Assessor; ear: ConsultEar }) {
    this.#parts = parts;
  }

  async understood(ownerId: string, id: string): Promise<Correctable> {
    const session = await findSession(this.#parts.db, ownerId, id);
    if (session === null) throw noSession();
    if (session.stage !== 'asking') return NOTHING;
    const { state, before } = session.progress;
    const { signs, removed, checks } = await this.#parts.assessor.understood(state);
    const heardCase = sessionCase(ownerId, session);
    const ear = heardCase && (await this.#parts.ear.about(heardCase));
    const told = { checks, ...(ear === null ? {} : { ear }) };
    return { signs, removed, ...told, editable: before?.answerId ?? null };
  }

  async correct(caller: Caller, id: string, correction: CorrectionBody): Promise<Corrected> {
    // Another owner's session is not there.
    await this.understood(caller.ownerId, id);
    const request: CorrectionRequest = { sessionId: id, correction };
    await this.#parts.jobs.run({ ...caller, kind: 'correct-message', request, session: id });
    if (correction.kind === 'edit') this.#parts.ear.begin(caller.ownerId, id);
    const messages = await listMessages(this.#parts.db, id);
    return { messages, understood: await this.understood(caller.ownerId, id) };
  }
}
