import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { HealthResult, ReadProblem } from '@petwise/health-reader';
import { startThread } from '../../threads/start-thread.ts';

export interface ReadTask {
  /** Of the zip. */
  readonly path: string;
}

export type ReadAnswer =
  | { readonly kind: 'read'; readonly result: HealthResult; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly problem: ReadProblem }
  | { readonly kind: 'failed'; readonly reason: string };

/** An export of 4.4 GB takes a few seconds; nothing honest takes this long. */
const TIMEOUT_MS = 120_000;
const MEMORY_MB = 512;

/**
 * Reads exports in threads of their own, as many at once as there are processors,
 * so that a second upload does not wait for the first and the server goes on answering.
 */
export class ExportReader {
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number = Math.max(2, availableParallelism())) {
    this.#most = most;
  }

  /** Reads one export; the thread is stopped when the signal says so or it takes too long. */
  async read(task: ReadTask, signal: AbortSignal): Promise<ReadAnswer> {
    await this.#turn();
    try {
      if (signal.aborted) return { kind: 'refused', problem: 'cancelled' };
      return await inThread(task, signal);
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running >= this.#most) {
      await new Promise<void>((done) => this.#waiting.push(done));
    }
    this.#running += 1;
  }
}

function inThread(task: ReadTask, signal: AbortSignal): Promise<ReadAnswer> {
  return new Promise((done) => {
    const worker = start(task);
    const finish = (answer: ReadAnswer): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      done(answer);
      void worker.terminate();
    };
    const cancel = (): void => finish({ kind: 'refused', problem: 'cancelled' });
    const timer = setTimeout(() => finish({ kind: 'refused', problem: 'too-large' }), TIMEOUT_MS);
    signal.addEventListener('abort', cancel, { once: true });
    worker.once('message', finish);
    worker.once('error', (error) => finish({ kind: 'failed', reason: String(error) }));
    worker.once('exit', (code) =>
      finish({ kind: 'failed', reason: `the thread ended with ${code}` }),
    );
  });
}

function start(task: ReadTask): Worker {
  return startThread(
    { worker: 'read-export.worker', from: import.meta.url },
    { workerData: { task }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } },
  );
}
