import type { Worker } from 'node:worker_threads';

/**
 * What a thread says of the task it was given; `started` when all that is not the task's own doing is done. Each message
 * takes a turn of the server's thread, so lines that come close together, or right before the end, come in one.
 */
export type ThreadMessage = { readonly lines?: readonly string[] } & (
  | { readonly kind: 'started' }
  | { readonly kind: 'going' }
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly error: unknown }
);

/** A task was stopped because it took too long, or too much memory. */
export class TaskStoppedError extends Error {
  constructor() {
    super('the task took too long, or too much memory');
    this.name = 'TaskStoppedError';
  }
}

/** The thread of a task ended, or never began; the task may be well. */
export class ThreadLostError extends Error {
  constructor(what: string) {
    super(`the thread ${what}`);
    this.name = 'ThreadLostError';
  }
}

/** No more tasks are taken: the pool is closed, or too many wait. */
export class PoolRefusedError extends Error {
  constructor() {
    super('the pool takes no task now');
    this.name = 'PoolRefusedError';
  }
}

export interface PoolOptions {
  readonly start: () => Worker;
  /** Threads at once; at least two, so that nobody can hold them all. */
  readonly size: number;
  /**
   * How long a task may take once it has started; milliseconds. Time in which others on a crowded computer had the
   * processor does not count, up to `CROWDED` times as much.
   */
  readonly limitMs: number;
}

interface Task {
  readonly message: unknown;
  readonly onLine: (line: string) => void;
  readonly done: (answer: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** A thread that says nothing at all by then will never. */
const START_MS = 60_000;
const LONGEST_QUEUE = 500;
const CROWDED = 5;

/**
 * Threads that are kept and given one task at a time. Those who wait take turns,
 * one task each, and nobody holds the last free thread of all: however much one
 * of them brings, another one's task is next. A task that takes too long ends
 * with its thread, and the next one gets a new thread.
 */
export class ThreadPool {
  readonly #options: PoolOptions;
  readonly #idle: Worker[] = [];
  /** Whose task each busy thread does. */
  readonly #busy = new Map<
    Worker,
    { readonly who: string; readonly stop: (error: Error) => void }
  >();
  readonly #waiting = new Map<string, Task[]>();
  #queued = 0;
  #isClosed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Gives a task to a thread as soon as one is free for `who`; `onLine` hears what it says meanwhile, in order. */
  run(message: unknown, { who, onLine }: { who: string; onLine: (line: string) => void }) {
    return new Promise<unknown>((done, fail) => {
      if (this.#isClosed || this.#queued >= LONGEST_QUEUE) return fail(new PoolRefusedError());
      const tasks = this.#waiting.get(who) ?? [];
      tasks.push({ message, onLine, done, fail });
      this.#waiting.set(who, tasks);
      this.#queued += 1;
      return this.#giveOut();
    });
  }

  /** Starts every thread now, so that nobody waits for one to start. */
  warm(): void {
    for (let n = this.#busy.size + this.#idle.length; n < this.#options.size; n += 1) {
      this.#idle.push(this.#start());
    }
  }

  /** Ends every thread; what they worked on, and what waits, is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#idle.splice(0), ...this.#busy.keys()];
    for (const { fail } of [...this.#waiting.values()].flat()) fail(new PoolRefusedError());
    this.#waiting.clear();
    for (const { stop } of this.#busy.values()) stop(new PoolRefusedError());
    await Promise.all(threads.map((thread) => thread.terminate()));
  }

  #giveOut(): void {
    while (this.#busy.size < this.#options.size) {
      const next = this.#nextTask();
      if (next === null) return;
      this.#give(this.#idle.pop() ?? this.#start(), next);
    }
  }

  /** The first of those whose turn it is; who has had one goes to the end of the line. */
  #nextTask(): { who: string; task: Task } | null {
    for (const [who, tasks] of this.#waiting) {
      const held = [...this.#busy.values()].filter((one) => one.who === who).length;
      if (held >= this.#options.size - 1) continue;
      const task = tasks.shift();
      this.#waiting.delete(who);
      if (tasks.length > 0) this.#waiting.set(who, tasks);
      if (task === undefined) continue;
      this.#queued -= 1;
      return { who, task };
    }
    return null;
  }

  #give(thread: Worker, { who, task }: { who: string; task: Task }): void {
    const settle = (outcome: () => void, isSound: boolean): void => {
      if (!this.#busy.delete(thread)) return;
      unwatch();
      thread.off('message', onMessage);
      if (isSound && !this.#isClosed) this.#idle.push(thread);
      else void thread.terminate();
      outcome();
      if (!this.#isClosed) this.#giveOut();
    };
    const stop = (error: Error): void => settle(() => task.fail(error), false);
    const start = setTimeout(stop, START_MS, new ThreadLostError('did not start'));
    let unwatch = (): void => clearTimeout(start);
    const onMessage = (message: ThreadMessage): void => {
      for (const line of message.lines ?? []) task.onLine(line);
      if (message.kind === 'done') settle(() => task.done(message.answer), true);
      else if (message.kind === 'failed') settle(() => task.fail(message.error), true);
      else if (message.kind === 'started') {
        unwatch();
        unwatch = watch(this.#options.limitMs, () => stop(new TaskStoppedError()));
      }
    };
    this.#busy.set(thread, { who, stop });
    thread.on('message', onMessage);
    thread.postMessage(task.message);
  }

  #start(): Worker {
    const thread = this.#options.start();
    thread.on('error', (error) => {
      const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#busy.get(thread)?.stop(isFull ? new TaskStoppedError() : error);
    });
    thread.on('exit', (code) => {
      this.#busy.get(thread)?.stop(new ThreadLostError(`ended with ${code}`));
      this.#forget(thread);
    });
    return thread;
  }

  #forget(thread: Worker): void {
    const place = this.#idle.indexOf(thread);
    if (place >= 0) this.#idle.splice(place, 1);
  }
}

/** Calls `late` once this process has had a processor for `limitMs`; answers how to stop watching. */
function watch(limitMs: number, late: () => void): () => void {
  const before = process.cpuUsage();
  const end = performance.now() + CROWDED * limitMs;
  const check = (): void => {
    const { user, system } = process.cpuUsage(before);
    const left = Math.min(limitMs - (user + system) / 1000, end - performance.now());
    if (left <= 0) late();
    else timer = setTimeout(check, left);
  };
  let timer = setTimeout(check, limitMs);
  return () => clearTimeout(timer);
}
