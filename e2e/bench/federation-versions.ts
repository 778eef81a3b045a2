/**
 * Builds a remote, in a repository of its own, with the newest version of the federation plugin and
 * the last one of each of the three minors before, and opens each in the shell of this repository.
 * The shell's own build has nothing of the plugin in it
 * (docs/decisions/0035-the-shell-opens-containers-itself.md), so there is one direction to
 * try. Needs a build and a registry.
 *
 *     npm run federation-versions [-- 1.24.0 1.23.0]
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { runNpm } from '../../tools/pack/run-npm.ts';
import { readLocalBuild } from '../../tools/release/local-build.ts';
import { findBrowser } from '../../tools/test/find-browser.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PLUGIN = '@module-federation/vite';
const MINORS = 4;
const TITLE = 'Apple Health Analysis';
const OPENS_MS = 180_000;
/** A shell gives a version up long before. */
const TRY_MS = 30_000;

/** The last version of each of the newest minors, the newest first. */
async function versionsToTry(): Promise<string[]> {
  const given = process.argv.slice(2);
  if (given.length > 0) return given;
  // npm's own output: a list of versions, the oldest first.
  const all = JSON.parse(await runNpm(['view', PLUGIN, 'versions', '--json'], ROOT)) as string[];
  const lastOf = new Map<string, string>();
  for (const version of all) {
    if (/^\d+\.\d+\.\d+$/.test(version)) lastOf.set(version.replace(/\.\d+$/, ''), version);
  }
  return [...lastOf.values()].slice(-MINORS).toReversed();
}

/** The one line of an upgrade: what npm calls an override of what the tools ask for. */
function choose(folder: string, version: string): void {
  const file = join(folder, 'package.json');
  // Written by new-remote.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const overrides = { [PLUGIN]: version };
  writeFileSync(file, JSON.stringify({ ...manifest, overrides }, null, 2));
}

const versions = await versionsToTry();
const parent = mkdtempSync(join(tmpdir(), 'petwise-plugin-'));
const folder = join(parent, 'mfe-health');
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const server = await startServer(await freePort());
let failed = 0;
try {
  await runNpm(['run', 'new-remote', '--', 'health', '--in', folder], ROOT);
  for (const version of versions) {
    const errors: string[] = [];
    try {
      choose(folder, version);
      await runNpm(['install', '--prefer-offline', '--force'], folder);
      await runNpm(['run', 'build'], folder);
      const build = { ...readLocalBuild(folder, 'mfe_health'), version: `0.1.0-by-${version}` };
      await server.releases.publish(build);
      const move = { kind: 'point', remote: 'mfe_health', version: build.version } as const;
      await server.releases.move('stable', [move]);
      const page = await browser.newPage();
      page.on('pageerror', ({ message }) => errors.push(message));
      await signIn(page, server.url);
      // What it has drawn: its door says its version before that.
      const drawn = page.locator(`[data-door="health/analysis"][data-version="${build.version}"]`);
      // On a busy computer a sound version may be set aside as too slow.
      await expect(async () => {
        await page.goto(`${server.url}/health-upload`);
        await page.evaluate(() => localStorage.removeItem('petwise.set-aside'));
        await drawn.getByRole('heading', { name: TITLE }).waitFor({ timeout: TRY_MS });
      }).toPass({ timeout: OPENS_MS });
      expect(errors).toEqual([]);
      await page.close();
      console.log(`ok      ${PLUGIN} ${version}`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED  ${PLUGIN} ${version}\n${error instanceof Error ? error.message : ''}`);
    }
  }
} finally {
  await server.stop();
  await browser.close();
  rmSync(parent, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
