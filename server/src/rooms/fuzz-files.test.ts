import { damage, damaged, FUZZ_TIMEOUT_MS as TIMEOUT, tryProperty } from '@petwise/tools/fuzz';
import { healthRoutes, uploadRoutes } from '@petwise/contracts';
import { afterAll, beforeAll, test } from 'vitest';
import { answerOf, expectNoFault } from '../testing/expect-no-fault.ts';
import { docx, pdf, pptx, xlsx } from '../testing/make-documents.ts';
import { phoneMp4, webm } from '../testing/make-films.ts';
import { healthXml, zip } from '../testing/make-files.ts';
import {
  phoneJpeg,
  talkativeGif,
  talkativePng,
  talkativeTiff,
  talkativeWebp,
} from '../testing/make-pictures.ts';
import { heicPhoto } from '../testing/real-pictures.ts';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';

let client: UploadClient;
beforeAll(async () => {
  client = await startUploadClient({ isUnlimited: true });
});
afterAll(() => client.server.close());

/** The head of a compound file, as Office's programs of before 2007 write it, and a name that is looked for in it. */
const oldOffice = (): Buffer => {
  const head = Buffer.alloc(1_536);
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.write('_VBA_PROJECT', 1_024, 'utf16le');
  return head;
};

const FILES: readonly (readonly [name: string, make: () => Buffer | Promise<Buffer>])[] = [
  ['photo.png', () => talkativePng()],
  ['photo.jpg', () => phoneJpeg()],
  ['photo.webp', () => talkativeWebp()],
  ['photo.gif', () => talkativeGif()],
  ['photo.tiff', () => talkativeTiff()],
  ['photo.heic', () => heicPhoto()],
  ['gait.mp4', () => phoneMp4(9)],
  ['gait.webm', () => webm(9)],
  ['letter.docx', () => docx(['Milo vomits', 'Creatinine 3.4 mg/dL'])],
  ['values.xlsx', () => xlsx([[['Creatinine', '3.4', 'mg/dL']]])],
  ['slides.pptx', () => pptx([['Milo vomits']])],
  ['values.pdf', () => pdf([[['Creatinine', '3.4', 'mg/dL']]])],
  ['photos.zip', () => zip([{ name: 'a/one.png', content: talkativePng() }])],
  ['export.zip', () => zip([{ name: 'apple_health_export/export.xml', content: healthXml(20) }])],
  ['export.xml', () => healthXml(20)],
  ['values.csv', () => Buffer.from('test;value;unit\nCreatinine;3,4;mg/dL\n')],
  ...['letter.doc', 'values.xls', 'slides.ppt'].map((name) => [name, oldOffice] as const),
  [
    'letter.rtf',
    () => Buffer.from("{\\rtf1\\ansi {\\b Milo} vomits\\par Creatinine 3.4 mg/dL \\'e9\\u233?}"),
  ],
  [
    'letter.html',
    () => Buffer.from('<!doctype html><p>Milo &amp; co<table><tr><td>Urea<td>7</table>'),
  ],
  ['letter.txt', () => Buffer.from('Milo vomits.\r\nCreatinine 3.4 mg/dL (0.5 - 1.6)\n')],
  [
    'values.json',
    () => Buffer.from('{"panel":[{"name":"Creatinine","value":3.4,"unit":"mg/dL"}]}'),
  ],
  [
    'values.xml',
    () => Buffer.from('<?xml version="1.0"?><a><b n="Urea">7 &#233; <![CDATA[x]]></b></a>'),
  ],
];

test.each(FILES)(
  'Z2 %s, damaged in any place, is taken or refused',
  async (name, make) => {
    const content = await make();
    const path = name.startsWith('export') ? healthRoutes.upload.path : uploadRoutes.upload.path;
    await tryProperty(name, damage, async (all) => {
      await expectNoFault(async () => {
        const answer = await client.upload(Buffer.from(damaged(content, all)), name, { path });
        return { status: answer.status, text: await answer.text() };
      });
    });
  },
  TIMEOUT,
);

test(
  'Z2 a form with a file, damaged in any place, is taken or refused',
  async () => {
    const form = new FormData();
    form.append('sessionId', '3f0c0e4e-6a55-4a3b-9d5a-111111111111');
    form.append('file', new Blob(['Milo vomits']), 'Bélla, "her" notes.txt');
    const whole = new Response(form);
    const type = whole.headers.get('content-type') ?? '';
    const content = Buffer.from(await whole.arrayBuffer());
    await tryProperty('a form with a file', damage, async (all) => {
      const asked = {
        method: 'POST' as const,
        url: uploadRoutes.upload.path,
        headers: { 'content-type': type },
        payload: Buffer.from(damaged(content, all)),
      };
      await expectNoFault(async () => answerOf(await client.device.inject(asked)));
    });
  },
  TIMEOUT,
);
