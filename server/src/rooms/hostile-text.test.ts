import { authRoutes, type InitResponse, type Message } from '@petwise/contracts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BODY_CALLS } from '../testing/body-calls.ts';
import { sendCall } from '../testing/send-call.ts';
import { postAnswer, postInit } from '../testing/consult-bodies.ts';
import { openChat } from '../testing/session-client.ts';
import type { Device } from '../testing/test-server.ts';
import { startUploadClient, type UploadClient } from '../testing/upload-client.ts';

/**
 * Text that a database cannot keep, in every place where text comes in. PostgreSQL
 * takes no NUL, and `jsonb` no half of a surrogate pair.
 */
const HOSTILE = {
  'a NUL': '\u0000',
  'the first half of an emoji': '\ud83d',
  'the second half of an emoji': '\ude00',
} as const;

/** All of them, in an order in which no two make a whole. */
const ALL = Object.values(HOSTILE).toReversed().join('');

vi.setConfig({ testTimeout: 120_000 });

let client: UploadClient;
let device: Device;

beforeAll(async () => {
  client = await startUploadClient({ isUnlimited: true });
  ({ device } = client);
});
afterAll(() => client.server.close());

/** The body once for each text in it, with something put into the middle of that text. */
function* variants(body: unknown, put: string): Generator<{ where: string; body: unknown }> {
  if (typeof body === 'string') {
    const middle = Math.floor(body.length / 2);
    yield { where: '', body: body.slice(0, middle) + put + body.slice(middle) };
  } else if (typeof body === 'object' && body !== null) {
    for (const [key, value] of Object.entries(body)) {
      for (const { where, body: part } of variants(value, put)) {
        const copy: unknown = Array.isArray(body)
          ? body.with(Number(key), part)
          : { ...body, [key]: part };
        yield { where: `${key}.${where}`, body: copy };
      }
    }
  }
}

describe.each(Object.entries(BODY_CALLS))('%s', (_call, make) => {
  test('with such text anywhere in it is no fault of the server', async () => {
    const [route, body, more] = await make(client);
    const plain = await sendCall(client, [route, body, more]);
    expect(plain.statusCode, plain.body).toBeLessThan(400);
    for (const { where } of variants(body, ALL)) {
      const [again, fresh, by] = await make(client);
      const hostile = [...variants(fresh, ALL)].find((variant) => variant.where === where);
      // A variant of an object is one.
      const answer = await sendCall(client, [again, hostile?.body as object, by]);
      expect(answer.statusCode, `${where} ${answer.body}`).toBeLessThan(500);
    }
    const odd = await sendCall(client, [route, { ...body, [`k${ALL}`]: 1 }, more]);
    expect([400, 401]).toContain(odd.statusCode);
  });
});

test('a password with such text is a wrong one', async () => {
  const answer = await sendCall(client, [authRoutes.login, { password: `a wrong${ALL} password` }]);
  expect(answer.statusCode).toBe(401);
});

describe('an owner’s urgent words', () => {
  test.each(Object.entries(HOSTILE))(
    'with %s in them are taken, read and kept',
    async (_what, put) => {
      const words = `He collapsed${put} and cannot breathe`;
      const begun = await postInit(device, { initialSymptoms: words });
      expect(begun.statusCode).toBe(200);
      const stored = `He collapsed${put === '\u0000' ? '' : '\ufffd'} and cannot breathe`;
      const { sessionId, extractionSummary } = begun.json<InitResponse>();
      expect(extractionSummary).toContain(stored);
      expect((await postAnswer(device, { sessionId, answer: words })).statusCode).toBe(200);
      const chat = await openChat(device);
      const [sent] = await chat.say(words);
      expect(sent).toMatchObject({ content: stored } satisfies Partial<Message>);
    },
  );

  test('that are cut through an emoji by a limit of ours are kept', async () => {
    const before = await postInit(device, { initialSymptoms: `${'x'.repeat(78)}😀😀 and more` });
    expect(before.statusCode).toBe(200);
    const name = `${'n'.repeat(195)}😀😀.txt`;
    expect((await client.upload(Buffer.from('Milo vomits'), name)).status).toBe(200);
  });

  test('are one text however an accent was typed, and a tall pile of accents costs nothing', async () => {
    const begun = await postInit(device, { initialSymptoms: 'Ze\u0301 has diarrhe\u0301a' });
    expect(begun.json<InitResponse>().extractionSummary).toContain('Z\u00e9 has diarrh\u00e9a');
    const pile = 'a\u0301\u0323'.repeat(2) + '\u0301\u0323'.repeat(24_000);
    expect((await postInit(device, { initialSymptoms: pile })).statusCode).toBe(200);
  });
});
