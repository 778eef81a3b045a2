import { mkdtemp, rm } from 'node:fs/promises';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import { DatabaseUnavailable, toDatabaseError } from './unavailable.ts';

const error = (message: string, code?: string): Error =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  ['a server that stops', error('terminating connection', '57P01')],
  ['a server that starts', error('the database system is starting up', '57P03')],
  ['too many connections', error('sorry, too many clients already', '53300')],
  ['a statement that is cancelled', error('canceling statement', '57014')],
  ['a lost race', error('deadlock detected', '40P01')],
  ['a refused connection', error('connect ECONNREFUSED', 'ECONNREFUSED')],
  ['a connection that breaks', error('read ECONNRESET', 'ECONNRESET')],
  ['a connection that ends', error('Connection terminated unexpectedly')],
  ['a pool without a free connection', error('timeout exceeded when trying to connect')],
  ['a statement without an answer', error('Query read timeout')],
  ['tables that changed under it', error('cached plan must not change result type', '0A000')],
])('%s: the call may be made again', (_what, thrown) => {
  expect(toDatabaseError(thrown)).toBeInstanceOf(DatabaseUnavailable);
});

test.each([
  ['a broken rule', error('duplicate key', '23505')],
  ['a wrong statement', error('relation does not exist', '42P01')],
  ['a full disk', error('could not extend file', '53100')],
  ['an error of ours', error('Connection is a word in it')],
])('%s: the same call would fail again', (_what, thrown) => {
  expect(toDatabaseError(thrown)).toBe(thrown);
});

test('an embedded database that is closed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'petwise-closed-'));
  cpSync(inject('embedded').migrated, join(dataDir, 'db'), { recursive: true });
  const db = await openEmbedded(dataDir);
  await db.close();
  await expect(db.query('SELECT 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
  const work = db.transaction((tx) => tx.query('SELECT 1'));
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
  await rm(dataDir, { recursive: true });
});

test('a PostgreSQL server that nobody runs', async () => {
  const opening = openPostgres('postgres://nobody@127.0.0.1:1/none');
  await expect(opening).rejects.toBeInstanceOf(DatabaseUnavailable);
});
