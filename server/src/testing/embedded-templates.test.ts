import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeUnused } from './embedded-templates.ts';

test('bug: the gates in a copy of the repository removed the databases that the tests beside them copied', () => {
  const cache = mkdtempSync(join(tmpdir(), 'templates-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const [used, unused, other] = ['test-databases-used', 'test-databases-unused', 'another'].map(
    (name) => join(cache, name),
  );
  for (const folder of [used, unused, other]) mkdirSync(folder ?? '');
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const folder of [unused, other]) utimesSync(folder ?? '', before, before);
  removeUnused(cache);
  expect([used, unused, other].map((folder) => existsSync(folder ?? ''))).toEqual([
    true,
    false,
    true,
  ]);
});
