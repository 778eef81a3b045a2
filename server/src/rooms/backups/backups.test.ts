import { damage, damaged, FUZZ_TIMEOUT_MS, tryProperty } from '@petwise/tools/fuzz';
import { createHash } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { operatorRoutes } from '@petwise/contracts/operator';
import { releaseServiceRoutes } from '@petwise/contracts/release-service';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openEmbedded } from '../../db/embedded.ts';
import { openPostgres } from '../../db/postgres.ts';
import { copiesIn } from '../../testing/copies-in.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { hasPostgres, startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { operatorKey, writeRelease } from '../../testing/make-release.ts';
import { beginChat } from '../../testing/session-client.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import { BackupError } from './archive.ts';
import { dataFilesOf, type DataFolders, dataFoldersOf } from './data-files.ts';
import { freezeTables } from './frozen-tables.ts';
import { restoreBackup } from './restore-backup.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let client: UploadClient;
let postgres: PostgresServer | null = null;
let folder = '';
const NO_BUCKETS = { files: null, releases: null };
const opened: Database[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(inject('scratch'), 'backup-'));
});
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
  await client.server.close();
  await rm(folder, { recursive: true, force: true });
});

afterAll(() => postgres?.close());

async function start(kind: Kind): Promise<void> {
  client = await startUploadClient(
    kind === 'PostgreSQL' ? { databaseUrl: await postgresDatabase() } : {},
  );
}

async function postgresDatabase(): Promise<string> {
  postgres ??= await startPostgres();
  return postgres.createDatabase();
}

async function backUp(name = 'backup.tar.gz'): Promise<string> {
  const headers = { authorization: `Bearer ${operatorKey(client.server)}` };
  const answer = await fetch(client.address + operatorRoutes.backup.path, { headers });
  expect(answer.status).toBe(200);
  const file = join(folder, name);
  await writeFile(file, gzipSync(Buffer.from(await answer.arrayBuffer())));
  return file;
}

/** A database and folders that hold nothing yet. */
async function fresh(kind: Kind): Promise<{ db: Database; folders: DataFolders }> {
  const files = await mkdtemp(join(folder, 'fresh-'));
  if (kind === 'PGlite') cpSync(inject('embedded').empty, join(files, 'db'), { recursive: true });
  const db = await (kind === 'PostgreSQL'
    ? openPostgres(await postgresDatabase())
    : openEmbedded(files, { isSynced: false }));
  opened.push(db);
  return { db, folders: { files, releases: join(files, 'releases'), buckets: NO_BUCKETS } };
}

/** Every row of every table, but for what one server notes of its own run. */
async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const tables = await freezeTables(db);
  const rows: Record<string, string[]> = {};
  for (const name of tables.names) {
    const lines: string[] = [];
    for await (const page of tables.pages(name)) lines.push(...page);
    rows[name] = lines.toSorted();
  }
  await tables.drop();
  return rows;
}

