import type { Assessor, OnReasoning } from '@petwise/assessor';
import {
  SessionId,
  type ConsultSecondEar,
  type SecondEar as EarStatus,
  type SecondReading,
} from '@petwise/contracts';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { AccessLog } from '../access-log/access-log.ts';
import type { Job } from '../consult/job-repository.ts';
import type { JobRunner, Outcome } from '../consult/jobs.ts';
import { findConsult, type ConsultRow } from '../consult/repository.ts';
import { Breaker } from './breaker.ts';
import type { ChatModel, ModelImage } from './chat-model.ts';
import type { AmendRequest } from './amending.ts';
import { claimsSoFar, hearFindings } from './hear-findings.ts';
import { toModelFault } from './model-fault.ts';
import { pacedLines } from './paced-lines.ts';
import {
  addUse,
  findAllowed,
  findLastListening,
  findUse,
  keepAllowed,
  listPictures,
} from './repository.ts';
import { seePicture } from './see-picture.ts';
import { withoutNames } from './without-names.ts';

/** One thing for the model to read or to look at; what is sent is kept here as it is sent. */
const ListenRequest = v.union([
  v.object({ sessionId: SessionId, turn: v.number(), text: v.string() }),
  v.object({ sessionId: SessionId, picture: v.object({ id: v.string(), name: v.string() }) }),
]);
type ListenRequest = v.InferOutput<typeof ListenRequest>;
type ListenOutcome = 'heard' | 'failed' | 'capped' | 'stopped';

export interface SecondEarParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly assessor: Assessor;
  /** Null where the operator has set none up. */
  readonly model: ChatModel | null;
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
export class SecondEar {
  readonly #parts: SecondEarParts;
  readonly #breaker: Breaker;
  readonly #running = new Map<string, { sessionId: string; controller: AbortController }>();

  constructor(parts: SecondEarParts) {
    this.#parts = parts;
    this.#breaker = new Breaker(parts.clock);
  }

