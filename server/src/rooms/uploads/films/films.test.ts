// @database embedded: what is kept of a film is decided from its bytes.
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
import { cleanWebm } from './clean-webm.ts';

const tells = (bytes: Buffer): boolean => SECRETS.some((secret) => bytes.includes(secret));

const BOTH = [
  [cleanMp4, phoneMp4(9)],
  [cleanWebm, webm()],
] as const;

describe('what the head of a film says', () => {
  test.each([
    ['MP4', cleanMp4, phoneMp4(9), phoneMp4(0)],
    ['WebM', cleanWebm, webm(9), webm()],
  ])(
    'U6 a film (%s) says its length, and nothing moves when place, times and device are blanked',
    (_kind, clean, film, endless) => {
      expect(tells(film)).toBe(true);
      const read = clean(film);
      expect(read?.seconds).toBe(9);
      expect(read?.clean).toHaveLength(film.length);
      expect(tells(read?.clean ?? film)).toBe(false);
      const picture = Buffer.alloc(500, 7);
      expect(read?.clean.indexOf(picture)).toBe(film.indexOf(picture));
      expect(clean(read?.clean ?? film)).toEqual(read);
      const recorded = clean(endless);
      expect(recorded?.seconds).toBeNull();
      expect(tells(recorded?.clean ?? endless)).toBe(false);
    },
  );

  test('U6 what a WebM said of its making becomes elements that are to be skipped, also the shortest', () => {
    const film = webm();
    const at = film.indexOf(Buffer.from('4d8080', 'hex'));
    const { clean = film } = cleanWebm(film) ?? {};
    expect(clean.subarray(at, at + 3)).toEqual(Buffer.from('ec8100', 'hex'));
    expect(cleanWebm(Buffer.from('webm'))).toBeNull();
  });

  test('U6 a film that was cut anywhere is refused or clean', () => {
    for (const [clean, film] of BOTH)
      for (let length = 1; length < film.length; length += 1) {
        const cut = clean(film.subarray(0, length))?.clean;
        expect(cut !== undefined && tells(cut)).toBe(false);
      }
  });

  test('P11 no changed byte is an error', () => {
    let seed = 7;
    for (const [clean, film] of BOTH)
      for (let round = 0; round < 300; round += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        const changed = Buffer.from(film);
        changed[(seed >> 4) % changed.length] = seed & 0xff;
        expect(() => clean(changed)).not.toThrow();
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
    const file = await stored(await client.upload(sent, 'gait.mp4'));
    expect(file).toMatchObject({ fileType: 'video/mp4', notes: ['details-removed'] });
    expect(file.image_url).toBe(`/api/files/${file.id}`);
    const whole = await get(file.id);
    expect(tells(whole.rawPayload)).toBe(false);
    expect(whole.headers['content-type']).toBe('video/mp4');
    expect(whole.headers['content-disposition']).toMatch(/^inline/);
    const part = await get(file.id, { range: 'bytes=4-7' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-7/${sent.length}`);
    expect(part.body).toBe('ftyp');
    const last = await get(file.id, { range: 'bytes=-4' });
    expect(last.rawPayload).toEqual(sent.subarray(-4));
    expect((await get(file.id, { range: `bytes=${sent.length}-` })).statusCode).toBe(416);
    expect((await get(file.id, { range: 'bytes=9-2' })).statusCode).toBe(200);
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
    const recorded = await stored(await client.upload(webm(), 'a.webm'));
    expect(recorded).toMatchObject({ fileType: 'video/webm', notes: ['details-removed'] });
    expect(tells((await get(recorded.id)).rawPayload)).toBe(false);
    const iphone = phoneMp4(4, { brand: 'qt  ' });
    expect((await stored(await client.upload(iphone, 'a.mov'))).fileType).toBe('video/quicktime');
  });
});
