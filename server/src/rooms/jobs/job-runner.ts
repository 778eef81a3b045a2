import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';
import type { ReasoningLog, ReasoningWriter } from '../reasoning/log.ts';
import type { OnReasoning } from '@petwise/assessor';
import type { Job, JobKind } from './job.ts';
import {
  adoptJobs,
  extendLease,
  failJob,
  findJob,
  findLastJob,
  findResult,
  finishJob,
  releaseAllLeases,
  releaseLeases,
  removeJobsBefore,
  restartJob,
  toJob,
  type JobRow,
} from './repository.ts';
import { addCall, hashOf, type Call } from './calls.ts';
import { CallLoad } from './call-load.ts';
import { gone, lastingProblem, leftOver } from './job-problems.ts';
import { throughOutages } from './through-outages.ts';

const LEASE_MS = 30_000;
const LEASE_RENEW_MS = 10_000;
const ADOPT_MS = 15_000;
const POLL_MS = 200;
const KEEP_MS = 24 * 60 * 60 * 1000;
const MAX_ATTEMPTS = 3;
/** How long running jobs may still take when the server is told to stop. */
const STOP_MS = 2_000;

/** What work comes to: the answer, and the writes that go with it, all or none. */
export interface Outcome {
  readonly result: unknown;
  readonly save: (tx: Queryable) => Promise<void>;
}

export type Work = (job: Job, onReasoning: OnReasoning) => Promise<Outcome>;

/** A job that this process works on: its answer, and how to have its callers come back for it later. */
interface Running {
  readonly answer: Promise<unknown>;
  readonly leave: () => void;
}

/** What a job has come to, and the lines of its reasoning that are still to be stored. */
interface Thought {
  readonly outcome: Outcome;
  readonly writer: ReasoningWriter;
}

export interface JobParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: ReasoningLog;
  readonly logger: FastifyBaseLogger;
  readonly work: Readonly<Record<JobKind, Work>>;
  /** Calls above which nothing new begins; `CallLoad` has a number of its own. */
  readonly mostUnderWay?: number | undefined;
}

/** Long calls that outlive a lost connection and a restart, and happen once per key. */
export class JobRunner {
  /** The calls that this process is asked for now. */
  readonly load: CallLoad;
  readonly #parts: JobParts;
  readonly #running = new Map<string, Running>();
  /** The last call of each session; calls of one session go one after another. */
  readonly #lanes = new Map<string, Promise<unknown>>();
  #isStopped = false;
  #adopting: NodeJS.Timeout | null = null;

  constructor(parts: JobParts) {
    this.#parts = parts;
    this.load = new CallLoad(parts.mostUnderWay);
  }

