import { createThinking } from './think.ts';
import { type FromThread, performTask, type ToThread } from './thinking-task.ts';

/** A thread for tests, which have no workers: it thinks here, and all that it is told and tells is copied as for one. */
export class InProcessThread extends EventTarget {
  readonly #thinking = createThinking(() => import('@petwise/assessor'));

  postMessage(message: ToThread): void {
    const { id, task } = structuredClone(message);
    performTask(this.#thinking, task, (line) => this.#tell({ id, kind: 'line', line })).then(
      (result) => this.#tell({ id, kind: 'done', result }),
      (error: unknown) => this.#tell({ id, kind: 'failed', reason: String(error) }),
    );
  }

  terminate(): void {
    // Nothing holds it.
  }

  #tell(message: FromThread): void {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }
}
