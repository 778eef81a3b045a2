import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Fault, FromProgram, Point, ToProgram } from './plan.ts';

/** The real program in a process of its own, with fault points around it. */
export interface TormentedProgram {
  /** Opens its data and listens; answers its address. */
  start(): Promise<string>;
  plan(
    faults: Readonly<Record<string, Fault>>,
    disk?: { readonly isDiskFull: boolean },
  ): Promise<void>;
  /** Points that calls have passed, in their order. */
  readonly passed: readonly Point[];
  /** Waits until a call is held at this point. */
  held(name: string): Promise<void>;
  /** `kill -9`; waits until it is gone. */
  kill(): Promise<void>;
  /** Waits until it ends by itself; answers its exit code. */
  readonly ended: Promise<number | null>;
  readonly output: () => string;
}

/** Longer than anything takes on a busy machine; a point that is not come to is a mistake of the test. */
const LATE_AFTER_MS = 480_000;

/** Loads the program that `buildProgram` built; it opens nothing before `start`. Settings as in `src/config.ts`; `TORTURE_…` as in `test-disk.ts`. */
export function loadProgram(
  path: string,
  settings: Readonly<Record<string, string>>,
): TormentedProgram {
  const child = spawn(process.execPath, [path], {
    env: { PATH: process.env['PATH'], PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const ended = once(child, 'exit').then(() => child.exitCode);
  const passed: Point[] = [];
  const messages: FromProgram[] = [];
  const waiting = new Set<() => void>();
  const changed = (): void => {
    for (const done of waiting) done();
    waiting.clear();
  };
  const read = (chunk: Buffer): void => {
    text += chunk.toString();
    changed();
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.on('message', (message: FromProgram) => {
    if (message.kind === 'passed') passed.push(message.point);
    else messages.push(message);
    changed();
  });
  void ended.then(() => changed());
  /** Waits until `found` gives something, looking again whenever the program says or does something. */
  const until = async <T>(what: string, found: () => T | undefined): Promise<T> => {
    const late = Date.now() + LATE_AFTER_MS;
    for (;;) {
      const value = found();
      if (value !== undefined) return value;
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`the program ended before ${what}:\n${text}`);
      }
      if (Date.now() > late) throw new Error(`waited too long before ${what}`);
      await new Promise<void>((done) => {
        waiting.add(done);
        setTimeout(done, 1_000).unref();
      });
    }
  };
  const message = (what: string, isIt: (one: FromProgram) => boolean): Promise<FromProgram> =>
    until(what, () => messages.find(isIt));
  const send = (order: ToProgram): boolean => child.send(order);
  return {
    passed,
    ended,
    output: () => text,
    start: async () => {
      await message('it was loaded', ({ kind }) => kind === 'loaded');
      send({ kind: 'start' });
      const port = await until('it listened', () => /http:\/\/localhost:(\d+)/.exec(text)?.[1]);
      return `http://127.0.0.1:${port}`;
    },
    plan: async (faults, { isDiskFull } = { isDiskFull: false }) => {
      const before = messages.filter(({ kind }) => kind === 'planned').length;
      send({ kind: 'plan', faults, isDiskFull });
      await until('it knew the plan', () => {
        return messages.filter(({ kind }) => kind === 'planned').length > before || undefined;
      });
    },
    held: async (name) => {
      await message(`it came to "${name}"`, (one) => one.kind === 'held' && one.name === name);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
