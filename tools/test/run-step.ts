import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const MINUTE = 60_000;

/**
 * Runs a program on our terminal, from the root, without input.
 *
 * @param options `minutes` after which it is ended, and with it all that it started; `printsAtEnd`: what it prints comes
 *   in one piece once it has ended, for a program beside which another prints
 * @returns its exit code; 1 when it could not start or had to be ended
 */
export function runStep(
  command: string,
  args: readonly string[],
  options: {
    readonly minutes: number;
    readonly env?: NodeJS.ProcessEnv;
    readonly cwd?: string;
    readonly printsAtEnd?: boolean;
  },
): Promise<number> {
  const output = options.printsAtEnd ? 'pipe' : 'inherit';
  const printed: Buffer[] = [];
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: resolve(ROOT, options.cwd ?? '.'),
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...options.env },
      stdio: ['ignore', output, output],
      // A group of its own, so that a hung runner takes its browsers and servers along.
      detached: process.platform !== 'win32',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (piece: Buffer) => printed.push(piece));
    const end = (): void => endGroup(child.pid);
    const timer = setTimeout(() => {
      console.error(`${command} took over ${options.minutes} minutes and was ended.`);
      end();
    }, options.minutes * MINUTE);
    const stopped = (signal: NodeJS.Signals): void => {
      end();
      // After every step that runs beside it has heard of it too.
      setImmediate(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    };
    process.on('SIGINT', stopped).on('SIGTERM', stopped);
    const finish = (code: number): void => {
      clearTimeout(timer);
      process.off('SIGINT', stopped).off('SIGTERM', stopped);
      process.stdout.write(Buffer.concat(printed));
      done(code);
    };
    child.on('error', (error) => {
      console.error(error.message);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has ended by itself in this very moment.
  }
}
