import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // A worker loads the server once, not once per file: each test file has a server and a folder of its own.
    isolate: false,
    include: ['{src,torture}/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./src/testing/database-template.ts', import.meta.url))],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
