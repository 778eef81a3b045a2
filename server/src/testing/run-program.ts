import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject, vi } from 'vitest';

/** A busy machine takes its time. */
const START_MS = 180_000;

/** The real program in a process of its own. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  readonly output: () => string;
  /** Its exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Where it listens; fails with its output when it ends before. */
  address(): Promise<string>;
  /** Ends it at once, if it still runs. */
  kill(): Promise<void>;
}

/** The program as it is shipped, built once for the whole run: it starts five times as fast as one that `tsx` compiles. */
export function builtProgram(): string {
  return join(fileURLToPath(inject('program')), 'main.js');
}

/** Starts the program, or another one. */
export function runProgram(
  environment: Record<string, string>,
  program = builtProgram(),
): RunningProgram {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const exited = once(child, 'exit').then(() => child.exitCode);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    output: () => text,
    exited,
    address: async () => {
      const found = await vi.waitUntil(
        () => /http:\/\/localhost:(\d+)/.exec(text) ?? (hasEnded() ? [] : null),
        { timeout: START_MS },
      );
      if (found[1] === undefined) throw new Error(text);
      return `http://127.0.0.1:${found[1]}`;
    },
    kill: async () => {
      if (hasEnded()) return;
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Signs in as a new owner; answers the status and the cookies to send from then on. */
export async function signIn(
  address: string,
  password: string,
): Promise<{ status: number; cookie: string }> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { status: response.status, cookie };
}
