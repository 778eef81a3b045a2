import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readLocalBuild } from '../../tools/release/local-build.ts';
import { expect, test } from '../fixtures/test.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HEADING = 'Apple Health Analysis';
const NOTICE = 'Parts of Petwise come from this computer';

test('MFE-04 a developer’s own remote takes its place where the server allows it, says so, and ends', async ({
  owner,
  server,
}) => {
  test.setTimeout(120_000);
  const copy = mkdtempSync(join(tmpdir(), 'petwise-own-'));
  cpSync(readLocalBuild(ROOT, 'mfe_health').folder, copy, { recursive: true });
  changeHeading(copy);
  const preview = await servePreview(copy);
  try {
    await owner.goto('/health-upload');
    await owner.evaluate(
      (entry) => localStorage.setItem('petwise.overrides', JSON.stringify({ mfe_health: entry })),
      `${preview.origin}/mf-manifest.json`,
    );
    await owner.reload();
    await expect(owner.getByRole('heading', { name: HEADING, exact: true })).toBeVisible();
    await expect(owner.getByText(NOTICE)).toHaveCount(0);

    await server.restart({ PETWISE_REMOTE_OVERRIDES: '1' });
    await owner.reload();
    await expect(owner.getByRole('heading', { name: `${HEADING} of mine` })).toBeVisible();
    await expect(owner.getByText(NOTICE)).toBeVisible();
    await owner.getByRole('button', { name: 'Use the released ones' }).click();
    await expect(owner.getByRole('heading', { name: HEADING, exact: true })).toBeVisible();
    await expect(owner.getByText(NOTICE)).toHaveCount(0);
  } finally {
    preview.end();
    rmSync(copy, { recursive: true, force: true });
    await server.restart();
  }
});

/** Serves a build to other origins, by the command that CONTRIBUTING.md names. */
async function servePreview(folder: string): Promise<{ origin: string; end: () => void }> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'preview', '--outDir', folder],
    { cwd: join(ROOT, 'mfe-health'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  const origin = await new Promise<string>((done, fail) => {
    child.once('exit', () => fail(new Error(`The preview did not start: ${output}`)));
    child.stdout.on('data', (chunk) => {
      // Colours stand between the parts of the address.
      output += stripVTControlCharacters(String(chunk));
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (found) done(found);
    });
  });
  return { origin, end: () => child.kill() };
}

function changeHeading(folder: string): void {
  let changed = 0;
  for (const file of readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))) {
    const path = join(folder, 'assets', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(HEADING)) continue;
    writeFileSync(path, text.replaceAll(HEADING, `${HEADING} of mine`));
    changed += 1;
  }
  expect(changed).toBeGreaterThan(0);
}
