// @database embedded: what an answer says of a file is read from its bytes.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { docx, pdf, xlsx } from '../../testing/make-documents.ts';
import { png, zip } from '../../testing/make-files.ts';
import { phoneJpeg, SECRETS } from '../../testing/make-pictures.ts';
import { findSharp, heicPhoto } from '../../testing/real-pictures.ts';
import {
  refusal,
  startUploadClient,
  stored,
  type UploadClient,
} from '../../testing/upload-client.ts';

// Each file is read in a process of its own, which a busy machine takes long to start.
vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;

beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

async function notesOf(content: Buffer, name: string): Promise<readonly string[]> {
  return (await stored(await client.upload(content, name))).notes ?? [];
}

const LETTER =
  'Milo the cat vomits; creatinine 3.4 mg/dL. We gave maropitant. Please see your vet.';

describe('what an upload’s answer says of the file', () => {
  test('UPL-01 a file that has nothing to do with animals: a gentle warning, and it is kept', async () => {
    const bill =
      'Invoice 2291. Electricity used from March to May, 412 kWh at 0.31 each. Please pay soon.';
    expect(await notesOf(Buffer.from(bill), 'bill.txt')).toEqual(['unrelated']);
    expect(await notesOf(Buffer.from(LETTER), 'letter.txt')).toEqual([]);
  });

  test('UPL-01 what cannot be read is kept and said, with the reason', async () => {
    expect(await notesOf(Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), 'broken.pdf')).toEqual([
      'unread',
    ]);
    expect(await notesOf(await pdf([[]]), 'scan.pdf')).toEqual(['no-text']);
    const locked = await pdf([[[LETTER]]], { userPassword: 'secret', ownerPassword: 'other' });
    expect(await notesOf(locked, 'locked.pdf')).toEqual(['locked']);
  });

  test('UPL-01 Office macros, and what a document would fetch, are named', async () => {
    const macros = docx([LETTER], [], {
      extra: [{ name: 'word/vbaProject.bin', content: Buffer.from('x') }],
    });
    expect(await notesOf(macros, 'letter.docx')).toEqual(['macros']);
    const fetching = docx([LETTER], [], {
      extra: [
        {
          name: 'word/_rels/settings.xml.rels',
          content: Buffer.from(
            '<Relationships><Relationship Type="x/attachedTemplate" Target="http://198.51.100.1/t.dotm" TargetMode="External"/></Relationships>',
          ),
        },
      ],
    });
    expect(await notesOf(fetching, 'letter.docx')).toEqual(['external-content']);
    expect(await notesOf(docx([LETTER]), 'letter.docx')).toEqual([]);
  });

  test('UPL-01 a PDF that runs a script or carries a file says so, also when its objects are packed', async () => {
    const plain = await pdf([[[LETTER]]]);
    const acts = (dictionary: string): Buffer =>
      Buffer.from(
        plain.toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${dictionary}`),
        'latin1',
      );
    expect(await notesOf(plain, 'a.pdf')).toEqual([]);
    expect(
      await notesOf(acts('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'), 'a.pdf'),
    ).toEqual(['script']);
    expect(await notesOf(acts('/OpenAction << /S /J#61vaScript /J#53 (x) >>'), 'a.pdf')).toEqual([
      'script',
    ]);
    expect(await notesOf(acts('/OpenAction << /S /Launch /F (cmd.exe) >>'), 'a.pdf')).toEqual([
      'script',
    ]);
    expect(await notesOf(acts('/Names << /EmbeddedFiles << >> >>'), 'a.pdf')).toEqual([
      'embedded-files',
    ]);
  });

  test('UPL-01 an active web page says so; it is never shown as a page', async () => {
    const page = `<p>${LETTER}</p><img src=x onerror=alert(1)>`;
    const answer = await stored(await client.upload(Buffer.from(page), 'page.html'));
    expect(answer.notes).toEqual(['script']);
    const { headers } = await client.device.inject({
      method: 'GET',
      url: `/api/files/${answer.id}`,
    });
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  test('U6 a photo comes back without its place, and the answer says that it was taken out', async () => {
    const answer = await stored(await client.upload(phoneJpeg(), 'rash.jpg'));
    expect(answer.notes).toEqual(['details-removed']);
    const file = await client.device.inject({ method: 'GET', url: `/api/files/${answer.id}` });
    for (const secret of SECRETS) expect(file.rawPayload.includes(secret)).toBe(false);
    expect(file.rawPayload).toHaveLength(answer.fileSize);
    for (const name of await client.filesOnDisk()) expect(name).not.toMatch(/^tmp/);
  });

  test.skipIf(findSharp() === null)(
    'U6 a HEIC photo is kept as JPEG, the same picture, without its place; a broken one is refused with words',
    async () => {
      for (const name of ['IMG_1.HEIC', 'IMG_2.jpg']) {
        const answer = await stored(await client.upload(heicPhoto(), name));
        expect(answer).toMatchObject({ fileType: 'image/jpeg' });
        expect(answer.filename).toMatch(/^IMG_[12]\.jpg$/);
        const url = `/api/files/${answer.id}`;
        const { rawPayload } = await client.device.inject({ method: 'GET', url });
        expect(rawPayload.includes('TestPhone')).toBe(false);
        expect(await findSharp()?.(rawPayload).metadata()).toMatchObject({
          format: 'jpeg',
          width: 800,
          height: 600,
        });
      }
      const broken = await client.upload(heicPhoto().subarray(0, 900), 'IMG_3.heic');
      expect(await refusal(broken)).toMatchObject({
        code: 'file-unreadable',
        error: expect.stringContaining('Please save it as JPEG'),
      });
      for (const name of await client.filesOnDisk()) expect(name).not.toMatch(/^tmp/);
    },
  );
});

describe('archives', () => {
  const inner = zip([{ name: 'a.txt', content: Buffer.from('a') }]);
  test.each([
    [
      'another archive inside',
      zip([{ name: 'more/inner.ZIP', content: inner }]),
      /another archive/,
    ],
    [
      '2 001 files',
      zip(
        Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}.txt`, content: Buffer.alloc(0) })),
      ),
      /too many files/,
    ],
    [
      'the same name twice',
      zip([
        { name: 'a.png', content: png() },
        { name: 'A.png', content: png() },
      ]),
      /same name/,
    ],
  ])('P2 P3 %s: refused, and it says why', async (_name, content, reason) => {
    const refused = await refusal(await client.upload(content, 'a.zip'));
    expect(refused).toMatchObject({ status: 422, code: 'file-unreadable' });
    expect(refused.error).toMatch(reason);
  });

  test('P2 P3 an honest zip is taken', async () => {
    const files = [1, 2, 3].map((n) => ({ name: `photos/${n}.png`, content: png(n, n) }));
    expect((await stored(await client.upload(zip(files), 'a.zip'))).fileType).toBe(
      'application/zip',
    );
  });

  const MB = 1024 * 1024;
  const small = Buffer.from('woof');
  const noise = randomBytes(6 * MB);
  test.each([
    ['what any zip may', small, () => 500 * MB],
    ['a hundred times what it is', noise, (size: number) => size * 100],
  ])('P1 a zip that claims to unpack to %s is taken, a byte more is not', async (...given) => {
    const [, content, claim] = given;
    const claiming = (uncompressedSize: number): Buffer =>
      zip([{ name: 'a.txt', content, lies: { uncompressedSize } }]);
    const most = claim(claiming(0).length);
    await stored(await client.upload(claiming(most), 'a.zip'));
    const refused = await refusal(await client.upload(claiming(most + 1), 'a.zip'));
    expect(refused).toMatchObject({ status: 422, code: 'file-unreadable' });
    expect(refused.error).toMatch(/unpacks to far more/);
  });

  test('P1 an Office file that unpacks a thousandfold, whatever it claims: refused', async () => {
    const bomb = (claimed: number): Buffer => {
      const content = Buffer.from(`<w:document>${' '.repeat(30 * 1024 * 1024)}</w:document>`);
      return zip([{ name: 'word/document.xml', content, lies: { uncompressedSize: claimed } }]);
    };
    for (const claimed of [30 * 1024 * 1024, 10]) {
      const refused = await refusal(await client.upload(bomb(claimed), 'bomb.docx'));
      expect(refused).toMatchObject({ status: 422, code: 'file-unreadable' });
      expect(refused.error).toMatch(/unpacks to far more/);
    }
    const honest = xlsx([
      Array.from({ length: 3_000 }, (_, n) => [`cat ${n}`, `ALT ${n * 7}`, `${n}`]),
    ]);
    expect(await notesOf(honest, 'long.xlsx')).toEqual([]);
  });
});
