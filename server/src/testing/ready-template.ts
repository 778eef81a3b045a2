import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
/** How the folders of templates in the cache begin. */
export const TEMPLATES = 'test-databases-';
const MIGRATIONS = fileURLToPath(new URL('../db/migrations/', import.meta.url));

/** Where the templates of today's PGlite and migrations are, once they are made. */
export function templatesFolder(): string {
  return join(CACHE, TEMPLATES + fingerprint());
}

/**
 * An empty database to copy, where an earlier run of the unit tests or the one beside this has made one; null otherwise.
 * Loads no PGlite, which costs a second.
 */
export function readyTemplate(): string | null {
  const folder = templatesFolder();
  return existsSync(folder) ? join(folder, 'empty/db') : null;
}

/** Of all that the templates are made from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const sources = [
    fileURLToPath(new URL('../db/embedded.ts', import.meta.url)),
    join(dirname(pglite), '../package.json'),
    ...readdirSync(MIGRATIONS).map((name) => join(MIGRATIONS, name)),
  ];
  for (const source of sources) hash.update(source).update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}
