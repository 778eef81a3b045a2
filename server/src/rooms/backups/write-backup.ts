import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import type { Database } from '../../db/database.ts';
import { END, FORMAT, MANIFEST, type End, type Manifest } from './archive.ts';
import type { Bucket } from '../uploads/bucket/bucket.ts';
import { CONTENTS } from '../uploads/file-store.ts';
import { RELEASES } from '../releases/release-bytes.ts';
import { dataFilesOf, nameInBackup, type DataFolders } from './data-files.ts';
import { freezeTables, type FrozenTables } from './frozen-tables.ts';

/**
 * Everything the server keeps, as at one moment, as a tar archive that is read
 * while it is written. Owners' files never change once they are there, so those
 * that the tables name are whole, unless they were deleted meanwhile.
 */
export async function writeBackup(db: Database, folders: DataFolders): Promise<Readable> {
  const tables = await freezeTables(db);
  const archive = pack();
  const isGone = new Promise<never>((_, fail) => {
    archive.once('close', () => fail(new Error('nobody reads on')));
  });
  void (async () => {
    try {
      await Promise.race([fill(archive, tables, folders), isGone]);
      archive.finalize();
    } catch (error) {
      archive.destroy(error instanceof Error ? error : new Error('failed'));
    }
    // Tidying, or an erasure, removes what cannot be dropped now.
    await tables.drop().catch(() => undefined);
  })();
  return Readable.from(archive, { objectMode: false });
}

async function fill(archive: Pack, tables: FrozenTables, folders: DataFolders): Promise<void> {
  const { at, migrations, names } = tables;
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: at,
    migrations: [...migrations],
    tables: [...names],
  };
  await addText(archive, MANIFEST, JSON.stringify(manifest));
  const end: End = { rows: 0, files: 0 };
  for (const table of names) {
    let page = 0;
    for await (const lines of tables.pages(table)) {
      page += 1;
      end.rows += lines.length;
      await addText(
        archive,
        `tables/${table}/${String(page).padStart(8, '0')}.jsonl`,
        lines.join('\n'),
      );
    }
  }
  for (const { folder, path } of await dataFilesOf(folders))
    if (await addFile(archive, `${folder}/${path}`, join(folders[folder], path))) end.files += 1;
  const { files, releases } = folders.buckets;
  const ofContent = (key: string): string => nameInBackup(key.slice(CONTENTS.length));
  if (files) end.files += await addObjects(archive, files, { prefix: CONTENTS, nameOf: ofContent });
  const same = (key: string): string => key;
  if (releases) {
    end.files += await addObjects(archive, releases, { prefix: RELEASES, nameOf: same });
  }
  await addText(archive, END, JSON.stringify(end));
}

function addText(archive: Pack, name: string, text: string): Promise<void> {
  return new Promise((done, fail) => {
    archive.entry({ name, mode: 0o600 }, text, (error) => (error ? fail(error) : done()));
  });
}

/** What lies in a bucket under a prefix; answers how much that was. */
async function addObjects(
  archive: Pack,
  bucket: Bucket,
  { prefix, nameOf }: { prefix: string; nameOf: (key: string) => string },
): Promise<number> {
  let files = 0;
  for await (const { key, size, at } of bucket.list(prefix)) {
    const body = await bucket.get(key);
    if (body === null) continue;
    const entry = { name: nameOf(key), size, mtime: new Date(at), mode: 0o600 };
    await pipeline(body, archive.entry(entry));
    files += 1;
  }
  return files;
}

/** Answers whether it was still there. */
async function addFile(archive: Pack, name: string, file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  if (found === null) return false;
  const { size, mtime } = found;
  const entry = archive.entry({ name, size, mtime, mode: 0o600 });
  if (size === 0) entry.end();
  else await pipeline(createReadStream(file, { end: size - 1 }), entry);
  return true;
}