  async status(ownerId: string): Promise<EarStatus | null> {
    const { model, db } = this.#parts;
    if (model === null) return null;
    const allowed = await findAllowed(db, ownerId);
    return { model: model.name, host: model.host, ...this.#breaker.status(), allowed };
  }

  async allow(ownerId: string, allowed: boolean, sessionId?: string): Promise<EarStatus | null> {
    await keepAllowed(this.#parts.db, ownerId, allowed);
    if (sessionId !== undefined) {
      if (allowed) await this.#begin(ownerId, sessionId);
      else this.stop(sessionId);
    }
    return this.status(ownerId);
  }

  /** What it does in one assessment, and what it would send or has sent; null where none is set up. */
  async consult(consult: ConsultRow): Promise<ConsultSecondEar | null> {
    const { db, assessor, model } = this.#parts;
    const ear = await this.status(consult.owner_id);
    if (model === null || ear === null) return null;
    const { texts } = await assessor.toHear(consult.state);
    const pictures = model.canSee ? await listPictures(db, consult.id) : [];
    const use = await findUse(db, consult.id);
    return {
      ear,
      state: await this.#stateOf(ear, consult, texts.length + pictures.length > 0),
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
    const { db, assessor, model, jobs } = this.#parts;
    if (model === null || (await findAllowed(db, ownerId)) !== true) return;
    const consult = await findConsult(db, ownerId, sessionId);
    if (consult === null || consult.status === 'finished') return;
    const { texts } = await assessor.toHear(consult.state);
    const known = new Set((await findUse(db, sessionId))?.pictures.map(({ id }) => id));
    const pictures = model.canSee ? await listPictures(db, sessionId) : [];
    const requests: ListenRequest[] = [
      ...texts
        .filter(({ isHeard }) => !isHeard)
        .map(({ turn, text }) => ({ sessionId, turn, text: withoutNames(text) })),
      ...pictures.filter(({ id }) => !known.has(id)).map((picture) => ({ sessionId, picture })),
    ];
    for (const request of requests) {
      const what =
        'text' in request ? `${request.turn} ${request.text.length}` : request.picture.id;
      const key = `listen ${sessionId} ${consult.version} ${what}`.slice(0, 200);
      const claimSession = async (): Promise<string> => sessionId;
      // Nobody waits for it; what goes wrong stands in the job's own row.
      jobs()
        .run({ ownerId, kind: 'listen', key, request, claimSession })
        .catch(() => undefined);
    }
  }

  /** Ends the model's work on a consult. */
  stop(sessionId: string): void {
    for (const running of this.#running.values()) {
      if (running.sessionId === sessionId) running.controller.abort();
    }
  }

  /** The job: asks the model, and has the consult amended with what it heard. */
  async listen(job: Job, onReasoning: OnReasoning): Promise<Outcome> {
    const request = v.parse(ListenRequest, job.request);
    const controller = new AbortController();
    this.#running.set(job.id, { sessionId: job.sessionId, controller });
    const lines = pacedLines(onReasoning);
    try {
      const given = { job, request, signal: controller.signal, say: lines.say };
      const outcome = await this.#listenWell(given);
      await lines.drained();
      return { result: { outcome }, save: async () => undefined };
    } finally {
      this.#running.delete(job.id);
    }
  }

  /** What it did, for the report; null where it was not used. */
  async reading(
    consult: ConsultRow,
    own: SecondReading | undefined,
  ): Promise<SecondReading | null> {
    const { model, db } = this.#parts;
    const last = await findLastListening(db, consult.id);
    const use = await findUse(db, consult.id);
    if (model === null || (last === null && use === null && own === undefined)) return null;
    const isFinished = last === null || (last.status === 'done' && last.outcome === 'heard');
    return {
      ...(own ?? { agreed: [], differed: [], unknown: [] }),
      model: model.name,
      pictures: (use?.pictures ?? []).map(({ name, seen }) => ({ name, seen })),
      ...(isFinished ? {} : { unfinished: true }),
    };
  }

  async close(): Promise<void> {
    for (const { controller } of this.#running.values()) controller.abort();
    await this.#parts.model?.close();
  }

  async #listenWell(given: {
    job: Job;
    request: ListenRequest;
    signal: AbortSignal;
    say: OnReasoning;
  }): Promise<ListenOutcome> {
    const { job, request, signal, say } = given;
    const { db, model } = this.#parts;
    const consult = await findConsult(db, job.ownerId, job.sessionId);
    const allowed = await findAllowed(db, job.ownerId);
    if (model === null || consult === null || consult.status === 'finished' || allowed !== true) {
      return 'stopped';
    }
    const use = await findUse(db, consult.id);
    if ((use?.tokensIn ?? 0) + (use?.tokensOut ?? 0) >= this.#parts.maxTokens) {
      say('The second reader has read as much as is allowed for one assessment.');
      return 'capped';
    }
    if (!this.#breaker.isClosed()) {
      say('The second reader is deaf at present; Petwise reads alone.');
      return 'failed';
    }
    try {
      const work = { model, job, consult, signal, say };
      await this.#noteAccess(job.ownerId, 'text' in request ? 'assessments' : 'files');
      if ('text' in request) await this.#read(work, request);
      else await this.#look(work, request.picture);
      this.#breaker.worked();
      return 'heard';
    } catch (error) {
      if (signal.aborted) return 'stopped';
      if (error instanceof ProblemError) throw error;
      const { message } = toModelFault(error);
      this.#breaker.failed(message);
      say(`The second reader gave no usable answer; Petwise reads alone. ${message}`);
      return 'failed';
    }
  }

  /** The owner's access log says that the model gets something, before it does. */
  #noteAccess(ownerId: string, data: 'assessments' | 'files'): Promise<void> {
    const device = this.#parts.model?.name ?? '';
    const what = { caller: '', device, act: 'read', data } as const;
    return this.#parts.accessLog.noteFirst({ ownerId, who: 'model', ...what });
  }

  async #read(
    { model, job, consult, signal, say }: Work,
    { turn, text }: { turn: number; text: string },
  ): Promise<void> {
    const { assessor, db, jobs } = this.#parts;
    const { species, signs } = await assessor.toHear(consult.state);
    say('A second reader is reading your words too…');
    let told = 0;
    const onText = (soFar: string): void => {
      const count = claimsSoFar(soFar);
      // One, two, four …: who reads along needs no line for each.
      if (count < Math.max(1, told * 2)) return;
      told = count;
      say(`The second reader has noted ${told} ${told === 1 ? 'thing' : 'things'}.`);
    };
    const heard = await hearFindings(model, { text, species, signs }, { signal, onText });
    await addUse(db, consult.id, { tokens: heard.tokens });
    const amendment: AmendRequest = { sessionId: consult.id, turn, text, heard: [...heard.signs] };
    await jobs().run({
      ownerId: job.ownerId,
      kind: 'amend',
      key: undefined,
      request: amendment,
      claimSession: async () => consult.id,
    });
    say(
      heard.dropped === 0
        ? 'The second reader is done.'
        : `The second reader is done; ${heard.dropped} of its claims do not stand in your words and were dropped.`,
    );
  }

  async #look(
    { model, consult, signal, say }: Work,
    { id, name }: { id: string; name: string },
  ): Promise<void> {
    const image = await this.#parts.readImage(id);
    if (image === null) return;
    const { seen, tokens } = await seePicture(
      model,
      { image, species: consult.species },
      { signal },
    );
    await addUse(this.#parts.db, consult.id, { tokens, picture: { id, name, seen } });
    say('The second reader looked at a picture.');
  }

  async #stateOf(
    ear: EarStatus,
    consult: ConsultRow,
    hasWork: boolean,
  ): Promise<ConsultSecondEar['state']> {
    if (ear.allowed === false) return 'refused';
    const last = await findLastListening(this.#parts.db, consult.id);
    if (last === null) {
      return ear.allowed === null && hasWork && consult.status === 'asking' ? 'ask' : 'off';
    }
    if (last.status === 'running') return 'listening';
    if (last.outcome === 'heard' || last.outcome === 'capped') return last.outcome;
    return last.outcome === 'stopped' ? 'off' : 'failed';
  }

  #costOf(use: { tokensIn: number; tokensOut: number } | null): number | null {
    const { price } = this.#parts;
    if (price === null) return null;
    return ((use?.tokensIn ?? 0) * price.in + (use?.tokensOut ?? 0) * price.out) / 1_000_000;
  }
}

interface Work {
  readonly model: ChatModel;
  readonly job: Job;
  readonly consult: ConsultRow;
  readonly signal: AbortSignal;
  readonly say: OnReasoning;
}
