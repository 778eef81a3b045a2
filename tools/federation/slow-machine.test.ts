import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe('a remote’s build on a busy machine', () => {
  it('keeps the exports of shared libraries that late modules use', async () => {
    // The federation plugin switches itself off where it sees a test runner.
    const { VITEST: _runner, NODE_ENV: _mode, ...env } = process.env;
    const out = makeFolder();
    try {
      const vite = resolve(ROOT, 'node_modules/vite/bin/vite.js');
      const config = resolve(import.meta.dirname, 'fixtures/slow-machine.config.ts');
      await promisify(execFile)(
        process.execPath,
        [
          vite,
          'build',
          '--config',
          config,
          '--outDir',
          out,
          '--emptyOutDir',
          '--logLevel',
          'error',
        ],
        { cwd: resolve(ROOT, 'mfe-uploads'), env },
      );
      expect(readFileSync(join(out, 'mf-manifest.json'), 'utf8')).toContain('"./queue"');
      // What starts a host is no part of it: nothing leads there.
      const scripts = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.js'));
      expect(scripts.join()).toMatch(/queue-/);
      expect(scripts.join()).not.toMatch(/hostInit|pendingShares|localSharedImportMap/);
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  }, 60_000);
});
