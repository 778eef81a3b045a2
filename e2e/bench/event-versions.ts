/**
 * Changes the schema of an event, in a copy of the last commit: the home screen says `files.count` where
 * it said `fileCount`, with a step from the one to the other. Builds the shell and the remote that sends it,
 * and opens in a browser, by the local builds as those of before, what may meet in a page: each sender in
 * the new shell, where the event must arrive in its new shape. A new sender in the shell of before must be
 * refused by name. Needs a build and git.
 *
 *     npm run event-versions
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { launchBrowser } from '../../tools/test/launch-browser.ts';
import { readSnapshot } from '../../tools/release/contract-snapshot.ts';
import { readLocalBuild } from '../../tools/release/local-build.ts';
import { freePort } from '../fixtures/free-port.ts';
import { basicScreen, openHome, symptomsBox } from '../fixtures/intake.ts';
import { publishCommit } from '../fixtures/publish-commit.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const ROOT = join(import.meta.dirname, '../..');
const EVENT = 'intake.submitted';
const NAMES = ['shell', 'mfe_intake'] as const;

/** Another schema of the event in the catalogue, the step to it, and its one sender. */
function changeEvent(folder: string): void {
  const edit = (file: string, from: string, to: string): void => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} no longer says ${from}`);
    writeFileSync(path, text.replace(from, to));
  };
  edit(
    'shared/events/src/catalogue.ts',
    'version: 1,\n    payload: v.object({ fileCount: v.number() }),',
    `version: 2,
    steps: { 1: (told) => ({ files: { count: (told as { fileCount: number }).fileCount } }) },
    payload: v.object({ files: v.object({ count: v.number() }) }),`,
  );
  edit(
    'mfe-intake/src/components/use-home.ts',
    '{ fileCount: data.uploadedFiles.length }',
    '{ files: { count: data.uploadedFiles.length } }',
  );
}

/** Sends the home screen's form, and answers what the page's bus told of it. */
async function submit(page: Page): Promise<unknown> {
  await openHome(page);
  await page.evaluate((name) => {
    const { share } = Reflect.get(globalThis, '__mf_module_cache__');
    // No name: the compiler that runs this would name it by a function of its own.
    share['default:@petwise/events'].bus.on(name, (payload: unknown) =>
      Reflect.set(globalThis, 'told', payload),
    );
  }, EVENT);
  await symptomsBox(page).fill('My cat has been sneezing for two days.');
  await symptomsBox(page).press('Enter');
  // The shell hears the event and goes on to the next stage.
  await basicScreen(page);
  return page.evaluate(() => Reflect.get(globalThis, 'told'));
}

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const home = mkdtempSync(join(tmpdir(), 'petwise-events-'));
const server = await startServer(await freePort());
const browser = await launchBrowser();
try {
  const before = NAMES.map((name) => readLocalBuild(ROOT, name));
  for (const build of before)
    await server.releases.publish(build, readSnapshot(ROOT, build.remote));
  const [shell, intake] = before.map(({ version }) => version);
  if (!shell || !intake) throw new Error('Two are read');
  const { key } = await server.releases.newKey('events', NAMES);
  const after = publishCommit(commit, { server, key, home, names: NAMES, change: changeEvent });
  const give = (ofShell: string, ofIntake: string) =>
    server.releases.move('stable', [
      { kind: 'point', remote: 'shell', version: ofShell },
      { kind: 'point', remote: 'mfe_intake', version: ofIntake },
    ]);
  const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signIn(page, server.url);
  for (const [name, ofShell, ofIntake, arrives] of [
    ['shell and sender of before', shell, intake, { fileCount: 0 }],
    ['new shell, sender of before', after.shell, intake, { files: { count: 0 } }],
    ['new shell and sender', after.shell, after.mfe_intake, { files: { count: 0 } }],
  ] as const) {
    await give(ofShell, ofIntake);
    const told = await submit(page);
    expect(told, name).toEqual(arrives);
    const door = page.locator('[data-door^="intake/"]').first();
    await expect(door, name).toHaveAttribute('data-version', ofIntake);
    console.log(`${name}: ${JSON.stringify(told)}`);
  }
  expect(errors).toEqual([]);
  const refused = await give(shell, after.mfe_intake).then(
    () => 'it was not',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  console.log(`shell of before, new sender is refused: ${refused}`);
  expect(refused).toContain(EVENT);
} finally {
  await server.stop();
  await browser.close();
  rmSync(home, { recursive: true, force: true });
}
