import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabaseFolder } from '../db/embedded.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
    /** The address of a PostgreSQL database to copy; null where the embedded one is to be used. */
    postgresTemplate: string | null;
  }
}

let folder = '';
let postgres: PostgresServer | null = null;

/**
 * Creates one empty database for the whole run; each test server starts from a copy, which takes a moment only. With
 * `PETWISE_TEST_DATABASE=postgres` test servers use a real PostgreSQL, unless their test says which they need.
 */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'petwise-template-'));
  const template = join(folder, 'db');
  await createDatabaseFolder(template);
  if (!existsSync(join(template, 'PG_VERSION'))) throw new Error('no database template');
  project.provide('databaseTemplate', template);
  if (process.env['PETWISE_TEST_DATABASE'] === 'postgres') {
    postgres = await startPostgres();
    const address = await postgres.createDatabase();
    const db = await openPostgres(address);
    await migrate(db);
    await db.close();
    project.provide('postgresTemplate', address);
  } else project.provide('postgresTemplate', null);
}

export async function teardown(): Promise<void> {
  await postgres?.close();
  await rm(folder, { recursive: true, force: true });
}
