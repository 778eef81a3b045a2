import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workerFile, type WorkerName } from '../../threads/worker-file.ts';

/** What a process may take before it is killed. */
export interface KillableLimits {
  /** From the moment it is ready. */
  readonly timeoutMs: number;
  /** Its heap. */
  readonly heapMb: number;
  /** All its memory, where the system tells it (Linux). */
  readonly residentBytes: number;
}

/** Why a process gave no answer. `broken`: it ended by itself, or could not start. */
export type Killed = 'too-slow' | 'too-hungry' | 'broken';

/** A process gave no answer and was ended; `code` says why. */
export class KilledError extends Error {
  readonly code: Killed;

  constructor(code: Killed, cause?: unknown) {
    super(`the process gave no answer: ${code}`, { cause });
    this.name = 'KilledError';
    this.code = code;
  }
}

/** What a process says first; the answer is its second message. */
export const READY = 'ready';

/** A busy machine takes its time to start a process. */
const START_MS = 60_000;
const WATCH_MS = 50;
const PAGE_BYTES = 4_096;

/**
 * Gives one task to a process of its own and answers what it says, unchecked.
 * The process gets none of the server's settings, and is killed when it has
 * answered, or takes too long or too much memory. `worker` is the name of a file
 * beside `from`, without its ending. Throws `KilledError`.
 */
export function askKillable(
  { worker, from }: { worker: string; from: string },
  task: object,
  limits: KillableLimits,
): Promise<unknown> {
  const { timeoutMs, residentBytes, heapMb } = limits;
  const child = start({ worker, from }, heapMb);
  return new Promise((done, fail) => {
    const end = (outcome: () => void): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      outcome();
    };
    const refuse = (code: Killed, cause?: unknown): void =>
      end(() => fail(new KilledError(code, cause)));
    let timer = setTimeout(() => refuse('too-slow'), START_MS);
    const watch = setInterval(() => {
      void residentBytesOf(child.pid).then((bytes) => {
        if (bytes > residentBytes) refuse('too-hungry');
      });
    }, WATCH_MS);
    child.on('message', (message) => {
      if (message !== READY) return end(() => done(message));
      clearTimeout(timer);
      timer = setTimeout(() => refuse('too-slow'), timeoutMs);
      child.send(task, (error) => {
        if (error !== null) refuse('broken', error);
      });
    });
    child.once('error', (error) => refuse('broken', error));
    // It ends by itself only when its heap is full or its work broke it.
    child.once('exit', (code, signal) => {
      const outOfMemory = signal === 'SIGABRT' || code === 134;
      refuse(outOfMemory ? 'too-hungry' : 'broken', `${code} ${signal}`);
    });
  });
}

/** Runs inside the process: takes the one task, and answers it. */
export function answerOneTask(work: (task: unknown) => Promise<object>): void {
  process.once('message', (task) => {
    work(task).then(
      (answer) => process.send?.(answer),
      () => process.exit(1),
    );
  });
  process.once('disconnect', () => process.exit());
  process.send?.(READY);
}

function start(name: WorkerName, heapMb: number): ChildProcess {
  const { file: address, isSource } = workerFile(name);
  const file = fileURLToPath(address);
  const loader = isSource ? ['--import', 'tsx'] : [];
  return fork(file, [], {
    cwd: dirname(file),
    // The server's passwords and keys are no business of a parser.
    env: process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] },
    execArgv: [`--max-old-space-size=${heapMb}`, '--no-warnings', ...loader],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** What the process really holds; 0 where the system does not tell. */
async function residentBytesOf(pid: number | undefined): Promise<number> {
  if (pid === undefined || process.platform !== 'linux') return 0;
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * PAGE_BYTES;
}
