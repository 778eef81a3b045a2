import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
export const compiledFolder = join(root, 'engine/compiled');
const stamp = join(compiledFolder, 'stamp');
/** What the compiled files are made of. */
const sources = [
  'knowledge',
  'language/en',
  'language/src',
  'engine/compile',
  'engine/words',
  'engine/src/text',
];

/** A hash of all that the compiled files are made of. */
export function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of sources)
    for (const path of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).toSorted())
      if (/\.(?:yaml|ts|txt)$/.test(path) && !/node_modules|\.test\.ts$/.test(path))
        hash.update(path).update(readFileSync(join(root, folder, path)));
  return hash.digest('hex');
}

/** True when the compiled files are those of the sources as they stand. */
export function isCompiled(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
}

/**
 * Compiles knowledge and language where that was not done since they last changed. For every door that loads the engine
 * from its sources: configurations of Vite and Vitest, the development servers, `npm run check`.
 */
export function ensureCompiled(): void {
  if (isCompiled()) return;
  execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'compile.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
