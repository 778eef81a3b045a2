import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabaseFolder } from '../db/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: string;
  }
}

let folder = '';

/** Creates one empty database for the whole run; each test file starts from a copy, which takes a moment only. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'petwise-template-'));
  const template = join(folder, 'db');
  await createDatabaseFolder(template);
  if (!existsSync(join(template, 'PG_VERSION'))) throw new Error('no database template');
  project.provide('databaseTemplate', template);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
