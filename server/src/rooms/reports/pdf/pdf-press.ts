import type { Worker } from 'node:worker_threads';
import type { VetHandover } from '@petwise/contracts';
import { ProblemError } from '../../../errors.ts';
import { startThread } from '../../../threads/start-thread.ts';
import type { PrintedPicture } from './pictures.ts';
import type { Print } from './print.ts';

export interface PressTask {
  readonly handover: VetHandover;
  readonly print: Print;
  readonly pictures: readonly PrintedPicture[];
}

export type PressAnswer =
  | { readonly kind: 'made'; readonly pdf: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };

/** The longest report takes a few seconds. */
const TIMEOUT_MS = 25_000;
const MEMORY_MB = 256;
/** At once, and in the queue behind them. */
const MOST = 2;
const LONGEST_QUEUE = 20;

/** Makes PDFs in threads of their own, so that a long report does not hold up the server. */
export class PdfPress {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** Makes one PDF; refused when too many wait already. */
  async make(task: PressTask): Promise<Buffer> {
    if (this.#waiting.length >= LONGEST_QUEUE) throw new ProblemError('unavailable');
    if (this.#running >= MOST) {
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#running += 1;
    try {
      const answer = await inThread(task);
      if (answer.kind === 'failed') throw new Error(`no PDF: ${answer.reason}`);
      return Buffer.from(answer.pdf);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}

function inThread(task: PressTask): Promise<PressAnswer> {
  return new Promise((done) => {
    const worker = start(task);
    const finish = (answer: PressAnswer): void => {
      clearTimeout(timer);
      done(answer);
      void worker.terminate();
    };
    const timer = setTimeout(
      () => finish({ kind: 'failed', reason: 'it took too long' }),
      TIMEOUT_MS,
    );
    worker.once('message', finish);
    worker.once('error', (error) => finish({ kind: 'failed', reason: String(error) }));
    worker.once('exit', (code) =>
      finish({ kind: 'failed', reason: `the thread ended with ${code}` }),
    );
  });
}

function start(task: PressTask): Worker {
  return startThread(
    { worker: 'render-pdf.worker', from: import.meta.url },
    { workerData: { task }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } },
  );
}
