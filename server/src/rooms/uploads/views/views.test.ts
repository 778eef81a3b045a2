import { uploadRoutes } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { png } from '../../../testing/make-files.ts';
import { findSharp, photo } from '../../../testing/real-pictures.ts';
import type { Device } from '../../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../../testing/upload-client.ts';

const sharp = findSharp();

// Pictures are drawn in a process of their own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;
beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

async function viewOf(id: string, who: Device = client.device) {
  return who.inject({ method: 'GET', url: uploadRoutes.view.path.replace(':fileId', id) });
}

async function views(): Promise<string[]> {
  return (await client.filesOnDisk()).filter((name) => name.endsWith('.view'));
}

describe.skipIf(sharp === null)(
  `a large photo${sharp === null ? ' (skipped: sharp has no build for this system)' : ''}`,
  () => {
    test('UPL-01 is looked at small and upright; itself it stays as it was sent', async () => {
      if (sharp === null) return;
      const sent = await photo(sharp, { orientation: 6 });
      const { id, fileSize } = await stored(await client.upload(sent, 'wound.jpg'));
      const small = await viewOf(id);
      expect(small.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(small.headers['content-disposition']).toMatch(/^inline; filename="wound \(small\)/);
      const { width, height, exif } = await sharp(small.rawPayload).metadata();
      expect({ width, height, exif }).toEqual({ width: 1_067, height: 1_600, exif: undefined });
      const whole = await client.device.inject({ method: 'GET', url: `/api/files/${id}` });
      expect(whole.rawPayload.length).toBe(fileSize);
      expect(small.rawPayload.length).toBeLessThan(fileSize);
    });

    test('Z1 its view is 404 for anybody but its owner, and 401 for nobody', async () => {
      if (sharp === null) return;
      const { id } = await stored(await client.upload(await photo(sharp), 'mine.jpg'));
      expect((await viewOf(id)).statusCode).toBe(200);
      expect((await viewOf(id, await client.server.device())).statusCode).toBe(404);
      expect((await viewOf(id, await client.server.device({ signedIn: false }))).statusCode).toBe(
        401,
      );
    });

    test('UPL-01 PNG and WebP are looked at small as well, clear parts white', async () => {
      if (sharp === null) return;
      const clear = { r: 0, g: 0, b: 0, alpha: 0 };
      const create = { width: 2_400, height: 1_200, channels: 4, background: clear } as const;
      const scan = await sharp({ create }).png().toBuffer();
      const page = await viewOf((await stored(await client.upload(scan, 'scan.png'))).id);
      expect((await sharp(page.rawPayload).metadata()).width).toBe(1_600);
      const { channels } = await sharp(page.rawPayload).stats();
      expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
      const webp = await photo(sharp, { format: 'webp' });
      const view = await viewOf((await stored(await client.upload(webp, 'a.webp'))).id);
      expect((await sharp(view.rawPayload).metadata()).width).toBe(1_600);
    });

    test('its view goes with it', async () => {
      if (sharp === null) return;
      const who = await client.server.device();
      const sent = await photo(sharp, { width: 2_000, height: 1_999 });
      const { id } = await stored(await client.upload(sent, 'gone.jpg', { who }));
      const before = await views();
      await viewOf(id, who);
      expect((await views()).length).toBe(before.length + 1);
      await client.server.db.query('DELETE FROM uploads WHERE id = $1', [id]);
      client.server.advance(2 * 60 * 60 * 1000);
      await client.restart();
      expect(await views()).toEqual(before);
    });
  },
);

describe('what has no view is shown as it is', () => {
  test.each([
    ['a small picture', 'a.png', png(20, 20)],
    ['a text', 'a.txt', Buffer.from('Milo vomits')],
    ['a picture that no decoder can open', 'a.png', png(4_000, 3_000)],
  ])('%s', async (_what, name, content) => {
    const { id } = await stored(await client.upload(content, name));
    const shown = await viewOf(id);
    const whole = await client.device.inject({ method: 'GET', url: `/api/files/${id}` });
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.equals(whole.rawPayload)).toBe(true);
    expect(shown.headers['content-disposition']).toBe(whole.headers['content-disposition']);
  });
});
