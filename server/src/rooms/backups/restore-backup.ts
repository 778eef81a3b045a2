import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { hasOwners } from '../auth/owners.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { listMigrations, migrate } from '../../db/migrate.ts';
import { BackupError, END, End, MANIFEST, Manifest } from './archive.ts';
import { CONTENTS } from '../uploads/file-store.ts';
import { RELEASES, releaseHeaders } from '../releases/release-bytes.ts';
import { contentOf, type DataFolders } from './data-files.ts';
import { tablesInOrder } from './frozen-tables.ts';

/** What a restore brought back. */
export interface Restored {
  /** When the backup was made, ISO 8601. */
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Puts a backup into a database and folders that hold nobody's data yet: all rows or none. A backup of an older version is
 * put in as it was and brought up to date then.
 * @throws BackupError in one sentence, with nothing changed in the database.
 */
export async function restoreBackup(
  db: Database,
  folders: DataFolders,
  file: string,
): Promise<Restored> {
  const archive = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), archive).catch(
    (error: unknown) => {
      throw new BackupError(`${file} is not a whole backup.`, { cause: error });
    },
  );
  const restoring = restoreFrom(db, folders, archive).catch((error: unknown) => {
    archive.destroy();
    throw error;
  });
  const [read, restored] = await Promise.allSettled([reading, restoring]);
  if (restored.status === 'rejected' && restored.reason instanceof BackupError)
    throw restored.reason;
  if (read.status === 'rejected') throw read.reason;
  if (restored.status === 'rejected') throw restored.reason;
  await migrate(db);
  return restored.value;
}

type Entries = AsyncIterable<Readable & { header: { name: string } }>;

async function restoreFrom(
  db: Database,
  folders: DataFolders,
  entries: Entries,
): Promise<Restored> {
  const iterator = entries[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done === true || first.value.header.name !== MANIFEST)
    throw new BackupError('This file is not a backup of Petwise.');
  const manifest = v.safeParse(Manifest, JSON.parse(await textOf(first.value)));
  if (!manifest.success)
    throw new BackupError('This backup is of a format that this version cannot read.');
  await prepare(db, manifest.output);
  return db.transaction(async (tx) => {
    await mustBeEmpty(tx);
    const known = new Set(await tablesInOrder(tx));
    for (const table of [...known].toReversed()) await tx.query(`TRUNCATE "${table}" CASCADE`);
    let rows = 0;
    let files = 0;
    let end: End | null = null;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      const entry = next.value;
      const { name } = entry.header;
      if (name === END) {
        end = v.parse(End, JSON.parse(await textOf(entry)));
        continue;
      }
      const table = /^tables\/([a-z_]+)\/\d+\.jsonl$/.exec(name)?.[1];
      if (table === undefined) {
        await writeEntry(entry, placeOf(folders, name));
        await moveToBucket(folders, name);
        files += 1;
      } else if (known.has(table)) rows += await insert(tx, table, await textOf(entry));
      else throw new BackupError(`This backup holds a table that is not known: ${table}.`);
    }
    if (end === null) throw new BackupError('The end of this backup is missing.');
    if (end.rows !== rows || end.files !== files)
      throw new BackupError('Some of this backup is missing.');
    await wakeSequences(tx);
    return { madeAt: manifest.output.madeAt, rows, files };
  });
}

/** Makes the tables as they were when the backup was made. */
async function prepare(db: Database, { migrations }: Manifest): Promise<void> {
  await migrate(db, { only: new Set(migrations) });
  const here = new Set(await listMigrations(db));
  const missing = migrations.filter((name) => !here.has(name));
  if (missing.length > 0)
    throw new BackupError('This backup was made by a newer version of Petwise: restore it there.');
  if (here.size > migrations.length)
    throw new BackupError(
      'This backup was made by an older version of Petwise than has used this database: restore into a new one.',
    );
}

async function mustBeEmpty(tx: Queryable): Promise<void> {
  if (await hasOwners(tx))
    throw new BackupError(
      'There are owners in this database already. Restore into a new one: nothing is ever overwritten.',
    );
}

async function insert(tx: Queryable, table: string, text: string): Promise<number> {
  const lines = text.split('\n');
  await tx.query(
    `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)`,
    [`[${lines.join(',')}]`],
  );
  return lines.length;
}

/** Numbers that the database gives go on where they were. */
async function wakeSequences(tx: Queryable): Promise<void> {
  const columns = await tx.query<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND is_identity = 'YES'`,
  );
  for (const { table, column } of columns)
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('"${table}"', '${column}'), (SELECT coalesce(max("${column}"), 0) + 1 FROM "${table}"), false)`,
    );
}

/** Where a file of the archive belongs; never outside its folder. */
function placeOf(folders: DataFolders, name: string): string {
  const [folder = '', ...rest] = name.split('/');
  const path = normalize(rest.join('/'));
  const isKnown = folder === 'files' || folder === 'releases';
  if (!isKnown || path === '.' || path.startsWith('..') || path.startsWith(sep))
    throw new BackupError(`This backup holds a file that belongs nowhere: ${name}.`);
  return join(folders[folder], path);
}

async function writeEntry(entry: Readable, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await pipeline(entry, createWriteStream(file, { mode: 0o600 }));
}

/** An owner's file, or a release's, goes where the new place keeps them. */
async function moveToBucket(folders: DataFolders, name: string): Promise<void> {
  const { files, releases } = folders.buckets;
  const file = placeOf(folders, name);
  const sha256 = contentOf(name);
  if (files && sha256 !== null) await files.put(CONTENTS + sha256, file);
  else if (releases && name.startsWith(RELEASES))
    await releases.put(name, file, releaseHeaders(name));
  else return;
  await rm(file);
}

async function textOf(entry: Readable): Promise<string> {
  const parts: Buffer[] = [];
  // A tar entry gives bytes.
  for await (const part of entry) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
