import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../..');
const LIMIT_SECONDS = 300;

/** How a tool ended and all that it printed. */
export interface ToolRun {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs an installed command-line tool by its JavaScript, so that no shell is needed anywhere.
 *
 * @param name the package, for example `oxlint`
 * @param options `cwd` is the project to look at; a tool that takes longer than `seconds`, five minutes where nothing is
 *   said, is ended and has failed: its output begins with that
 */
export function runTool(
  name: string,
  args: readonly string[],
  { cwd, seconds = LIMIT_SECONDS }: { readonly cwd: string; readonly seconds?: number },
): Promise<ToolRun> {
  const begun = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, [programOf(name), ...args], {
      cwd,
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        // Tools run beside each other; one written in Go takes every core for itself and a third more time in all.
        GOMAXPROCS: '1',
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: seconds * 1000,
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code, signal) => {
      const text = stripVTControlCharacters(output);
      const late = performance.now() - begun >= seconds * 1000;
      const why = late ? `${name} took over ${seconds} s and was ended` : `ended by ${signal}`;
      done({ code: code ?? 1, output: late || signal ? `${why}\n${text}` : text });
    });
  });
}

function programOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  // npm's own format: `bin` is a path or a map from command to path.
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const command = name === 'typescript' ? 'tsc' : name;
  const program = typeof bin === 'string' ? bin : bin[command];
  if (!program) throw new Error(`${name} has no command ${command}`);
  return join(folder, program);
}
