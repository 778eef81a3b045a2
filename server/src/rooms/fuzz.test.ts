import { healthRoutes, uploadRoutes } from '@petwise/contracts';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BODY_CALLS } from '../testing/body-calls.ts';
import { sendCall } from '../testing/send-call.ts';
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
import { applyTo, changes, damage, damaged, hostileText } from '../testing/mutated.ts';
import { heicPhoto } from '../testing/real-pictures.ts';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../testing/scripted-model-vendor.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';
import { CANARY, EMERGENCIES } from './language-model/testing/attacks.ts';
import { alone, engine, newOwner, noAttacks, play } from './language-model/testing/play-attack.ts';

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
const TIMEOUT = 120_000 + MINUTES * 120_000;

/** Tries one property again and again, and says how often when it looked long. */
async function tryProperty<T>(
  what: string,
  values: fc.Arbitrary<T>,
  check: (value: T) => Promise<void>,
): Promise<void> {
  let tries = 0;
  const counted = fc.asyncProperty(values, async (value) => {
    tries += 1;
    // Refusals alone would leave no turn to the others where several of these run at once.
    await new Promise((done) => setImmediate(done));
    await check(value);
  });
  try {
    await fc.assert(counted, LIMITS);
  } finally {
    if (MINUTES > 0) process.stdout.write(`fuzz: ${what}: ${tries} tries\n`);
  }
}

let client: UploadClient;
let vendor: ScriptedModelVendor;
let thinking: TestServer;

beforeAll(async () => {
  client = await startUploadClient();
  vendor = await startScriptedModelVendor();
  const model = { PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'liar' };
  thinking = await startTestServer(model, { assessor: engine });
});
afterAll(async () => {
  await Promise.all([client.server.close(), thinking.close()]);
  await vendor.close();
});

/** Longer than any of these calls takes: the computer stood still, and the server with it. */
const STANDSTILL_MS = 20_000;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** An answer, taken or refused, is no fault. A full disk (507) is none of the caller's. */
async function expectNoFault(send: () => Promise<Answer>, more = ''): Promise<void> {
  const began = performance.now();
  let answer = await send();
  if (performance.now() - began > STANDSTILL_MS) answer = await send();
  const { status, text } = answer;
  expect(status === 507 || status < 500, `${more} ${status} ${text}`).toBe(true);
}

const answerOf = ({ statusCode, body }: LightMyRequestResponse): Answer => ({
  status: statusCode,
  text: body,
});

let callers = 0;
/** From an address of its own, so that no rate limit answers in the route's place. */
function someAddress(): string {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

test('Z2 every route that takes a body is called below', async () => {
  const calls = await Promise.all(Object.values(BODY_CALLS).map((make) => make(client)));
  for (const { method, path, body } of client.server.app.contracts) {
    if (body === undefined || path === uploadRoutes.upload.path) continue;
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const called = calls.some(([route]) => route.method === method && pattern.test(route.path));
    expect(called, `${method} ${path}`).toBe(true);
  }
});

test.each(Object.keys(BODY_CALLS))(
  'Z2 the body of %s, changed in any place, is taken or refused',
  async (what) => {
    const call = await BODY_CALLS[what]?.(client);
    if (call === undefined) throw new Error(what);
    const [route, body, more] = call;
    await tryProperty(what, changes, async (all) => {
      const payload = applyTo(body, all);
      if (typeof payload !== 'object' || payload === null) return;
      await expectNoFault(async () => answerOf(await sendCall(client, [route, payload, more])));
    });
  },
  TIMEOUT,
);

test(
  'Z2 addresses and queries of any letters lead to an answer or a refusal',
  async () => {
    const { contracts } = client.server.app;
    const places = contracts.filter(
      ({ path, query, method }) => method !== 'DELETE' && (path.includes(':') || query),
    );
    const letters = fc.record({
      place: fc.constantFrom(...places),
      words: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
      isEncoded: fc.boolean(),
    });
    await tryProperty('addresses and queries', letters, async ({ place, words, isEncoded }) => {
      // Bytes as a program sends them that has never heard of percent signs, but for those that lead elsewhere.
      const put = (word = ''): string =>
        isEncoded ? encodeURIComponent(word.toWellFormed()) : word.replace(/[^!-~]|[./?#]/g, '%FF');
      const url = place.path.replace(/:\w+/g, () => put(words[0]));
      const keys = [...Object.keys(Object(Reflect.get(place.query ?? {}, 'entries'))), 'x'];
      const query = keys.map((key, index) => `${key}=${put(words[index % 3])}`).join('&');
      const asked = { method: place.method, url: `${url}?${query}`, remoteAddress: someAddress() };
      await expectNoFault(async () => answerOf(await client.device.inject(asked)), asked.url);
    });
  },
  TIMEOUT,
);

test(
  'Z2 words of an owner in any order are read or refused',
  async () => {
    const device = await thinking.device();
    const telling = fc.constantFrom(...EMERGENCIES.flatMap(({ text }) => text.split(' ')));
    const ties = fc.constantFrom(
      'not',
      'no',
      'since',
      '3',
      '1/2',
      'kg',
      'x2',
      '?',
      '...',
      'if',
      ',',
    );
    const words = fc.array(fc.oneof(telling, ties, hostileText), { minLength: 1, maxLength: 60 });
    const call = BODY_CALLS['init'];
    const [route, body] = (await call?.(client)) ?? [];
    if (route === undefined) throw new Error('init');
    await tryProperty('words of an owner', words, async (all) => {
      const told = { ...body, initialSymptoms: all.join(' ') };
      await expectNoFault(async () =>
        answerOf(await sendCall(client, [route, told, { by: device }])),
      );
    });
  },
  TIMEOUT,
);

test(
  'Z2 18.4 the answer of a language model, changed in any place, lowers nothing and says nothing',
  async () => {
    const device = await newOwner(thinking);
    const { text, quote } = EMERGENCIES[0] ?? { text: '', quote: '' };
    const { state } = await alone(text);
    const { signs } = await engine.secondReaderInput(state);
    const states = ['present', 'absent', 'past', 'feared', 'asked'];
    const claims = states.map((one, index) => ({
      id: signs[index]?.id,
      state: one,
      quote,
      sure: true,
    }));
    await tryProperty('the answer of a language model', changes, async (all) => {
      const answer = JSON.stringify(applyTo({ heard: claims, note: CANARY }, all));
      vendor.answers = () => ({ content: answer });
      thinking.advance(61_000);
      const totals = noAttacks();
      await play(
        { name: answer, text, answer },
        { server: thinking, device, totals, mark: CANARY },
      );
    });
  },
  TIMEOUT,
);

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
        const answer = await client.upload(damaged(content, all), name, { path });
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
        remoteAddress: someAddress(),
        headers: { 'content-type': type },
        payload: damaged(content, all),
      };
      await expectNoFault(async () => answerOf(await client.device.inject(asked)));
    });
  },
  TIMEOUT,
);
