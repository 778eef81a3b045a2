import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const MINUTE = 60_000;

/**
 * Runs a program on our terminal, from the root, without input.
 *
 * @param options `minutes` after which it is ended, and with it all that it started
 * @returns its exit code; 1 when it could not start or had to be ended
 */
export function runStep(
  command: string,
  args: readonly string[],
  options: { readonly minutes: number; readonly env?: NodeJS.ProcessEnv; readonly cwd?: string },
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: resolve(ROOT, options.cwd ?? '.'),
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...options.env },
      stdio: ['ignore', 'inherit', 'inherit'],
      // A group of its own, so that a hung runner takes its browsers and servers along.
      detached: process.platform !== 'win32',
    });
    const end = (): void => endGroup(child.pid);
    const timer = setTimeout(() => {
      console.error(`${command} took over ${options.minutes} minutes and was ended.`);
      end();
    }, options.minutes * MINUTE);
    const stopped = (signal: NodeJS.Signals): void => {
      end();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    process.on('SIGINT', stopped).on('SIGTERM', stopped);
    const finish = (code: number): void => {
      clearTimeout(timer);
      process.off('SIGINT', stopped).off('SIGTERM', stopped);
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
