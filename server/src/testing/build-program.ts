import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(SERVER, 'node_modules/.cache');

export interface BuiltProgram {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * Builds a program around the server as the server itself is built, threads included: it starts in a fifth of the time that
 * one takes which is compiled at each start, and in the memory that the product takes.
 *
 * @param source the program, from the server's folder
 */
export async function buildProgram(source: string): Promise<BuiltProgram> {
  await mkdir(CACHE, { recursive: true });
  const name = basename(source, '.ts');
  const outDir = await mkdtemp(join(CACHE, `${name}-`));
  const input = { [name]: join(SERVER, source) };
  await build({
    root: SERVER,
    logLevel: 'silent',
    build: { outDir, rolldownOptions: { input } },
  });
  return {
    path: join(outDir, `${name}.js`),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
