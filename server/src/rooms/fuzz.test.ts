import { randomUUID } from 'node:crypto';
import { SOCKET_CLOSE, SOCKET_PATH, uploadRoutes } from '@petwise/contracts';
import {
  applyTo,
  changes,
  hostileText,
  FUZZ_TIMEOUT_MS as TIMEOUT,
  tryProperty,
} from '@petwise/tools/fuzz';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { BODY_CALLS } from '../testing/body-calls.ts';
import { sendCall } from '../testing/send-call.ts';
import { SHELL_FILES, writeFiles } from '../testing/make-release.ts';
import { answerOf, expectNoFault } from '../testing/expect-no-fault.ts';
import {
  startScriptedModelVendor,
  type ScriptedModelVendor,
} from '../testing/scripted-model-vendor.ts';
import { ownerText } from '../testing/owner-text.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';
import { CANARY, EMERGENCIES } from './language-model/testing/attacks.ts';
import { alone, engine, newOwner, noAttacks, play } from './language-model/testing/play-attack.ts';

/** What callers send is changed at random, and never a fault of the server. */
let client: UploadClient;
let vendor: ScriptedModelVendor;
let thinking: TestServer;

beforeAll(async () => {
  client = await startUploadClient({ isUnlimited: true });
  await writeFiles(client.server.config.shellDir, SHELL_FILES);
  vendor = await startScriptedModelVendor();
  const model = { PETWISE_LLM_BASE_URL: vendor.url, PETWISE_LLM_MODEL: 'liar' };
  thinking = await startTestServer(model, { assessor: engine, isUnlimited: true });
});
afterAll(async () => {
  await Promise.all([client.server.close(), thinking.close()]);
  await vendor.close();
});

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
      const asked = { method: place.method, url: `${url}?${query}` };
      await expectNoFault(async () => answerOf(await client.device.inject(asked)), asked.url);
    });
  },
  TIMEOUT,
);

/** What of a request the server reads beside its address and body. */
const HEADERS =
  `cookie range if-none-match if-range if-modified-since idempotency-key content-type content-length accept accept-encoding
accept-language authorization origin sec-fetch-site host x-forwarded-for x-forwarded-proto user-agent`.split(
    /\s/,
  );
const VALUES =
  `petwise_session= petwise_session=a.b.c; bytes=0- bytes=9-1,-5 bytes=-99999999999 W/"a" * */* application/json;charset=x
multipart/form-data;boundary= br;q=0,gzip;q=9 es-419,en;q=-1 Bearer null http://[ a@b,[::1]:99999`.split(
    /\s/,
  );

test(
  'Z2 headers of any letters lead to an answer or a refusal',
  async () => {
    const { contracts } = client.server.app;
    const pages = ['/', '/registry.json', '/sw.js', '/metrics', '/healthz', '/assets/a.js', '/x'];
    const places = [
      ...pages.map((path) => ({ method: 'GET' as const, path })),
      ...contracts.filter(({ method }) => method !== 'DELETE'),
    ];
    // As Node takes them from the wire.
    const value = fc
      .oneof(fc.constantFrom(...VALUES), hostileText)
      .map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 4_000));
    const sent = fc.record({
      place: fc.constantFrom(...places),
      headers: fc.dictionary(fc.constantFrom(...HEADERS), value, { minKeys: 1, maxKeys: 5 }),
    });
    await tryProperty('headers', sent, async ({ place: { method, path }, headers }) => {
      const url = path.replace(/:\w+/g, randomUUID());
      const asked = { method, url, headers };
      await expectNoFault(async () => answerOf(await client.device.inject(asked)), url);
    });
  },
  TIMEOUT,
);

test(
  'Z2 what a page sends over the socket is answered, or ends that socket alone',
  async () => {
    const { host } = new URL(client.address);
    const headers = { cookie: client.device.cookieHeader(), origin: client.address };
    const message = fc.oneof(hostileText, fc.uint8Array(), fc.constant('{"type":"ping"}'));
    await tryProperty('messages of a socket', fc.array(message, { maxLength: 4 }), async (all) => {
      const socket = new WebSocket(`ws://${host}${SOCKET_PATH}?sessionId=${randomUUID()}`, {
        headers,
      });
      const end = await new Promise<number>((done, fail) => {
        socket.once('error', fail);
        socket.once('close', done);
        // Whatever it is, the last is none of its messages.
        socket.once('open', () => [...all, 'over'].forEach((one) => socket.send(one)));
      });
      expect([SOCKET_CLOSE.badMessage, SOCKET_CLOSE.tooLarge]).toContain(end);
    });
  },
  TIMEOUT,
);

test(
  'Z2 words of an owner in any order are read or refused',
  async () => {
    const device = await thinking.device();
    const call = BODY_CALLS['init'];
    const [route, body] = (await call?.(client)) ?? [];
    if (route === undefined) throw new Error('init');
    await tryProperty('words of an owner', ownerText, async (initialSymptoms) => {
      const told = { ...body, initialSymptoms };
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
