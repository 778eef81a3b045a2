import type { Assessor, OnReasoning } from '@petwise/assessor';
import type {
  ConsultSecondReader,
  SecondReader as ReaderStatus,
  SecondReading,
} from '@petwise/contracts';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { findModelConsent, keepModelConsent } from '../auth/owners.ts';
import type { AccessLog } from '../access-log/access-log.ts';
import type { Job } from '../jobs/job.ts';
import type { JobRunner, Outcome } from '../jobs/job-runner.ts';
import { Breaker } from './breaker.ts';
import type { ChatModel, ModelImage } from './chat-model.ts';
import { findConversation } from './find-conversation.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { ListenRequest, listenTo, type ListenOutcome } from './listening.ts';
import { nameRemover } from './name-remover.ts';
import { pacedLines } from './paced-lines.ts';
import { findUse } from './repository.ts';

/** Channel on which servers tell each other whose reading ends: "session <id>" or "owner <id>". */
const STOP_CHANNEL = 'second_ear_stop';

/** A file as it is named to who asks. */
interface PictureName {
  readonly id: string;
  readonly name: string;
}

interface Listening {
  readonly status: 'running' | 'done' | 'failed';
  readonly outcome: ListenOutcome | null;
}

export interface SecondReaderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly assessor: Assessor;
  /** Null where the operator has set none up. */
  readonly model: ChatModel | null;
  /** The pictures that an owner has attached in an assessment, first ones first. */
  readonly listPictures: (sessionId: string) => Promise<readonly PictureName[]>;
  /** A picture as the model gets it; null for what is none, or too large. */
  readonly readImage: (id: string) => Promise<ModelImage | null>;
  readonly jobs: () => JobRunner;
  readonly logger: FastifyBaseLogger;
  /** Most tokens of one assessment. */
  readonly maxTokens: number;
  /** Price of a million tokens, in and out; null where none is set. */
  readonly price: { readonly in: number; readonly out: number } | null;
  readonly accessLog: AccessLog;
}

/** A language model that reads beside the engine, behind the engine's own answer, and only where the owner allows it. */
export class SecondReader {
  readonly #parts: SecondReaderParts;
  readonly #breaker: Breaker;
  #unlisten: (() => Promise<void>) | null = null;
  readonly #running = new Map<string, { job: Job; controller: AbortController }>();

  constructor(parts: SecondReaderParts) {
    this.#parts = parts;
    this.#breaker = new Breaker(parts.clock);
  }

  /** Hears what the other servers on this database are told to end. */
  async start(): Promise<void> {
    const { model, db } = this.#parts;
    if (model === null) return;
    this.#unlisten = await db.listen(STOP_CHANNEL, (whose) => this.#stopHere(whose));
  }

  async status(ownerId: string): Promise<ReaderStatus | null> {
    const { model, db } = this.#parts;
    if (model === null) return null;
    const allowed = await findModelConsent(db, ownerId);
    return { model: model.name, host: model.host, ...this.#breaker.status(), allowed };
  }

  async allow(ownerId: string, allowed: boolean, sessionId?: string): Promise<ReaderStatus | null> {
    await keepModelConsent(this.#parts.db, ownerId, allowed);
    if (sessionId !== undefined) {
      if (allowed) await this.#begin(ownerId, sessionId);
    }
    // A no holds for all that is being read now, on whatever server.
    if (!allowed) this.#stop(`owner ${ownerId}`);
    return this.status(ownerId);
  }

  /** What it does in one assessment, and what it would send or has sent; null where none is set up. */
  async about(conversation: Conversation): Promise<ConsultSecondReader | null> {
    const { db, assessor, model, listPictures } = this.#parts;
    const status = await this.status(conversation.ownerId);
    if (model === null || status === null) return null;
    const { texts } = await assessor.secondReaderInput(conversation.state);
    const withoutNames = await nameRemover();
    const pictures = model.canSee ? await listPictures(conversation.id) : [];
    const use = await findUse(db, conversation.id);
    return {
      ear: status,
      state: await this.#stateOf(status, conversation, texts.length + pictures.length > 0),
      wouldSend: texts.map(({ text }) => withoutNames(text)).join('\n\n'),
      pictures: pictures.map(({ name }) => name),
      tokens: (use?.tokensIn ?? 0) + (use?.tokensOut ?? 0),
      cost: this.#costOf(use),
    };
  }

  /** Has it read and look at what it has not yet, where there is one and the owner allows it. Returns at once. */
  begin(ownerId: string, sessionId: string): void {
    this.#begin(ownerId, sessionId).catch((error: unknown) =>
      this.#parts.logger.error({ err: error }, 'beginning to listen'),
    );
  }

  async #begin(ownerId: string, sessionId: string): Promise<void> {
    const { db, clock, assessor, model, jobs, listPictures } = this.#parts;
    if (model === null || (await findModelConsent(db, ownerId)) !== true) return;
    const conversation = await findConversation(db, ownerId, sessionId);
    if (conversation === null || !conversation.isOpen) return;
    const { texts } = await assessor.secondReaderInput(conversation.state);
    const withoutNames = await nameRemover();
    const known = new Set((await findUse(db, sessionId))?.pictures.map(({ id }) => id));
    const pictures = model.canSee ? await listPictures(sessionId) : [];
    const step = { sessionId, givenAt: clock() };
    const requests: ListenRequest[] = [
      ...texts
        .filter(({ isRead }) => !isRead)
        .map(({ turn, text }) => ({ ...step, turn, text: withoutNames(text) })),
      ...pictures.filter(({ id }) => !known.has(id)).map((picture) => ({ ...step, picture })),
    ];
    for (const request of requests) {
      const what =
        'text' in request ? `${request.turn} ${request.text.length}` : request.picture.id;
      const key = `listen ${sessionId} ${conversation.version} ${what}`.slice(0, 200);
      // The owner is not kept waiting; an error is stored in the job's row, and what is given out already goes on.
      jobs()
        .run({ ownerId, kind: 'listen', key, request, session: sessionId })
        .catch(() => undefined);
    }
  }

