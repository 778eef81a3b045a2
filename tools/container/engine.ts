import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What builds and runs images, in the order that it is searched for. */
const ENGINES = ['podman', 'docker'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What a call printed, and its exit code. */
export interface EngineRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * What this computer has to build and run images.
 *
 * @param path folders, as `PATH` lists them
 */
export function findEngine(path: string): EngineName | undefined {
  const folders = path.split(delimiter).filter(Boolean);
  const files = (name: string): string[] => [name, `${name}.exe`];
  return ENGINES.find((name) =>
    folders.some((folder) => files(name).some((file) => existsSync(join(folder, file)))),
  );
}

/** An engine whose calls end when the trial is interrupted. */
export class Engine {
  readonly name: EngineName;
  readonly #signal: AbortSignal;

  constructor(name: EngineName, signal: AbortSignal) {
    this.name = name;
    this.#signal = signal;
  }

  /** Runs it, and takes any exit code. */
  run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<EngineRun> {
    return runProgram(this.name, args, { env, signal: this.#signal });
  }

  /**
   * Runs it and gives what it printed.
   *
   * @throws Error with its own words when it fails
   */
  async take(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const { code, stdout, stderr } = await this.run(args, env);
    if (code === 0) return stdout.trim();
    throw new Error(`${this.name} ${args[0]} ended with ${code}: ${(stderr || stdout).trim()}`);
  }

  /** Removes something, also after an interruption; that it is not there is no fault. */
  async remove(...args: readonly string[]): Promise<void> {
    await runProgram(this.name, args, { env: {} });
  }
}

function runProgram(
  name: string,
  args: readonly string[],
  { env, signal }: { readonly env: NodeJS.ProcessEnv; readonly signal?: AbortSignal },
): Promise<EngineRun> {
  signal?.throwIfAborted();
  return new Promise((done, fail) => {
    const child = spawn(name, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Out of the terminal's group: Ctrl+C ends the trial, which then removes what it made.
      detached: process.platform !== 'win32',
    });
    let ending: NodeJS.Timeout | undefined;
    const isBuild = name === 'podman' && args[0] === 'build';
    const end = (): void => {
      if (isBuild) ending = setInterval(() => endSteps(child.pid ?? 0), 200);
      else child.kill('SIGTERM');
    };
    signal?.addEventListener('abort', end);
    const printed = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].setEncoding('utf8').on('data', (text: string) => (printed[stream] += text));
    child.on('error', fail);
    child.on('close', (code) => {
      clearInterval(ending);
      signal?.removeEventListener('abort', end);
      // Once it has let go of what it was making, which can then be removed.
      if (signal?.aborted) fail(new Error('interrupted'));
      else done({ code: code ?? 1, ...printed });
    });
  });
}

/** A build that is ended itself leaves containers and folders behind; one whose step fails removes them. */
function endSteps(build: number): void {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  for (const pid of leavesBelow(build, table)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself in this very moment.
    }
  }
}

/**
 * Processes below one that have none below themselves.
 *
 * @param table a process and its parent on each line
 */
export function leavesBelow(root: number, table: string): number[] {
  const pairs = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.flatMap(([pid = 0, of]) => {
      if (of !== parent) return [];
      const deeper = below(pid);
      return deeper.length > 0 ? deeper : [pid];
    });
  return below(root);
}
