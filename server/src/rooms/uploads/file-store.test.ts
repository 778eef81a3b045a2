import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { FileStore } from './file-store.ts';

const HOUR = 60 * 60 * 1000;

test('bug: a file on its way was swept where the server’s clock was behind, and stayed where it was ahead', async () => {
  const folder = await mkdtemp(join(inject('scratch'), 'store-'));
  let now = Date.now();
  const store = new FileStore(folder, () => now);
  await store.open();
  const draft = store.draft();
  await writeFile(draft, 'half');
  const left = () => readdir(join(folder, 'tmp'));
  const before = new Date(now - 2 * HOUR);
  await utimes(draft, before, before);
  expect(await store.sweep(async () => false)).toBe(0);
  expect(await left()).toHaveLength(1);
  const after = new Date(now + 9 * HOUR);
  await utimes(draft, after, after);
  now += 2 * HOUR;
  expect(await store.sweep(async () => false)).toBe(1);
  expect(await left()).toEqual([]);
});
