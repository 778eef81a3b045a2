import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDatabaseFolder, openEmbedded } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { CACHE, TEMPLATES, templatesFolder } from './ready-template.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Folders of embedded databases to copy. */
export interface EmbeddedTemplates {
  /** Without a table, as at a first start. */
  readonly empty: string;
  /** With all tables of today, and no row. */
  readonly migrated: string;
}

/** Makes the templates, or finds those of an earlier run with the same PGlite and the same migrations: making takes 6 s. */
export async function embeddedTemplates(): Promise<EmbeddedTemplates> {
  const folder = templatesFolder();
  removeUnused(CACHE);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
  } else {
    const aside = await mkdtemp(join(CACHE, 'making-'));
    await make(aside);
    // Another run may have been faster; its folder is as good.
    await rename(aside, folder).catch(() => rmSync(aside, { recursive: true, force: true }));
  }
  return { empty: join(folder, 'empty/db'), migrated: join(folder, 'migrated/db') };
}

/** Templates of other migrations that nobody has taken for a day: a run of another checkout may share the folder. */
export function removeUnused(cache: string): void {
  mkdirSync(cache, { recursive: true });
  for (const entry of readdirSync(cache).filter((one) => one.startsWith(TEMPLATES))) {
    const { mtimeMs } = statSync(join(cache, entry));
    if (Date.now() - mtimeMs > DAY_MS) rmSync(join(cache, entry), { recursive: true, force: true });
  }
}

async function make(folder: string): Promise<void> {
  const empty = join(folder, 'empty/db');
  await mkdir(dirname(empty));
  await createDatabaseFolder(empty);
  if (!existsSync(join(empty, 'PG_VERSION'))) throw new Error('no database template');
  cpSync(empty, join(folder, 'migrated/db'), { recursive: true });
  const db = await openEmbedded(join(folder, 'migrated'));
  await migrate(db);
  await db.close();
}
