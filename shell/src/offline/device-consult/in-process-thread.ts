import { deviceThinking, type ThinkingTask } from './device-thinking.ts';

/** Stands in for the worker, which unit tests do not have: copies what goes in and out, as a thread does. */
export class InProcessThread extends EventTarget {
  readonly #take = deviceThinking((message) => {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  });

  postMessage(task: ThinkingTask): void {
    this.#take(structuredClone(task));
  }

  terminate(): void {
    // It runs in the page, so that there is no thread to end.
  }
}
