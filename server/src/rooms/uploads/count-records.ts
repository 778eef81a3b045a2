import type { Worker } from 'node:worker_threads';
import { startThread } from '../../threads/start-thread.ts';

/** Which entry of which zip to read, and how much it may unpack to. */
export interface CountTask {
  readonly path: string;
  readonly offset: number;
  readonly compressedSize: number;
  readonly method: number;
  readonly maxBytes: number;
  /** Unpacked bytes for each packed one; honest exports have 14 to 22. */
  readonly maxRatio: number;
}

export type CountAnswer =
  | { readonly kind: 'health'; readonly totalRecords: number }
  | { readonly kind: 'other' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'damaged' };

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 128;

let last: Promise<unknown> = Promise.resolve();

/** Reads one entry in a worker thread that is stopped when it takes too long; one at a time. */
export function countRecords(task: CountTask): Promise<CountAnswer> {
  const run = last.catch(() => undefined).then(() => inWorker(task));
  last = run;
  return run;
}

function inWorker(task: CountTask): Promise<CountAnswer> {
  return new Promise((done) => {
    const worker = start(task);
    const timer = setTimeout(() => finish({ kind: 'too-large' }), TIMEOUT_MS);
    const finish = (answer: CountAnswer): void => {
      clearTimeout(timer);
      done(answer);
      void worker.terminate();
    };
    worker.once('message', finish);
    worker.once('error', () => finish({ kind: 'damaged' }));
    worker.once('exit', () => finish({ kind: 'damaged' }));
  });
}

function start(task: CountTask): Worker {
  return startThread(
    { worker: 'count-records.worker', from: import.meta.url },
    { workerData: { task }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } },
  );
}
