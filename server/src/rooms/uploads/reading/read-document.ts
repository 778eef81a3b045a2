import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadDocument } from './document.ts';
import { READ_LIMITS, type ReadLimits } from './limits.ts';
import { ReadError, type ReadFailure } from './read-error.ts';
import type { ReadKind } from './read-kind.ts';

export interface ReaderTask {
  readonly path: string;
  readonly kind: ReadKind;
  readonly limits: ReadLimits;
}

export type ReaderAnswer =
  | { readonly status: 'ready' }
  | { readonly status: 'read'; readonly document: ReadDocument }
  | { readonly status: 'failed'; readonly code: ReadFailure };

/** A busy machine takes its time to start a process. */
const START_MS = 60_000;
const WATCH_MS = 50;
const PAGE_BYTES = 4_096;
const MOST_AT_ONCE = 2;

const waiting: (() => void)[] = [];
let running = 0;

/**
 * The text of a file, read in a process of its own that is killed when it takes
 * too long or too much memory. The process gets none of the server's settings.
 * Throws `ReadError`.
 */
export async function readDocument(
  path: string,
  kind: ReadKind,
  limits: ReadLimits = READ_LIMITS,
): Promise<ReadDocument> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await inProcess({ path, kind, limits });
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

function inProcess(task: ReaderTask): Promise<ReadDocument> {
  const { timeoutMs, residentBytes, heapMb } = task.limits;
  const child = start(heapMb);
  return new Promise((done, fail) => {
    const end = (outcome: () => void): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill('SIGKILL');
      outcome();
    };
    const refuse = (code: ReadFailure, cause?: unknown): void =>
      end(() => fail(new ReadError(code, cause)));
    let timer = setTimeout(() => refuse('too-slow'), START_MS);
    const watch = setInterval(() => {
      void residentBytesOf(child.pid).then((bytes) => {
        if (bytes > residentBytes) refuse('too-hungry');
      });
    }, WATCH_MS);
    child.on('message', (message) => {
      // Only the reader's process talks on this channel.
      const answer = message as ReaderAnswer;
      if (answer.status === 'ready') {
        clearTimeout(timer);
        timer = setTimeout(() => refuse('too-slow'), timeoutMs);
        child.send(task, (error) => {
          if (error !== null) refuse('damaged', error);
        });
      } else if (answer.status === 'read') end(() => done(answer.document));
      else refuse(answer.code);
    });
    child.once('error', (error) => refuse('damaged', error));
    // It ends by itself only when its heap is full or the parser broke it.
    child.once('exit', (code, signal) => {
      const outOfMemory = signal === 'SIGABRT' || code === 134;
      refuse(outOfMemory ? 'too-hungry' : 'damaged', `${code} ${signal}`);
    });
  });
}

function start(heapMb: number): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(
    new URL(`./read-document.worker.${isSource ? 'ts' : 'js'}`, import.meta.url),
  );
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