  /** Takes up what an earlier process left, now and whenever a lease runs out. */
  async start(): Promise<void> {
    const { db, logger } = this.#parts;
    if (db.kind === 'embedded') await releaseAllLeases(db);
    await this.#adopt();
    this.#adopting = setInterval(() => {
      this.#adopt().catch((error: unknown) => logger.error({ err: error }, 'taking over jobs'));
    }, ADOPT_MS);
    this.#adopting.unref();
  }

  /**
   * Takes nothing over any more, waits a moment for what runs, and leaves the
   * rest to the next server: its callers are told to come back for it.
   */
  async stop(): Promise<void> {
    if (this.#adopting !== null) clearInterval(this.#adopting);
    const waited = sleep(STOP_MS, undefined, { ref: false });
    await Promise.race([
      Promise.allSettled([...this.#running.values()].map(({ answer }) => answer)),
      waited,
    ]);
    this.#isStopped = true;
    const left = [...this.#running.keys()];
    for (const { leave } of this.#running.values()) leave();
    if (left.length === 0) return;
    // A lease that cannot be given back now runs out by itself.
    await releaseLeases(this.#parts.db, left).catch((error: unknown) =>
      this.#parts.logger.error({ err: error }, 'handing over jobs'),
    );
  }

  /** Forgets answers that nobody asks for any more. */
  async sweep(): Promise<void> {
    const { db, clock } = this.#parts;
    await removeJobsBefore(db, new Date(clock() - KEEP_MS));
  }

  /** Runs a call, or joins the one that already has its key. */
  async run(call: Call): Promise<unknown> {
    const key = call.key ?? randomUUID();
    // A language model takes minutes, and no processor.
    if (call.kind === 'listen') return this.#answer(call, key);
    const leave = this.load.enter(call.place ?? { session: call.ownerId, key });
    return this.#answer(call, key).finally(leave);
  }

  /** How the newest call of a kind on a session stands; null where there is none. */
  last(sessionId: string, kind: JobKind): Promise<Pick<JobRow, 'status' | 'result'> | null> {
    return findLastJob(this.#parts.db, sessionId, kind);
  }

  async #answer(call: Call, key: string): Promise<unknown> {
    const requestHash = hashOf(call.kind, call.request);
    const { db, clock } = this.#parts;
    const at = new Date(clock());
    const added = await addCall(db, call, { key, requestHash, at, leaseUntil: this.#lease() });
    if (added !== null) return this.#begin(toJob(added));
    for (let isFirst = true; ; isFirst = false) {
      const row = await findJob(db, call.ownerId, key);
      if (row === null) throw gone(isFirst && call.of !== undefined);
      if (row.request_hash !== requestHash) throw new ProblemError('idempotency-mismatch');
      if (row.status === 'done') return row.result;
      if (row.problem !== null) throw new ProblemError(row.problem.code, row.problem.error);
      const joined = await this.#join(row, call.request);
      if (joined !== null) return joined.result;
    }
  }

  /** Waits a while for a running job, or takes a failed one up again; null to look once more. */
  async #join(row: JobRow, request: unknown): Promise<{ result: unknown } | null> {
    const here = this.#running.get(row.id);
    if (here !== undefined) return { result: await here.answer };
    if (row.status === 'failed') {
      const again = await restartJob(this.#parts.db, row.id, {
        request,
        leaseUntil: this.#lease(),
      });
      return again === null ? null : { result: await this.#begin(toJob(again)) };
    }
    await sleep(POLL_MS);
    // Its server may have died: who waits for the answer need not wait for the next look round.
    await this.#adopt();
    return null;
  }

  #begin(job: Job): Promise<unknown> {
    const before = this.#lanes.get(job.lane) ?? Promise.resolve();
    const executed = before.catch(() => undefined).then(() => this.#execute(job));
    let leave = (): void => undefined;
    const answer = new Promise<unknown>((done, fail) => {
      executed.then(done, fail);
      leave = () => fail(leftOver());
    });
    this.#lanes.set(job.lane, answer);
    this.#running.set(job.id, { answer, leave });
    const done = (): void => {
      this.#running.delete(job.id);
      if (this.#lanes.get(job.lane) === answer) this.#lanes.delete(job.lane);
    };
    answer.then(done, done);
    return answer;
  }

  async #execute(job: Job): Promise<unknown> {
    const { db, clock, logger } = this.#parts;
    if (this.#isStopped) throw leftOver();
    const renewing = setInterval(() => {
      extendLease(db, job, this.#lease()).catch((error: unknown) =>
        logger.error({ err: error, job: job.id }, 'renewing a lease'),
      );
    }, LEASE_RENEW_MS);
    const outage = { clock, isOver: () => this.#isStopped };
    let before = job.attempts - 1;
    try {
      const thought = await throughOutages(() => {
        before += 1;
        return this.#think(job, { isFirst: before === 1 });
      }, outage);
      return await throughOutages(() => this.#save(job, thought), outage);
    } catch (error) {
      // What another server can still do, or this one later, has not failed.
      if (this.#isStopped || error instanceof DatabaseUnavailable) throw error;
      await failJob(db, job, { problem: lastingProblem(error), at: new Date(clock()) });
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  async #think(job: Job, { isFirst }: { isFirst: boolean }): Promise<Thought> {
    const { log, work } = this.#parts;
    const writer = await log.writer(job, { isFirst });
    try {
      const outcome = await work[job.kind](job, (line) => {
        if (!this.#isStopped) writer.line(line);
      });
      return { writer, outcome };
    } catch (error) {
      // A next try goes by what is stored: a line on its way would be told twice.
      await writer.flush();
      throw error;
    }
  }

  async #save(job: Job, { writer, outcome }: Thought): Promise<unknown> {
    const { db, clock } = this.#parts;
    if (this.#isStopped) throw leftOver();
    await writer.flush();
    const { result, save } = outcome;
    const saved = db.transaction(async (tx) => {
      await save(tx);
      const isOurs = await finishJob(tx, job, { result, at: new Date(clock()) });
      if (!isOurs) throw new ProblemError('unavailable');
      return result;
    });
    return saved.catch(async (error: unknown) => {
      // What an earlier try saved stands in the way, or another server that has taken the job over.
      const meanwhile = await findResult(db, job);
      if (meanwhile !== null) return meanwhile.result;
      throw error;
    });
  }

  async #adopt(): Promise<void> {
    const { db, clock, logger } = this.#parts;
    const now = clock();
    const own = [...this.#running.keys()];
    const rows = await adoptJobs(db, { now: new Date(now), leaseUntil: this.#lease(), own });
    for (const row of rows) {
      const job = toJob(row);
      if (job.attempts > MAX_ATTEMPTS) {
        await failJob(db, job, { problem: null, at: new Date(now) });
        continue;
      }
      logger.info({ job: job.id, kind: job.kind }, 'taking up an interrupted job');
      this.#begin(job).catch((error: unknown) =>
        logger.error({ err: error, job: job.id }, 'an interrupted job failed'),
      );
    }
  }

  #lease(): Date {
    return new Date(this.#parts.clock() + LEASE_MS);
  }
}
