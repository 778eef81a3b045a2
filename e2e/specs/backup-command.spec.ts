import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { readyTemplate } from '../../server/src/testing/ready-template.ts';
import { finishedReport } from '../fixtures/finished-report.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type RunningServer, startServer } from '../fixtures/running-server.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FILE = { name: 'bloods.txt', mimeType: 'text/plain', buffer: Buffer.from('Urea 9.1') };

test('npm run backup and npm run restore, as they are typed: a server on the restored folder has everything, and whoever was signed in still is', async ({
  owner,
  server,
}) => {
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'petwise-typed-'));
  const restored = join(folder, 'restored');
  const type = (root: string, words: string, env: Readonly<Record<string, string>>) =>
    npm(['--prefix', root, 'run', '--silent', ...words.split(' ')], { cwd: folder, env });
  try {
    const sessionId = await finishedReport(owner, 'My Beagle limps since this morning.');
    const sent = await owner.request.post('/api/secure-upload', { multipart: { file: FILE } });
    // The contract's answer.
    const { id: fileId } = (await sent.json()) as { id: string };
    const before = await everything(owner, server, fileId);
    expect(before).toMatchObject({ file: FILE.buffer.toString(), data: { assessments: [{}] } });
    expect(before.releases.length).toBeGreaterThan(5);

    const PETWISE_RELEASE_URL = server.url;
    const made = await type(ROOT, 'backup -- all.tar.gz', {
      PETWISE_RELEASE_URL,
      PETWISE_DATA_DIR: dirname(server.releasesDir),
    });
    expect(made).toContain(`${join(folder, 'all.tar.gz')}: `);
    // What it would make there itself, in eight seconds of a processor.
    const template = readyTemplate();
    if (template !== null) cpSync(template, join(restored, 'db'), { recursive: true });
    const builtRoot = installedAndBuilt(folder);
    const back = await type(builtRoot, 'restore -- all.tar.gz', { PETWISE_DATA_DIR: restored });
    expect(back).toMatch(
      /Restored the backup of \S+: \d+ rows and \d+ files\. Start Petwise now\./,
    );

    const second = await startServer(await freePort(), { PETWISE_DATA_DIR: restored });
    try {
      expect(await everything(owner, second, fileId)).toEqual(before);
      await owner.goto(`${second.url}/assessment?resume=${sessionId}`);
      await expect(owner.getByRole('heading', { name: 'Demo Results' })).toBeVisible();
    } finally {
      await second.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** What a server holds of this page's owner, the bytes of a file, and which releases. */
async function everything(page: Page, { url, releases }: RunningServer, fileId: string) {
  const answer = await page.request.get(`${url}/api/my-data`);
  // A JSON object, by the contract.
  const data = (await answer.json()) as Record<string, unknown>;
  const file = await page.request.get(`${url}/api/files/${fileId}`);
  const stored = (await releases.stored({})).releases;
  return {
    // It says when it was made, and notes that it was.
    data: { ...data, exportedAt: '', accesses: [] },
    file: await file.text(),
    releases: stored.map(({ remote, version }) => `${remote} ${version}`).toSorted(),
  };
}

/** A checkout whose packages are installed and whose bundles are built: `npm run restore` looks for both, and finds them. */
function installedAndBuilt(folder: string): string {
  const root = join(folder, 'checkout');
  const lock = '{}';
  const files = {
    'package-lock.json': lock,
    'node_modules/.petwise-install': createHash('sha256').update(lock).digest('hex'),
    // A cache that lays its builds over those that other tests read would disturb them.
    'node_modules/turbo/bin/turbo': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const scripts = readdirSync(join(ROOT, 'tools/start')).filter((name) => name.endsWith('.cjs'));
  const own = ['package.json', 'server/src/rooms/auth/guessable.cjs'];
  for (const path of [...own, ...scripts.map((name) => `tools/start/${name}`)])
    cpSync(join(ROOT, path), join(root, path));
  symlinkSync(join(ROOT, 'server/dist'), join(root, 'server/dist'), 'junction');
  return root;
}

/** Runs npm to its end; answers what it printed. */
function npm(
  args: readonly string[],
  { cwd, env }: { cwd: string; env: Readonly<Record<string, string>> },
): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, shell: process.platform === 'win32' };
  return new Promise((done, fail) => {
    execFile('npm', [...args], options, (error, stdout, stderr) => {
      if (error === null) done(stdout + stderr);
      else fail(new Error(`${args.join(' ')}:\n${stdout}${stderr}`));
    });
  });
}
