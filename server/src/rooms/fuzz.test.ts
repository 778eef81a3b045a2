import { healthRoutes, uploadRoutes } from '@petwise/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JSON_CALLS } from '../testing/json-calls.ts';
import { docx, pdf, pptx, xlsx } from '../testing/make-documents.ts';
import { healthXml, zip } from '../testing/make-files.ts';
import { phoneJpeg, talkativePng, talkativeWebp } from '../testing/make-pictures.ts';
import { applyTo, changes, damage, damaged } from '../testing/mutated.ts';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';

/**
 * What callers send is changed at random, and never a fault of the server. A few tries each; `PETWISE_FUZZ_MINUTES=10 npx
 * vitest run src/rooms/fuzz.test.ts` looks longer. What it finds is shrunk and printed with its seed, and becomes a test.
 */
const MINUTES = Number(process.env['PETWISE_FUZZ_MINUTES'] ?? 0);
const LIMITS =
  MINUTES > 0
    ? {
        numRuns: 1_000_000,
        interruptAfterTimeLimit: MINUTES * 60_000,
        markInterruptAsFailure: false,
      }
    : { numRuns: 12 };
const TIMEOUT = 120_000 + MINUTES * 60_000;

let client: UploadClient;

beforeAll(async () => {
  client = await startUploadClient();
});
afterAll(() => client.server.close());

let callers = 0;
/** From an address of its own, so that no rate limit answers in the route's place. */
function someAddress(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

test.each(Object.keys(JSON_CALLS))(
  'Z2 the JSON of %s, changed in any place, is taken or refused',
  async (what) => {
    const [route, body] = (await JSON_CALLS[what]?.(client)) ?? [];
    if (route === undefined) throw new Error(what);
    const check = async (payload: object): Promise<void> => {
      const { method, path: url } = route;
      const remoteAddress = someAddress();
      const answer = await client.device.inject({ method, url, payload, remoteAddress });
      expect(answer.statusCode, answer.body).toBeLessThan(500);
    };
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const payload = applyTo(body, all);
        if (typeof payload === 'object' && payload !== null) await check(payload);
      }),
      LIMITS,
    );
  },
  TIMEOUT,
);

const FILES: readonly (readonly [name: string, make: () => Buffer | Promise<Buffer>])[] = [
  ['photo.png', () => talkativePng()],
  ['photo.jpg', () => phoneJpeg()],
  ['photo.webp', () => talkativeWebp()],
  ['letter.docx', () => docx(['Milo vomits', 'Creatinine 3.4 mg/dL'])],
  ['values.xlsx', () => xlsx([[['Creatinine', '3.4', 'mg/dL']]])],
  ['slides.pptx', () => pptx([['Milo vomits']])],
  ['values.pdf', () => pdf([[['Creatinine', '3.4', 'mg/dL']]])],
  ['photos.zip', () => zip([{ name: 'a/one.png', content: talkativePng() }])],
  ['export.zip', () => zip([{ name: 'apple_health_export/export.xml', content: healthXml(20) }])],
  ['export.xml', () => healthXml(20)],
  ['values.csv', () => Buffer.from('test;value;unit\nCreatinine;3,4;mg/dL\n')],
];

test.each(FILES)(
  'Z2 %s, damaged in any place, is taken or refused',
  async (name, make) => {
    const content = await make();
    const path = name.startsWith('export') ? healthRoutes.upload.path : uploadRoutes.upload.path;
    await fc.assert(
      fc.asyncProperty(damage, async (all) => {
        const answer = await client.upload(damaged(content, all), name, { path });
        const body = await answer.text();
        // 507: this computer's disk is full; that is no fault of the file.
        expect(answer.status === 507 || answer.status < 500, body).toBe(true);
      }),
      LIMITS,
    );
  },
  TIMEOUT,
);
