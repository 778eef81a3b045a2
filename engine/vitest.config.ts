import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // Every species' knowledge is loaded first; that takes long on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'knowledge/**/*.test.ts'],
  },
});
