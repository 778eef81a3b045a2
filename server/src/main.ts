import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { databaseClock } from './db/database-clock.ts';
import { CREATE_DATABASE_FLAG, createDatabaseFolder, openEmbedded } from './db/embedded.ts';
import { DataFolderError, openDataFolder } from './db/data-folder.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { describeError, loggerOptions } from './logging.ts';
import { openPasswordGate } from './rooms/auth/password.ts';
import { BackupError } from './rooms/backups/archive.ts';
import { dataFoldersOf } from './rooms/backups/data-files.ts';
import { restoreBackup } from './rooms/backups/restore-backup.ts';
import { SigningKeyError } from './rooms/releases/signing-key.ts';
import { openBucket } from './rooms/uploads/bucket/open-bucket.ts';
import { addressOf, welcome } from './welcome.ts';

/** Makes a new pass phrase, for an owner who has lost the old one. */
const NEW_PASS_PHRASE_FLAG = '--new-pass-phrase';
/** A stop takes 5 seconds at most; one that takes longer than this is cut short. */
const STOP_MS = 10_000;

/** Puts a backup into a new database and data folder, and exits; the path of the archive follows. */
const RESTORE_FLAG = '--restore';

async function restore(file: string): Promise<void> {
  const config = readConfig(process.env);
  await openDataFolder(config.dataDir);
  const db = await openDatabase(config);
  const buckets = {
    files: await openBucket(config.bucket),
    releases: await openBucket(config.releasesBucket),
  };
  try {
    const folders = dataFoldersOf(config, buckets);
    const { madeAt, rows, files } = await restoreBackup(db, folders, resolve(file));
    process.stdout.write(
      `Restored the backup of ${madeAt}: ${rows} rows and ${files} files. Start Petwise now.\n`,
    );
  } finally {
    await buckets.files?.close();
    await buckets.releases?.close();
    await db.close();
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await openDataFolder(config.dataDir);
  const db = await openDatabase(config);
  await migrate(db);
  const renew = process.argv.includes(NEW_PASS_PHRASE_FLAG);
  const gate = await openPasswordGate(db, config.password, { renew });
  const logger = loggerOptions(config.logLevel);
  const clock = await databaseClock(db);
  const app = await buildApp(config, { db, gate, logger, clock, isPrepared: true });
  stopOnSignal(async () => {
    await app.close();
    await db.close();
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    await db.close();
    throw error;
  }
  const address = addressOf(config, app.server.address());
  process.stdout.write(welcome(address, gate.fresh));
  await gate.keepFresh();
}

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl === undefined) return openEmbedded(config.dataDir);
  const { openPostgres } = await import('./db/postgres.ts');
  return openPostgres(config.databaseUrl);
}

function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // Asked a second time: at once.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), STOP_MS).unref();
      stop().then(() => process.exit(0), fail);
    });
  }
}

/** What went wrong in one sentence where a person can mend it, else in full. */
function fail(error: unknown): void {
  process.stderr.write(`${wordsFor(error)}\n`);
  process.exit(1);
}

function wordsFor(error: unknown): string {
  const isTold =
    error instanceof BackupError ||
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    error instanceof DataFolderError ||
    error instanceof SigningKeyError;
  if (isTold) return error.message;
  if (isCode(error, 'EADDRINUSE')) {
    return 'Petwise cannot start: the port is in use. Set PORT to another one.';
  }
  if (isCode(error, 'EACCES') && isCall(error, 'listen')) {
    return 'Petwise cannot start: this user may not listen on that port. Set PORT to 1024 or more.';
  }
  if (
    isCode(error, 'EADDRNOTAVAIL') ||
    (isCode(error, 'ENOTFOUND') && isCall(error, 'getaddrinfo'))
  ) {
    return 'Petwise cannot start: HOST is not an address of this computer.';
  }
  if (!(error instanceof DatabaseUnavailable)) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  return `Petwise cannot start: ${databaseWords(error.cause)} Look at DATABASE_URL.`;
}

/** What the database's refusal comes to; its own words may hold the password. */
function databaseWords(cause: unknown): string {
  if (isCode(cause, '28P01') || isCode(cause, '28000')) return 'the database refuses its user.';
  if (isCode(cause, '3D000')) return 'the database server has no database of that name.';
  if (isCode(cause, 'ENOTFOUND')) return 'the database’s host is not known.';
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return `no database answers${code}.`;
}

/** A mistake of ours in a running server; its words may be an owner's. */
function crash(error: unknown): void {
  process.stderr.write(`Petwise has ended: ${JSON.stringify(describeError(error), null, 2)}\n`);
  process.exit(1);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function isCall(error: unknown, name: string): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === name;
}

process.on('uncaughtException', crash);

const creating = process.argv.indexOf(CREATE_DATABASE_FLAG);
const restoring = process.argv.indexOf(RESTORE_FLAG);
if (creating > 0) {
  createDatabaseFolder(process.argv[creating + 1] ?? '').then(() => process.exit(0), fail);
} else if (restoring > 0) {
  restore(process.argv[restoring + 1] ?? '').then(() => process.exit(0), fail);
} else {
  start().catch(fail);
}
