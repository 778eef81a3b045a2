import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPostgres } from './src/testing/postgres-server.ts';
import { serverTests } from './vitest.config.ts';

const SOURCE = join(import.meta.dirname, 'src');
/** What opens the database that the run is about. */
const OPENS = /\b(?:startTestServer|startUploadClient|startWithVersions|programDatabase)\(/;
/** A file with a PostgreSQL server of its own says itself what runs on which. */
const HAS_OWN = /\bstartPostgres\(/;

const isThere = hasPostgres();
const files = (isThere ? readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }) : [])
  .filter((name) => name.endsWith('.test.ts'))
  .filter((name) => {
    const text = readFileSync(join(SOURCE, name), 'utf8');
    return OPENS.test(text) && !HAS_OWN.test(text);
  });

/** Every test that has a database, once more on a real PostgreSQL. */
export default serverTests('postgres', [
  ...files.map((name) => `src/${name}`),
  ...(isThere ? ['torture/torture.test.ts'] : []),
]);
