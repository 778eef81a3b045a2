import { spawn } from 'node:child_process';

/**
 * Runs npm quietly.
 *
 * @throws Error with all that it printed when it fails
 */
export function runNpm(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    // Under `npm run` npm names its own script; elsewhere it is looked for. On Windows that is a script of the shell.
    const own = process.env.npm_execpath;
    const [program, ...first] = own ? [process.execPath, own] : ['npm'];
    const child = spawn(program ?? 'npm', [...first, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !own && process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(output) : fail(new Error(`npm ${args.join(' ')} failed:\n${output}`)),
    );
  });
}
