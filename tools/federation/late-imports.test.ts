import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../test/make-folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** With the plugin's 1.23.0 one of five was lucky. */
const BUILDS = 3;

it('the federation plugin by itself keeps what an import that loads late takes of a shared library', () => {
  const folder = makeFolder();
  try {
    cpSync(resolve(import.meta.dirname, 'fixtures/late-import'), folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "name": "late", "type": "module" }');
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    // The federation plugin switches itself off where it sees a test runner.
    const { VITEST: _runner, NODE_ENV: _mode, ...env } = process.env;
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    for (let builds = 0; builds < BUILDS; builds += 1) {
      rmSync(join(folder, 'dist'), { recursive: true, force: true });
      execFileSync(process.execPath, [vite, 'build'], { cwd: folder, env, encoding: 'utf8' });
      expect(existsSync(join(folder, 'dist/mf-manifest.json'))).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);
