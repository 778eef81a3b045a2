import { cp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { SYNCED } from './test-disk.ts';

/** The embedded database's files, and what a power cut leaves of them; in the data folder. */
export const DATABASE = 'db';
export const SURVIVES = 'survives';

/** Takes from a data folder what the disk need not have: of the database, and of the files beside it. */
export async function cutPower(dataDir: string): Promise<void> {
  const db = join(dataDir, DATABASE);
  await rm(db, { recursive: true });
  await cp(join(dataDir, SURVIVES), db, { recursive: true });
  const list = await readFile(join(dataDir, SURVIVES + SYNCED), 'utf8');
  const synced = new Map(list.split('\n').map((line) => [line.split(' ')[0], line.split(' ')[1]]));
  for (const name of await readdir(dataDir, { recursive: true })) {
    if (name.startsWith(DATABASE) || name.startsWith(SURVIVES)) continue;
    const path = join(dataDir, name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() !== true) continue;
    // Its name survives at once, its content when it is synced.
    const held = Number(synced.get(String(found.ino)) ?? 0);
    if (held < found.size) await truncate(path, held);
  }
}
