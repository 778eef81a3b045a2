import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SERVER = fileURLToPath(new URL('..', import.meta.url));

export interface BuiltProgram {
  readonly path: string;
  remove(): Promise<void>;
}

/** Builds the program with its fault points: it starts in a fifth of the time that one takes which is compiled at each start. */
export async function buildTormentedProgram(): Promise<BuiltProgram> {
  const outDir = await mkdtemp(join(SERVER, 'node_modules/.cache/tormented-'));
  const input = { 'tormented-main': join(SERVER, 'torture/tormented-main.ts') };
  await build({
    root: SERVER,
    logLevel: 'silent',
    build: { outDir, rolldownOptions: { input } },
  });
  return {
    path: join(outDir, 'tormented-main.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
