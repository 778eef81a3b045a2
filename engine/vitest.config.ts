import { defineConfig } from 'vitest/config';
import { ensureCompiled } from './compile/ensure-compiled.ts';

ensureCompiled();

export default defineConfig({
  test: {
    environment: 'node',
    // The engine keeps nothing between calls, so the files of a worker may share one.
    isolate: false,
    // Every species' knowledge is loaded first; that takes long on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: [
      'src/**/*.test.ts',
      'bench/**/*.test.ts',
      'dictionary/**/*.test.ts',
      'hear/**/*.test.ts',
      'compile/**/*.test.ts',
    ],
  },
});
