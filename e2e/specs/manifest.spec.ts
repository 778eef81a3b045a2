import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { url: string; icons: readonly Picture[] }[];
}

/** Width and height stand in the head of a PNG. */
async function sizeOf(request: APIRequestContext, src: string): Promise<string> {
  const answer = await request.get(src);
  expect(answer.headers()['content-type'], src).toBe('image/png');
  const bytes = await answer.body();
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('PWA-01 the manifest names icons, pictures and shortcuts that are there', async ({
  request,
}) => {
  const answer = await request.get('/manifest.webmanifest');
  // The test fails below where the file is not of this shape.
  const { icons, screenshots, shortcuts } = (await answer.json()) as Manifest;
  const drawn = [...icons, ...screenshots, ...shortcuts.flatMap((one) => one.icons)];
  for (const { src, sizes, type } of drawn) {
    if (type === 'image/png') expect(await sizeOf(request, src), src).toBe(sizes);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(new Set(screenshots.map((one) => one.form_factor))).toEqual(new Set(['narrow', 'wide']));
  expect(screenshots.every(({ label }) => label)).toBe(true);
  expect(shortcuts.map(({ url }) => url)).toEqual(['/', '/emergency']);
  for (const { url } of shortcuts) expect((await request.get(url)).ok(), url).toBe(true);
});
