import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '../check/run-tool.ts';
import { readSnapshot } from '../release/contract-snapshot.ts';
import { hashFiles } from '../release/local-build.ts';
import { makeFolder } from '../test/make-folder.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REMOTE = 'mfe-uploads';
/** As in a shell: the federation plugin switches itself off where it sees a test runner. */
const { VITEST: _runner, NODE_ENV: _mode, ...ENV } = process.env;

let folder: string;

/** Our packages from their tarballs, whole and nothing else; what they ask for as it is installed here. */
function unpack(): void {
  const ours = join(folder, 'node_modules/@petwise');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@petwise') continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  const packages = join(folder, 'packages');
  for (const tarball of readdirSync(packages)) {
    const name = tarball.replace(/^petwise-(.+)-\d+\.\d+\.\d+\.tgz$/, '$1');
    mkdirSync(join(ours, name));
    const into = ['-C', join(ours, name), '--strip-components', '1'];
    execFileSync('tar', ['-xzf', join(packages, tarball), ...into]);
  }
}

function build(cwd: string, out: string): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const where = ['--outDir', out, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, 'build', ...where], { cwd, env: ENV });
}

beforeAll(async () => {
  folder = join(makeFolder(), REMOTE);
  const args = ['tools/new/new-remote.ts', 'uploads', '--in', folder];
  const { code, output } = await runTool('tsx', args, { cwd: ROOT });
  expect(code, output).toBe(0);
  unpack();
}, 300_000);
afterAll(() => rmSync(resolve(folder, '..'), { recursive: true, force: true }));

describe('a remote in a repository of its own, with packed packages alone', () => {
  it('compiles, with the types of every door', async () => {
    const { code, output } = await runTool('typescript', ['-p', '.'], { cwd: folder });
    expect(code, output).toBe(0);
  }, 300_000);

  it('builds the same bytes as in this repository, and says the same of its contracts', () => {
    const here = join(folder, '../here');
    build(join(ROOT, REMOTE), here);
    build(folder, join(folder, 'dist'));
    expect(Object.keys(hashFiles(here)).length).toBeGreaterThan(5);
    expect(hashFiles(join(folder, 'dist'))).toEqual(hashFiles(here));
    const own = readSnapshot(folder, 'mfe_uploads');
    expect(Object.keys(own.offers)).toContain('uploads/queue');
    expect(own.libraries['@petwise/ui']?.names).toContain('Button');
  }, 300_000);

  it('takes nothing from outside: no package names a file beyond itself', () => {
    const ours = join(folder, 'node_modules/@petwise');
    const sources = readdirSync(ours, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(tsx?|m?js)$/.test(file),
    );
    expect(sources.length).toBeGreaterThan(50);
    const reaching = sources.filter((file) => {
      // The first part of its path is the package; a relative import may not climb past it.
      const depth = file.split(/[\\/]/).length - 2;
      const climbs = [...readFileSync(join(ours, file), 'utf8').matchAll(/from '((?:\.\.\/)+)/g)];
      return climbs.some(([, up = '']) => up.length / 3 > depth);
    });
    expect(reaching).toEqual([]);
  });

  it('refuses a folder that is not empty, in words', async () => {
    const args = ['tools/new/new-remote.ts', 'uploads', '--in', folder];
    const { code, output } = await runTool('tsx', args, { cwd: ROOT });
    expect(code).toBe(2);
    expect(output).toContain('is not empty');
  });
});