  /** Ends the model's work on an assessment, whatever server does it. */
  stop(sessionId: string): void {
    this.#stop(`session ${sessionId}`);
  }

  #stop(whose: string): void {
    const { model, db, logger } = this.#parts;
    if (model === null) return;
    this.#stopHere(whose);
    // Lost, the other server notices when it is done: it amends nothing then.
    db.notify(STOP_CHANNEL, whose).catch((error: unknown) =>
      logger.error({ err: error }, 'telling the other servers to stop listening'),
    );
  }

  #stopHere(whose: string): void {
    for (const { job, controller } of this.#running.values()) {
      if (whose === `session ${job.sessionId}` || whose === `owner ${job.ownerId}`)
        controller.abort();
    }
  }

  /** The job: asks the model, and has the consult amended with what it heard. */
  async listen(job: Job, onReasoning: OnReasoning): Promise<Outcome> {
    const request = v.parse(ListenRequest, job.request);
    const controller = new AbortController();
    this.#running.set(job.id, { job, controller });
    const lines = pacedLines(onReasoning);
    try {
      const given = { job, request, signal: controller.signal, say: lines.say };
      const outcome = await listenTo({ ...this.#parts, breaker: this.#breaker }, given);
      await lines.drained();
      return { result: { outcome }, save: async () => undefined };
    } finally {
      this.#running.delete(job.id);
    }
  }

  /** What it did, for the report; null where it was not used. */
  async reading(sessionId: string, own: SecondReading | undefined): Promise<SecondReading | null> {
    const { model, db } = this.#parts;
    const last = await this.#lastListening(sessionId);
    const use = await findUse(db, sessionId);
    if (model === null || (last === null && use === null && own === undefined)) return null;
    const isFinished = last === null || (last.status === 'done' && last.outcome === 'heard');
    return {
      ...(own ?? { agreed: [], differed: [], unknown: [] }),
      model: model.name,
      pictures: (use?.pictures ?? []).map(({ name, seen }) => ({ name, seen })),
      tokens: (use?.tokensIn ?? 0) + (use?.tokensOut ?? 0),
      cost: this.#costOf(use),
      ...(isFinished ? {} : { unfinished: true }),
    };
  }

  async close(): Promise<void> {
    await this.#unlisten?.();
    for (const { controller } of this.#running.values()) controller.abort();
    await this.#parts.model?.close();
  }

  async #stateOf(
    { allowed }: ReaderStatus,
    conversation: Conversation,
    hasWork: boolean,
  ): Promise<ConsultSecondReader['state']> {
    if (allowed === false) return 'refused';
    const last = await this.#lastListening(conversation.id);
    if (last === null) {
      return allowed === null && hasWork && conversation.isOpen ? 'ask' : 'off';
    }
    if (last.status === 'running') return 'listening';
    if (last.outcome === 'heard' || last.outcome === 'capped') return last.outcome;
    return last.outcome === 'stopped' ? 'off' : 'failed';
  }

  /** How the newest listening of an assessment stands. */
  async #lastListening(sessionId: string): Promise<Listening | null> {
    const last = await this.#parts.jobs().last(sessionId, 'listen');
    // What a job of this kind answers, below.
    const result = last?.result as { outcome: ListenOutcome } | null | undefined;
    return last && { status: last.status, outcome: result?.outcome ?? null };
  }

  #costOf(use: { tokensIn: number; tokensOut: number } | null): number | null {
    const { price } = this.#parts;
    if (price === null) return null;
    return ((use?.tokensIn ?? 0) * price.in + (use?.tokensOut ?? 0) * price.out) / 1_000_000;
  }
}
