import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { embeddedTemplates, type EmbeddedTemplates } from './embedded-templates.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where this run's test servers keep their data. */
    scratch: string;
    embedded: EmbeddedTemplates;
    /** Address of the folder with the program and its workers as they are shipped. */
    program: string;
    /** The PostgreSQL server of this run: a database with all tables to copy, and its own folder; null with the embedded one. */
    postgres: { readonly template: string; readonly dataDir: string } | null;
  }
}

/** Where Linux keeps files in memory: a database is copied, opened and removed there ten times as fast. */
const MEMORY = '/dev/shm';
/** Some test's uploads are large. */
const LEAST_FREE_BYTES = 8 * 1024 ** 3;
const SCRATCH = 'petwise-tests-';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

let scratch = '';
let postgres: PostgresServer | null = null;

/**
 * Once per run and kind of database. Each test server starts from a copy of a database that has its tables: of
 * PGlite's folder, or within one PostgreSQL server where `PETWISE_TEST_DATABASE=postgres`.
 */
export async function setup(project: TestProject): Promise<void> {
  scratch = mkdtempSync(join(parentOfScratch(), `${SCRATCH}${process.pid}-`));
  project.provide('scratch', scratch);
  project.provide('embedded', await embeddedTemplates());
  project.provide('program', await builtProgram(project));
  project.provide('postgres', null);
  if (project.config.env['PETWISE_TEST_DATABASE'] !== 'postgres') return;
  postgres = await startPostgres();
  const template = await postgres.createDatabase();
  const db = await openPostgres(template);
  await migrate(db);
  await db.close();
  project.provide('postgres', { template, dataDir: postgres.dataDir });
}

export async function teardown(): Promise<void> {
  await postgres?.close();
  rmSync(scratch, { recursive: true, force: true });
}

/** Builds the program once for all projects of this run, with the fault that this run plants, if any (`tools/mutants`). */
async function builtProgram({ vite }: TestProject): Promise<string> {
  const outDir = join(SERVER, 'node_modules/.cache', `program-${process.pid}`);
  if (!existsSync(join(outDir, 'main.js'))) {
    process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
    const plugins = vite.config.plugins.filter(({ name }) => name === 'petwise-planted-fault');
    await build({ root: SERVER, logLevel: 'silent', plugins, build: { outDir } });
  }
  return pathToFileURL(`${outDir}/`).href;
}

function parentOfScratch(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  for (const name of readdirSync(MEMORY)) {
    const run = Number(new RegExp(`^${SCRATCH}(\\d+)-`).exec(name)?.[1]);
    // A run that was killed must not hold memory for ever.
    if (run > 0 && !isRunning(run)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > LEAST_FREE_BYTES ? MEMORY : tmpdir();
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // There is one, of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
