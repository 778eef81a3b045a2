import type { WorkerMessage } from '../api/reading.ts';

/** Stands in for the thread that reads; tests say what it says. */
export class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  given: unknown = null;
  isEnded = false;
  readonly address: string;

  constructor(address: URL | string) {
    super();
    this.address = String(address);
    FakeWorker.started.push(this);
  }

  postMessage(given: unknown): void {
    this.given = given;
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: WorkerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(): void {
    this.dispatchEvent(new ErrorEvent('error', { message: 'no thread' }));
  }
}
