import { ApiError, isAway, NetworkError } from '@petwise/api';

/** Waits before the second and the third try of a call whose connection broke, milliseconds. */
const WAITS_MS = [1000, 2000] as const;
/** Between later tries, while something answers that the server or its database is away. */
const LATER_MS = 5000;
/** For so long; a job on the server waits as long for its database. */
const RETRY_FOR_MS = 120_000;

/** What every kept call says of itself. */
export interface StoredCall {
  /** The `Idempotency-Key`: made before the first sending, the same for every repetition. */
  readonly key: string;
  /** Milliseconds since the epoch; the elapsed time counts from here, over a reload too. */
  readonly startedAt: number;
  /** The owner pressed Cancel: a reload must not take the call up again by itself. */
  readonly cancelled: boolean;
}

/** Where a page keeps the one call that the server may or may not have. */
export interface CallStore<Call> {
  readonly read: () => Call | null;
  readonly keep: (call: Call | null) => void;
}

/** How one call is sent, and who hears of it. */
export interface CallSteps<Answer> {
  readonly send: (signal: AbortSignal) => Promise<Answer>;
  /** The call is kept and about to go. */
  readonly started: () => void;
  /** The connection broke; the same call goes again. */
  readonly retrying: () => void;
  /** The server has answered, and the call is kept no longer. */
  readonly answered: (answer: Answer) => void | Promise<void>;
  /** It stays kept, for a later try under the same key, unless the server certainly does not work on it. */
  readonly failed: (error: unknown) => void | Promise<void>;
}

/** A call to make now: under the key of a kept one that it repeats, else under a new one. */
export function freshCall(repeats: StoredCall | null): StoredCall {
  return {
    key: repeats?.key ?? crypto.randomUUID(),
    startedAt: Date.now(),
    cancelled: false,
  };
}

/**
 * Makes long calls, one at a time, of which nothing is lost: each is kept with its key before it is sent and until the
 * server has answered, so that a reload, a lost connection or a retry joins the same work. The route must take an
 * `Idempotency-Key`.
 */
export class DurableCall<Call extends StoredCall> {
  readonly #store: CallStore<Call>;
  #running: AbortController | null = null;

  constructor(store: CallStore<Call>) {
    this.#store = store;
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** The call that the server may or may not have. */
  get stored(): Call | null {
    return this.#store.read();
  }

  /** What a lost connection or a reload has left; null when the owner had stopped it. */
  get interrupted(): Call | null {
    const call = this.stored;
    return call?.cancelled === false ? call : null;
  }

  /** True once the server has answered; while another call is under way nothing happens. */
  async run<Answer>(call: Call, steps: CallSteps<Answer>): Promise<boolean> {
    if (this.#running) return false;
    const controller = new AbortController();
    const { signal } = controller;
    this.#running = controller;
    this.#store.keep(call);
    steps.started();
    try {
      const answer = await withRetries(() => steps.send(signal), signal, steps.retrying);
      if (signal.aborted) return false;
      this.forget();
      await steps.answered(answer);
      return !signal.aborted;
    } catch (error) {
      if (signal.aborted) return false;
      logFailure(error);
      if (isOver(error)) this.forget();
      await steps.failed(error);
      return false;
    } finally {
      if (this.#running === controller) this.#running = null;
    }
  }

  /** Stops waiting; the server goes on. Gives the call that was kept, which stays for a later try. */
  cancel(): Call | null {
    const call = this.stored;
    this.stop();
    if (call) this.#store.keep({ ...call, cancelled: true });
    return call;
  }

  /** Lets go of the call without a word, as when the screen goes away; a later page takes it up. */
  stop(): void {
    this.#running?.abort();
    this.#running = null;
  }

  /** The server has it, or never will. */
  forget(): void {
    this.#store.keep(null);
  }
}

/** FLOW-07: a failed call is logged as "HTTP {status}: {status text}"; one without an answer as it is. */
export function logFailure(error: unknown): void {
  console.error(error instanceof ApiError ? error.statusLine : error);
}

/**
 * A broken line is tried a few times: the page is told when it is back. Of a server or a database that comes back
 * nobody tells, so that it is asked on.
 */
async function withRetries<T>(
  send: () => Promise<T>,
  signal: AbortSignal,
  onRetry: () => void,
): Promise<T> {
  const end = Date.now() + RETRY_FOR_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const away = error instanceof ApiError && isAway(error);
      const wait = WAITS_MS[tries] ?? (away && Date.now() < end ? LATER_MS : null);
      if (signal.aborted || wait === null || !(away || isBroken(error))) throw error;
      logFailure(error);
      onRetry();
      await pause(wait, signal);
    }
  }
}

function isBroken(error: unknown): boolean {
  return error instanceof NetworkError && error.kind === 'offline';
}

/** Whether the server certainly does not work on the call: its key must not be used again. */
function isOver(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  // Signed out, or too many at once: the same call may go later.
  return error.status !== 401 && error.status !== 429;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done, { once: true });
  });
}
