import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('./src/testing/database-template.ts', import.meta.url))],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
