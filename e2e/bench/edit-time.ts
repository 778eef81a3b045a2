/**
 * Runs `npm run dev` in two checkouts of the last commit at once, each from a port of its own on; writes
 * words into the home screen inside one of the shells, and edits that screen's component five times: how
 * long until the edit is seen, with the words still there. Needs git.
 *
 *     npm run edit-time
 *
 * It fails when the middle one of the times is more than 0.7 s, or a word is gone.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { launchBrowser } from '../../tools/test/launch-browser.ts';
import { type CheckOut, checkOut } from '../fixtures/check-out.ts';
import { freePort } from '../fixtures/free-port.ts';
import { HOME_HEADING } from '../fixtures/intake.ts';
import { PASSWORD } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const MOST_MS = 700;
const EDITS = 5;
const SCREEN = 'mfe-intake/src/components/HomeScreen.tsx';
const TITLE = '{COPY.home.heading}';
const STORY = 'My cat Mia drinks a lot and hides.';
/** Until seven programs have started and compiled what they begin with. */
const STARTS_MS = 240_000;

interface Development extends CheckOut {
  readonly url: string;
  readonly child: ChildProcess;
}

async function develop(name: string): Promise<Development> {
  const copy = checkOut(commit, home, name);
  // The first of sixteen ports, the last of which must be one too.
  const first = Math.min(await freePort(), 64_000);
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/dev.ts'], {
    cwd: copy.folder,
    env: {
      ...process.env,
      PETWISE_DEV_PORTS: String(first),
      PETWISE_DATA_DIR: join(home, `${name}-data`),
      PETWISE_PASSWORD: PASSWORD,
    },
    stdio: 'ignore',
  });
  return { ...copy, url: `http://localhost:${first + 1}`, child };
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const home = mkdtempSync(join(tmpdir(), 'petwise-edit-'));
const browser = await launchBrowser();
const both: Development[] = [];
try {
  for (const name of ['one', 'other']) both.push(await develop(name));
  const pages = [];
  for (const { url } of both) {
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await expect(async () => signIn(page, url)).toPass({ timeout: STARTS_MS });
    await expect(async () => {
      await page.goto(url);
      await expect(page.getByRole('heading', { name: HOME_HEADING })).toBeVisible();
    }).toPass({ timeout: STARTS_MS });
    console.log(`${url} shows the home screen`);
    pages.push(page);
  }
  const [edited, page] = [both[0], pages[0]];
  if (!edited || !page) throw new Error('Two were started');
  const file = join(edited.folder, SCREEN);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(TITLE)) throw new Error(`${SCREEN} no longer says ${TITLE}`);
  const box = page.getByRole('textbox').first();
  await box.fill(STORY);
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const begun = performance.now();
    writeFileSync(file, before.replace(TITLE, `${TITLE} edit {${edit}}`));
    await page.getByRole('heading', { name: `${HOME_HEADING} edit ${edit}` }).waitFor();
    times.push(Math.round(performance.now() - begun));
    expect(await box.inputValue()).toBe(STORY);
  }
  const middle = times.toSorted((a, b) => a - b)[Math.floor(EDITS / 2)] ?? Infinity;
  console.log(`an edit is seen after ${middle} ms (the middle one of ${times.join(', ')})`);
  if (middle > MOST_MS) process.exitCode = 1;
} finally {
  await browser.close();
  for (const { child, remove } of both) {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    remove();
  }
  rmSync(home, { recursive: true, force: true });
}
