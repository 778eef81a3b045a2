import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { ensureCompiled } from './engine/compile/ensure-compiled.ts';
import { pathsOf } from './tools/check/source-files.ts';
import { workspacesOf } from './tools/check/workspaces.ts';
import { plantedFault } from './tools/mutants/plant.ts';

ensureCompiled();

const ROOT = import.meta.dirname;
const TEST = /\.test\.tsx?$/;

/** A project for each configuration; a workspace without one of its own has the first. */
const CONFIGS = { 'vitest.config.ts': '', 'vitest.postgres.config.ts': ' on PostgreSQL' };

/**
 * A project for each workspace that has tests, with its own vitest.config.ts
 * where it has one, and one more for the server's tests on PostgreSQL. A file
 * that needs a page says `// @vitest-environment jsdom`.
 */
const projects = workspacesOf(ROOT)
  .filter((folder) => pathsOf(join(ROOT, folder)).some((path) => TEST.test(path)))
  .flatMap((folder): TestProjectInlineConfiguration[] => {
    const root = join(ROOT, folder);
    const own = Object.entries(CONFIGS).filter(([file]) => existsSync(join(root, file)));
    const project = {
      extends: true as const,
      root,
      plugins: plantedFault(ROOT),
      oxc: { jsx: { runtime: 'automatic' as const } },
      test: { name: folder, setupFiles: [join(ROOT, 'tools/test/setup.ts')] },
    };
    if (own.length === 0) {
      return [{ ...project, test: { ...project.test, include: ['**/*.test.{ts,tsx}'] } }];
    }
    return own.map(([file, suffix]) => ({
      ...project,
      extends: join(root, file),
      test: { ...project.test, name: folder + suffix },
    }));
  });

export default defineConfig({
  test: {
    projects,
    environment: 'node',
    // Two cores, and tests that wait for servers, programs and timers half of their time.
    maxWorkers: 3,
    // On a busy machine the first test of a file pays for all its imports.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
