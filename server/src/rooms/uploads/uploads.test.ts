import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { healthXml, jpeg, png, zip } from '../../testing/make-files.ts';
import {
  refusal,
  startUploadClient,
  stored,
  type UploadClient,
} from '../../testing/upload-client.ts';

let client: UploadClient;

beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

const upload: UploadClient['upload'] = (...args) => client.upload(...args);
const MB = 1024 * 1024;

describe('what is taken', () => {
  test('API-03 a picture is stored whole and described by its content', async () => {
    const content = png(640, 480);
    const answer = await stored(await upload(content, 'rash.png'));
    expect(answer).toMatchObject({
      filename: 'rash.png',
      fileSize: content.length,
      fileType: 'image/png',
      image_url: `/api/files/${answer.id}`,
      apple_health: false,
      stats: null,
    });
    const file = await client.device.inject({ method: 'GET', url: answer.image_url ?? '' });
    expect(file.rawPayload.equals(content)).toBe(true);
  });

  test('DRAW-05 /api/upload takes the session beside the file, before or after it', async () => {
    const fields = { sessionId: randomUUID() };
    const answer = await upload(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'labs.pdf', {
      path: '/api/upload',
      fields,
    });
    expect((await stored(answer)).fileType).toBe('application/pdf');
    const before = (await client.filesOnDisk()).length;
    const wrong = await upload(png(), 'a.png', {
      path: '/api/upload',
      fields: { sessionId: 'none' },
    });
    expect(await refusal(wrong)).toMatchObject({ status: 400, code: 'invalid-request' });
    const rows = await client.server.db.query("SELECT 1 FROM uploads WHERE name = 'a.png'");
    expect(rows).toEqual([]);
    expect((await client.filesOnDisk()).length).toBeLessThanOrEqual(before + 1);
  });

  test.each([
    ['notes.txt', Buffer.from('He vomits after meals'), 'text/plain'],
    ['empty-cells.csv', Buffer.from('a,b\n,\n'), 'text/csv'],
    ['data.json', Buffer.from('{"a":1}'), 'application/json'],
    ['page.html', Buffer.from('<html><script>alert(1)</script></html>'), 'text/html'],
    ['letter.rtf', Buffer.from('{\\rtf1 hello}'), 'application/rtf'],
    ['utf16.txt', Buffer.from('\ufeffhello', 'utf16le'), 'text/plain'],
    ['photo.JPG', jpeg(800, 600), 'image/jpeg'],
    ['really-a-png.jpg', png(), 'image/png'],
    [
      'report.docx',
      zip([
        { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
        { name: 'word/document.xml', content: Buffer.from('<document/>') },
      ]),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['x-rays.zip', zip([{ name: 'one.png', content: png() }]), 'application/zip'],
  ])('UPL-03 %s', async (name, content, type) => {
    expect((await stored(await upload(content, name))).fileType).toBe(type);
  });

  test('API-03 an Apple Health export is recognised and its records counted', async () => {
    const content = zip([
      {
        name: 'apple_health_export/export_cda.xml',
        content: Buffer.from(`<ClinicalDocument>${'<Record '.repeat(9)}`),
      },
      { name: 'apple_health_export/exportación.xml', content: healthXml(12_345) },
    ]);
    const answer = await stored(await upload(content, 'export.zip'));
    expect(answer.apple_health).toBe(true);
    expect(answer.stats).toEqual({ totalRecords: 12_345 });
    expect(answer.message).toBe('Apple Health export with 12,345 records');
  });

  test('the same content is kept once, and each owner has a row of their own', async () => {
    const content = png(11, 13);
    const other = await client.server.device();
    const mine = await stored(await upload(content, 'a.png'));
    const before = (await client.filesOnDisk()).length;
    const theirs = await stored(await upload(content, 'b.png', { who: other }));
    expect(theirs.id).not.toBe(mine.id);
    expect((await client.filesOnDisk()).length).toBe(before);
  });
});

describe('what is refused', () => {
  test('UPL-03 U1 a file of 30 MB: 413, in clear words, and nothing stays on disk', async () => {
    const before = await client.filesOnDisk();
    const response = await upload(randomBytes(30 * MB), 'big.pdf');
    expect(await refusal(response)).toEqual({
      status: 413,
      code: 'file-too-large',
      error: 'The file is too large. Files must be smaller than 25MB',
    });
    await vi.waitFor(async () => expect(await client.filesOnDisk()).toEqual(before));
    expect((await stored(await upload(png(), 'after.png'))).fileType).toBe('image/png');
  });

  test('U1 a zip over 25 MB is taken only when it is a health export', async () => {
    const filler = { name: 'apple_health_export/ecg.csv', content: randomBytes(26 * MB) };
    const plain = await upload(zip([filler]), 'holiday.zip');
    expect(await refusal(plain)).toMatchObject({ status: 413, code: 'file-too-large' });
    const xml = { name: 'apple_health_export/export.xml', content: healthXml(10) };
    const health = await stored(await upload(zip([filler, xml]), 'export.zip'));
    expect(health).toMatchObject({ apple_health: true, stats: { totalRecords: 10 } });
  });

  test.each([
    [
      'a program named as a picture',
      'photo.jpg',
      Buffer.from('MZ\u0090\u0000\u0003\u0000'.padEnd(200, '\u0000'), 'latin1'),
    ],
    [
      'a web page named as a picture',
      'photo.jpg',
      Buffer.from('<html><script>alert(1)</script></html>'),
    ],
    [
      'a script that starts like a GIF',
      'photo.gif',
      Buffer.from('GIF89a/*aaaaaaaaaaaaaaaaaaaaaa*/=1;alert(1)'),
    ],
    [
      'a drawing that can run scripts',
      'photo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'such a drawing named as XML',
      'photo.xml',
      Buffer.from('<?xml version="1.0"?><svg onload="x"/>'),
    ],
    ['two endings', 'photo.jpg.exe', jpeg()],
    ['a name that reads backwards', 'photo\u202Egpj.exe', jpeg()],
    ['no ending', 'photo', jpeg()],
    ['an iPhone’s own format', 'photo.heic', jpeg()],
    ['a zip that is none', 'export.zip', Buffer.from('not a zip at all')],
    ['a text with zero bytes', 'notes.txt', Buffer.from('a\u0000b')],
    [
      'an Office file without a document',
      'a.docx',
      zip([{ name: 'x.txt', content: Buffer.from('x') }]),
    ],
  ])('U2 %s', async (_name, filename, content) => {
    const { code, error } = await refusal(await upload(content, filename));
    expect(['file-type-refused', 'file-unreadable']).toContain(code);
    expect(error).toMatch(/[.,:]? /);
    expect(error).not.toMatch(/undefined|Error:/);
  });

  test.each([
    ['an empty file', 'a.png', Buffer.alloc(0)],
    ['20 000 by 20 000 pixels', 'a.png', png(20_000, 20_000)],
    ['60 000 by 60 000 pixels', 'a.jpg', jpeg(60_000, 60_000)],
    ['a broken picture', 'a.jpg', jpeg().subarray(0, 24)],
    ['a locked zip', 'a.zip', zip([{ name: 'a', content: png(), lies: { flags: 1 } }])],
    ['a zip that climbs out', 'a.zip', zip([{ name: '../../evil.txt', content: png() }])],
    [
      'a zip with a link',
      'a.zip',
      zip([{ name: 'l', content: png(), lies: { attributes: 0o120777 * 65_536 } }]),
    ],
    ['a zip cut short', 'a.zip', zip([{ name: 'a', content: randomBytes(500) }]).subarray(0, 300)],
    [
      'a zip that claims too much',
      'a.zip',
      zip([{ name: 'a', content: png(), lies: { uncompressedSize: 4_000_000_000 } }]),
    ],
    [
      'a zip with too many files',
      'a.zip',
      zip(Array.from({ length: 20_001 }, (_, n) => ({ name: `${n}`, content: Buffer.alloc(0) }))),
    ],
    [
      'P1 a health export that unpacks a thousandfold',
      'a.zip',
      zip([
        {
          name: 'apple_health_export/export.xml',
          content: Buffer.concat([healthXml(1), Buffer.alloc(30 * MB, ' ')]),
        },
      ]),
    ],
  ])('U5 P %s: 422', async (_name, filename, content) => {
    const refused = await refusal(await upload(content, filename));
    expect(refused).toMatchObject({ status: 422, code: 'file-unreadable' });
  });

  test('U4 no more than the quota', async () => {
    const full = await client.server.device();
    const first = await stored(await upload(png(3, 3), 'a.png', { who: full }));
    await client.server.db.query('UPDATE uploads SET size = 5368709120 WHERE id = $1', [first.id]);
    const { status, code } = await refusal(await upload(png(4, 4), 'b.png', { who: full }));
    expect({ status, code }).toEqual({ status: 413, code: 'quota-exceeded' });
  });
});
