/**
 * Releases the shell and every remote of two or three commits, each by the tools of its own commit,
 * and opens in a browser every remote of each in the shell of each, with remotes of different commits
 * opening each other's doors. Where the snapshots say that all fit, every door must open in the version
 * that was asked for. Needs git, and commits whose packages are those of this checkout.
 *
 *     npm run release-pairs -- <commit> <commit> [<commit>]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { ReleaseName } from '../../shared/contracts/src/release-service.ts';
import { findBrowser } from '../../tools/test/find-browser.ts';
import { freePort } from '../fixtures/free-port.ts';
import { attach, textFile } from '../fixtures/intake.ts';
import { publishCommit } from '../fixtures/publish-commit.ts';
import { startServer } from '../fixtures/running-server.ts';
import { signIn } from '../fixtures/test.ts';

const OPENS_MS = 20_000;
const DANGER = 'My dog ate chocolate and has a seizure.';

type Versions = Readonly<Record<ReleaseName, string>>;

/** Every door that opens on its screen, or by what an owner does there, is of the version that was asked for. */
async function open(page: Page, url: string, given: Versions): Promise<void> {
  const isOf = async (door: string, version: string): Promise<void> => {
    const found = page.locator(`[data-door="${door}"]`).first();
    await expect(found, door).toHaveAttribute('data-version', version, { timeout: OPENS_MS });
  };
  await page.goto(`${url}/`);
  await isOf('intake/home', given.mfe_intake);
  await attach(page, textFile('notes.txt'));
  await isOf('uploads/queue', given.mfe_uploads);
  await page.goto(`${url}/medical-assistant`);
  await isOf('chat/prototype', given.mfe_chat);
  await page.locator('[data-door="chat/prototype"]').getByRole('textbox').fill(DANGER);
  await isOf('intake/danger-watch', given.mfe_intake);
  await page.goto(`${url}/past-assessments`);
  await isOf('report/past', given.mfe_report);
  await page.goto(`${url}/health-upload`);
  await isOf('health/analysis', given.mfe_health);
}

const commits = process.argv
  .slice(2)
  .map((name) => execFileSync('git', ['rev-parse', '--short', name], { encoding: 'utf8' }).trim());
if (commits.length < 2) throw new Error('Which commits? Two or three');
const home = mkdtempSync(join(tmpdir(), 'petwise-pairs-'));
const server = await startServer(await freePort());
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
let failed = 0;
try {
  const names = ReleaseName.options;
  const { key } = await server.releases.newKey('pairs', names);
  const all = commits.map((commit) => publishCommit(commit, { server, key, home, names }));
  const pairs = await server.releases.pairs(commits.length);
  const broken = pairs.filter(({ problems }) => problems.length > 0);
  console.log(`the snapshots: ${pairs.length} pairs, ${broken.length} of them broken`);
  for (const { problems } of broken) console.log(`  ${problems.join('\n  ')}`);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await signIn(page, server.url);
  for (const [shell, ofShell] of all.entries()) {
    for (const [one, ofOne] of all.entries()) {
      for (const [other, ofOther] of all.entries()) {
        const given = { ...ofOne, mfe_intake: ofOther.mfe_intake, shell: ofShell.shell };
        const name = `shell of ${commits[shell]}, the intake of ${commits[other]}, other remotes of ${commits[one]}`;
        // Versions of the same bytes have one name.
        const moves = ReleaseName.options.map((remote) => {
          return { kind: 'point', remote, version: given[remote] } as const;
        });
        errors.length = 0;
        try {
          await server.releases.move('stable', moves);
          await open(page, server.url, given);
          expect(errors).toEqual([]);
          console.log(`ok      ${name}`);
        } catch (error) {
          const isForeseen = broken.some(({ one: left, other: right }) =>
            [left, right].every(({ remote, version }) => given[remote] === version),
          );
          if (!isForeseen) failed += 1;
          const why = error instanceof Error ? error.message : String(error);
          console.log(`${isForeseen ? 'foreseen' : 'FAILED '} ${name}\n${why}`);
        }
      }
    }
  }
} finally {
  await server.stop();
  await browser.close();
  rmSync(home, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
