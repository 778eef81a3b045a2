import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';

/** PostgreSQL's alone: tests of several servers, and of faults that only it can have. */
const ON_POSTGRES = 'src/**/*.postgres.test.ts';
const wanted = process.env['PETWISE_TEST_DATABASE'];

/** How the server's tests run, on either kind of database. */
export function serverTests(
  database: 'embedded' | 'postgres',
  include: readonly string[],
): ViteUserConfig {
  return defineConfig({
    test: {
      environment: 'node',
      // A worker loads the server once, not once per file: each test file has a server and a folder of its own.
      isolate: false,
      include: [...include],
      exclude: [...configDefaults.exclude, ...(database === 'postgres' ? [] : [ON_POSTGRES])],
      env: { PETWISE_TEST_DATABASE: database },
      setupFiles: [fileURLToPath(new URL('./src/testing/use-built-workers.ts', import.meta.url))],
      globalSetup: [fileURLToPath(new URL('./src/testing/set-up-run.ts', import.meta.url))],
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // Of a state that is waited for, not of one that is measured.
      expect: { poll: { timeout: 30_000 } },
    },
  });
}

export default serverTests(wanted === 'postgres' ? 'postgres' : 'embedded', [
  '{src,torture}/**/*.test.ts',
]);
