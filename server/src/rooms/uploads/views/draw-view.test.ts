import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findSharp, photo } from '../../../testing/real-pictures.ts';
import { FileStore } from '../file-store.ts';
import { DRAW_LIMITS, drawView } from './draw-view.ts';
import { PictureViews } from './picture-views.ts';

const sharp = findSharp();
const MB = 1024 * 1024;

// Pictures are drawn in a process of their own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let scratch = '';
beforeAll(async () => {
  scratch = await mkdtemp(join(inject('scratch'), 'views-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe.skipIf(sharp === null)('drawing is stopped', () => {
  async function draw(options: Parameters<typeof drawView>[2]): Promise<boolean> {
    if (sharp === null) throw new Error('these tests need sharp');
    const path = join(scratch, 'photo.jpg');
    await writeFile(path, await photo(sharp));
    return drawView(path, join(scratch, 'photo.view'), options);
  }

  test('control: an honest photo is drawn', async () => {
    expect(await draw({})).toBe(true);
  });

  test('U5 before a pixel is decoded when there are too many', async () => {
    expect(await draw({ maxPixels: 5_000_000 })).toBe(false);
  });

  test('P10 when it takes too long', async () => {
    expect(await draw({ limits: { ...DRAW_LIMITS, timeoutMs: 1 } })).toBe(false);
  });

  test.runIf(process.platform === 'linux')('P10 when it takes too much memory', async () => {
    expect(await draw({ limits: { ...DRAW_LIMITS, residentBytes: 10 * MB } })).toBe(false);
  });

  test('P11 for a kind that is none of the three, and for changed bytes', async () => {
    if (sharp === null) return;
    const path = join(scratch, 'odd');
    const target = join(scratch, 'odd.view');
    const honest = await photo(sharp, { width: 700, height: 500 });
    const gif = await sharp(honest).gif().toBuffer();
    for (const bytes of [gif, Buffer.from('<svg/>'), honest.subarray(0, honest.length / 2)]) {
      await writeFile(path, bytes);
      expect(await drawView(path, target)).toBe(false);
    }
  });
});

describe('a picture that many look at', () => {
  const picture = { sha256: 'ab'.repeat(32), type: 'image/jpeg', size: 5 * MB };

  async function shelf(isDrawn: boolean) {
    const folder = await mkdtemp(join(scratch, 'shelf-'));
    const store = new FileStore(folder, Date.now);
    await store.open();
    const source = join(folder, 'tmp', 'source');
    await writeFile(source, 'photo');
    await store.keep({ path: source, size: 5, sha256: picture.sha256 });
    const draw = vi.fn(async (_path: string, target: string) => {
      if (isDrawn) await writeFile(target, 'view');
      return isDrawn;
    });
    return { draw, store, views: new PictureViews(store, draw) };
  }

  test('is drawn once', async () => {
    const { draw, views: drawn } = await shelf(true);
    const paths = await Promise.all([drawn.find(picture), drawn.find(picture)]);
    paths.push(await drawn.find(picture));
    expect(new Set(paths).size).toBe(1);
    expect(paths[0]).toMatch(/\.view$/);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('is drawn once, also when the second reaches the disk after the first was drawn', async () => {
    const { draw, store, views: drawn } = await shelf(true);
    const caller = new AsyncLocalStorage<'second'>();
    const fetch = store.fetch.bind(store);
    vi.spyOn(store, 'fetch').mockImplementation(async (sha256) => {
      if (caller.getStore() === 'second') await first;
      return fetch(sha256);
    });
    const first = drawn.find(picture);
    const second = caller.run('second', () => drawn.find(picture));
    expect(await second).toBe(await first);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test('and cannot be drawn is tried once', async () => {
    const { draw, views: drawn } = await shelf(false);
    expect(await drawn.find(picture)).toBeNull();
    expect(await drawn.find(picture)).toBeNull();
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
