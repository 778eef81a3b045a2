import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { lockFolder } from './folder-lock.ts';
import { syncFolder, syncPath } from '../sync-path.ts';
import { syncedOptions } from './synced-files.ts';

/** Command-line word that makes this program create a database folder and exit. */
export const CREATE_DATABASE_FLAG = '--create-database';

/** PostgreSQL's own default keeps 128 MB of memory; 16 MB holds this product's working set. */
const SETTINGS = ['shared_buffers = 16MB'];

/** Creates an empty database in `folder`. Leaves some 800 MB of memory behind in its process. */
export async function createDatabaseFolder(folder: string): Promise<void> {
  const db = await PGlite.create(folder, { postgresqlconf: SETTINGS });
  await db.query('SELECT 1');
  await db.close();
}

export interface EmbeddedOptions {
  /** How an empty folder gets its database; in a child process unless told otherwise. */
  readonly create?: (folder: string) => Promise<void>;
  /** `false` spares a test the wait for the disk; what is committed is then lost in a power cut. */
  readonly isSynced?: boolean;
}

/**
 * Opens the database kept in `<dataDir>/db`, creating it at first start. Takes
 * the folder's lock first: two processes on one folder lose data silently.
 */
export async function openEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'db');
    if (!existsSync(join(folder, 'PG_VERSION'))) {
      await createAside(folder, options.create ?? createInChild);
    }
    const isSynced = options.isSynced ?? true;
    const pglite = await PGlite.create(isSynced ? syncedOptions(folder) : { dataDir: folder });
    // Log files that are done with are removed, not used again with the old words in them.
    await pglite.query('SET wal_recycle = off');
    return wrap(pglite, { isSynced, unlock });
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A first start that is cut short leaves no half database under the real name. */
async function createAside(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  await create(aside);
  await syncFolder(aside);
  await rm(folder, { recursive: true, force: true });
  await rename(aside, folder);
  await syncPath(dirname(folder));
}

async function createInChild(folder: string): Promise<void> {
  const program = process.argv[1];
  if (program === undefined) throw new Error('cannot tell how this program was started');
  const child = spawn(
    process.execPath,
    [...process.execArgv, program, CREATE_DATABASE_FLAG, folder],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('exit', done);
  });
  if (code !== 0) throw new Error(`the database could not be created (exit code ${String(code)})`);
}

function wrap(
  pglite: PGlite,
  { isSynced, unlock }: { isSynced: boolean; unlock: () => Promise<void> },
): Database {
  const channels = new EventEmitter();
  channels.setMaxListeners(0);
  const connection = new EmbeddedConnection(pglite, { isSynced });
  const locked = new Set<number>();
  return {
    kind: 'embedded',
    query: (sql, params) => connection.query(sql, params),
    transaction: (work) => connection.transaction(work),
    notify: async (channel, payload) => {
      channels.emit(channel, payload);
    },
    listen: async (channel, listener) => {
      channels.on(channel, listener);
      return async () => {
        channels.off(channel, listener);
      };
    },
    holdLock: async (key) => {
      locked.add(key);
      return async () => void locked.delete(key);
    },
    lockedKeys: async () => [...locked],
    close: async () => {
      connection.close();
      await pglite.close();
      await unlock();
    },
  };
}