async function filesOf(folders: DataFolders): Promise<string[]> {
  const hashes = (await dataFilesOf(folders)).map(async ({ folder: of, path }) => {
    const bytes = await readFile(join(folders[of], path));
    return `${of}/${path} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
  return Promise.all(hashes);
}

async function leaveEverything(): Promise<void> {
  await finishedConsult(client.device, { initialSymptoms: 'Milo’s “cough” \\ is\tbad 🐶' });
  await beginChat(client.device, 'Milo will not eat');
  await stored(await client.upload(Buffer.from('Creatinine 3.4 mg/dL'), 'results.txt'));
  await writeRelease(client.server, 'mfe_chat', { version: '1.0.0', door: 'consult' });
}

type Kind = 'PGlite' | 'PostgreSQL';
const kinds: Kind[] = ['PGlite', ...(hasPostgres() ? (['PostgreSQL'] as const) : [])];
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

describe('a backup', () => {
  test.each(ways)(
    'brings back every row and every file, made while owners write (%s to %s)',
    async (from, to) => {
      await start(from);
      await leaveEverything();
      const { config, db } = client.server;
      const before = await rowsOf(db);
      let isDone = false;
      const writing = (async () => {
        while (!isDone) await beginChat(client.device, 'Milo has eaten after all');
      })();
      const file = await backUp().finally(() => {
        isDone = true;
      });
      await writing;
      const target = await fresh(to);
      const restored = await restoreBackup(target.db, target.folders, file);
      const after = await rowsOf(target.db);
      for (const [table, rows] of Object.entries(before))
        // Tables that the server goes on writing to may have changed rows; of all others each row is there.
        for (const row of isWrittenOn(table) ? [] : rows)
          expect(after[table], table).toContain(row);
      expect(Object.values(after).flat().length).toBe(restored.rows);
      expect(after['consults']).toEqual(before['consults']);
      expect(await filesOf(target.folders)).toEqual(
        await filesOf(dataFoldersOf(config, NO_BUCKETS)),
      );
      expect(await copiesIn(db)).toEqual([]);
    },
  );

  test('is given to the operator alone', async () => {
    await start('PGlite');
    const { path } = operatorRoutes.backup;
    expect((await client.device.inject({ method: 'GET', url: path })).statusCode).toBe(401);
    const made = await client.server.app.inject({
      method: 'POST',
      url: releaseServiceRoutes.newKey.path,
      headers: { authorization: `Bearer ${operatorKey(client.server)}` },
      payload: { name: 'chat-team', remotes: ['mfe_chat'] },
    });
    const team = { authorization: `Bearer ${made.json<{ key: string }>().key}` };
    const asked = await client.server.app.inject({ method: 'GET', url: path, headers: team });
    expect(asked.statusCode).toBe(403);
  });

  test('leaves nothing behind when its reader goes away', async () => {
    await start('PGlite');
    await leaveEverything();
    const { db } = client.server;
    const ends = new AbortController();
    const headers = { authorization: `Bearer ${operatorKey(client.server)}` };
    const { path } = operatorRoutes.backup;
    const answer = await fetch(client.address + path, { headers, signal: ends.signal });
    expect(answer.status).toBe(200);
    ends.abort();
    await expect.poll(() => copiesIn(db)).toEqual([]);
  });

  test.each(kinds)(
    'bug: copies that could not be dropped stayed for a day, and until the next backup (%s)',
    async (kind) => {
      await start(kind);
      const { db } = client.server;
      const living = await freezeTables(db);
      const [own] = await copiesIn(db);
      await db.query('CREATE SCHEMA petwise_backup_1');
      await client.restart();
      expect(await copiesIn(db)).toEqual([own]);
      await living.drop();
      expect(await copiesIn(db)).toEqual([]);
    },
  );
});

describe('a restore', () => {
  test('changes nothing where owners are already, and when the archive is cut or is none', async () => {
    await start('PGlite');
    await leaveEverything();
    const file = await backUp();
    const whole = await readFile(file);
    const target = await fresh('PGlite');
    const refused: readonly (readonly [string, Buffer, RegExp])[] = [
      ['cut', whole.subarray(0, whole.length - 2_000), /whole/],
      ['text', Buffer.from('hello'), /whole/],
      ['zip', gzipSync(Buffer.from('hello')), /whole|not a backup/],
    ];
    for (const [name, bytes, why] of refused) {
      const bad = join(folder, name);
      await writeFile(bad, bytes);
      await expect(restoreBackup(target.db, target.folders, bad), name).rejects.toThrow(why);
      const [tables] = await target.db.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public' AND tablename = 'owners'`,
      );
      if (tables?.n === 1) expect(await target.db.query('SELECT 1 FROM owners'), name).toEqual([]);
    }
    await restoreBackup(target.db, target.folders, file);
    await expect(restoreBackup(target.db, target.folders, file)).rejects.toThrow(/already/);
  });

  test(
    'Z2 a backup that is damaged in any place is restored, or refused in one sentence and nothing changed',
    async () => {
      await start('PGlite');
      await leaveEverything();
      const sound = await backUp();
      const whole = gunzipSync(await readFile(sound));
      const target = await fresh('PGlite');
      const makeEmpty = () => target.db.query('TRUNCATE owners CASCADE');
      // It makes the tables, and shows that nothing but the damage is refused below.
      await restoreBackup(target.db, target.folders, sound);
      await makeEmpty();
      const file = join(folder, 'damaged');
      await tryProperty('a backup', damage, async (all) => {
        await writeFile(file, gzipSync(damaged(whole, all), { level: 1 }));
        try {
          await restoreBackup(target.db, target.folders, file);
          await makeEmpty();
        } catch (error) {
          expect(error).toBeInstanceOf(BackupError);
          expect(await target.db.query('SELECT 1 FROM owners')).toEqual([]);
        }
      });
    },
    FUZZ_TIMEOUT_MS,
  );
});

/** What `beginChat` adds to or moves on. */
function isWrittenOn(table: string): boolean {
  return /^(?:access_log|chat_|reasoning_|jobs|auth_sessions|devices|device_owners|owners|settings)/.test(
    table,
  );
}
