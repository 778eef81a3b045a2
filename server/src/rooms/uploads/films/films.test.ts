import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneMp4, webm } from '../../../testing/make-films.ts';
import { SECRETS } from '../../../testing/make-pictures.ts';
import {
  refusal,
  startUploadClient,
  stored,
  type UploadClient,
} from '../../../testing/upload-client.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { webmSeconds } from './webm-seconds.ts';

const tells = (bytes: Buffer): boolean => SECRETS.some((secret) => bytes.includes(secret));

describe('what the head of a film says', () => {
  test('U6 an MP4 says its length, and nothing moves when place and device are blanked', () => {
    const film = phoneMp4(9);
    expect(tells(film)).toBe(true);
    const read = cleanMp4(film);
    expect(read?.seconds).toBe(9);
    expect(read?.clean.length).toBe(film.length);
    expect(read && tells(read.clean)).toBe(false);
    expect(read?.clean.subarray(-2_000)).toEqual(film.subarray(-2_000));
    expect(cleanMp4(phoneMp4(0))?.seconds).toBeNull();
  });

  test('a WebM says its length, or none when a browser recorded it', () => {
    expect(webmSeconds(webm(8.5))).toBe(8.5);
    expect(webmSeconds(webm())).toBeNull();
    expect(webmSeconds(Buffer.from('webm'))).toBe('damaged');
  });

  test('P11 no cut and no changed byte is an error, and none tells of the place', () => {
    const films = [phoneMp4(9), webm(9)];
    let seed = 7;
    for (const film of films)
      for (let round = 0; round < 300; round += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const changed = Buffer.from(film.subarray(0, 1 + (seed % film.length)));
        changed[(seed >> 4) % changed.length] = seed & 0xff;
        expect(() => webmSeconds(changed)).not.toThrow();
        expect(() => cleanMp4(changed)).not.toThrow();
      }
  });
});

describe('a film that is sent', () => {
  let client: UploadClient;
  beforeAll(async () => {
    client = await startUploadClient();
  });
  afterAll(() => client.server.close());

  async function get(id: string, headers: Record<string, string> = {}) {
    return client.device.inject({ method: 'GET', url: `/api/files/${id}`, headers });
  }

  test('U6 is kept without its place, and comes back whole and in the parts that a player asks for', async () => {
    const sent = phoneMp4(10);
    const kept = await stored(await client.upload(sent, 'gait.mp4'));
    expect(kept).toMatchObject({ fileType: 'video/mp4', notes: ['details-removed'] });
    expect(kept.image_url).toBe(`/api/files/${kept.id}`);
    const whole = await get(kept.id);
    expect(tells(whole.rawPayload)).toBe(false);
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(whole.headers['content-disposition']).toMatch(/^inline/);
    const part = await get(kept.id, { range: 'bytes=4-7' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${sent.length}`);
    expect(part.body).toBe('ftyp');
    const last = await get(kept.id, { range: 'bytes=-4' });
    expect(last.rawPayload).toEqual(sent.subarray(-4));
    expect((await get(kept.id, { range: `bytes=${sent.length}-` })).statusCode).toBe(416);
    expect((await get(kept.id, { range: 'bytes=9-2' })).statusCode).toBe(200);
  });

  test.each([
    ['longer than ten seconds', phoneMp4(31), 'long.mp4', /31 seconds long/],
    ['cut off', phoneMp4(5).subarray(0, 200), 'cut.mp4', /damaged/],
    ['another kind', Buffer.from('<script>'), 'page.webm', /content is something else/],
    ['a kind that no browser plays', phoneMp4(5), 'a.avi', /not accepted/],
  ])('%s is refused in words', async (_what, content, name, words) => {
    expect((await refusal(await client.upload(content, name))).error).toMatch(words);
  });

  test('one that a browser recorded, and one of an iPhone, are taken', async () => {
    expect((await stored(await client.upload(webm(), 'a.webm'))).fileType).toBe('video/webm');
    const iphone = phoneMp4(4, { brand: 'qt  ' });
    expect((await stored(await client.upload(iphone, 'a.mov'))).fileType).toBe('video/quicktime');
  });
});
