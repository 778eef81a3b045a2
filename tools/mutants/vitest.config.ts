import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import tests from '../../vitest.config.ts';
import { type Mutant, withFault } from './mutant.ts';
import { MUTANT } from './run-tests.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The repository's tests, over the one fault that the environment names. */
function plant(mutant: Mutant): Plugin {
  const file = join(ROOT, mutant.file);
  return {
    name: 'petwise-mutant',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === file ? withFault(code, mutant) : null),
  };
}

// Written by run-tests.ts.
const mutant = JSON.parse(process.env[MUTANT] ?? '{}') as Mutant;
// Each is an object: vitest.config.ts makes them so.
const projects = (tests.test?.projects ?? []) as TestProjectInlineConfiguration[];

export default defineConfig({
  ...tests,
  root: ROOT,
  test: {
    ...tests.test,
    projects: projects.map((project) => ({
      ...project,
      plugins: [...(project.plugins ?? []), plant(mutant)],
    })),
  },
});
