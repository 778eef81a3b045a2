/**
 * What a team with a repository of its own does, from an empty folder to a release that an open
 * page shows, with the time of each step. Needs a build and an npm cache or a registry.
 *
 *     npm run own-repository
 *
 * It fails when a gate is red, when a byte differs from the build in this repository, or when
 * more than three minutes lie between a push and the open page.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Browser, expect } from '@playwright/test';
import { runNpm } from '../../tools/pack/run-npm.ts';
import { hashFiles, readLocalBuild } from '../../tools/release/local-build.ts';
import { findBrowser } from '../../tools/test/find-browser.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REMOTE = 'mfe-health';
const MOST_MS = 180_000;
const TITLE = 'Apple Health Analysis';
const NEW_TITLE = 'Apple Health Insights';

const folder = join(mkdtempSync(join(tmpdir(), 'petwise-own-')), REMOTE);

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return result;
}

function expectSameBytes(): void {
  const here = hashFiles(readLocalBuild(ROOT, 'mfe_health').folder);
  expect(hashFiles(join(folder, 'dist'))).toEqual(here);
}

/** The remote's own page, from its own folder, in every state. */
async function expectAlone(browser: Browser): Promise<number> {
  const port = await freePort();
  const vite = spawn(process.execPath, [join(folder, 'node_modules/vite/bin/vite.js')], {
    cwd: folder,
    env: { ...process.env, PETWISE_DEV_PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    const page = await browser.newPage();
    await expect(async () => {
      await page.goto(`http://localhost:${port}/`);
    }).toPass({ timeout: 60_000 });
    const states = page.getByRole('combobox', { name: 'State' });
    await expect(states).toBeVisible({ timeout: 60_000 });
    const names = await states.locator('option').allInnerTexts();
    for (const name of names) {
      await states.selectOption({ label: name });
      await page.locator('main [data-door]').waitFor({ state: 'attached' });
    }
    await page.close();
    return names.length;
  } finally {
    await ended(vite);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exited;
}

/** A change of words, in every source that says them: a component, and the tests that read it. */
function changeWords(): void {
  const src = join(folder, 'src');
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(join(src, file), 'utf8');
    writeFileSync(join(src, file), text.replaceAll(`'${TITLE}'`, `'${NEW_TITLE}'`));
  }
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const server = await startServer(await freePort());
try {
  const create = ['run', 'new-remote', '--', REMOTE, '--in', folder];
  await step(`npm run new-remote -- ${REMOTE} --in …`, () => runNpm(create, ROOT));
  await step('npm install', () => runNpm(['install', '--prefer-offline'], folder));
  await step('types, lint, format, tests, build', () => runNpm(['run', 'check'], folder));
  expectSameBytes();
  console.log('           the same bytes as in the repository of all');
  const states = await step('its page alone', () => expectAlone(browser));
  console.log(`           ${states} states drawn`);

  const page = await browser.newPage();
  await signIn(page, server.url);
  await page.goto(`${server.url}/health-upload`);
  await page.getByRole('heading', { name: TITLE }).waitFor();
  // The team's own key, which moves its remote and no other.
  const { key } = await server.releases.newKey('team health', ['mfe_health']);
  process.env.PETWISE_RELEASE_URL = server.url;
  process.env.PETWISE_RELEASE_KEY = key;
  changeWords();
  const pushed = performance.now();
  await step('pushed: every gate', () => runNpm(['run', 'check'], folder));
  await step('would it fit', () =>
    runNpm(['run', 'release', '--', 'check', REMOTE, '--built'], folder),
  );
  await step('released', () => runNpm(['run', 'release', '--', REMOTE, '--built'], folder));
  await step('visible in the open page', async () => {
    await expect(async () => {
      await page.getByRole('link', { name: 'New assessment' }).click();
      await page.getByRole('link', { name: 'Apple Health' }).click();
      await expect(page.getByRole('heading', { name: NEW_TITLE })).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  });
  const took = performance.now() - pushed;
  console.log(`${(took / 1000).toFixed(1).padStart(7)} s  from push to visible`);
  if (took > MOST_MS) throw new Error(`That is more than ${MOST_MS / 1000} s`);
} finally {
  await server.stop();
  await browser.close();
  rmSync(resolve(folder, '..'), { recursive: true, force: true });
}
