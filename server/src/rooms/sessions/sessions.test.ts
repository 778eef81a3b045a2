import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Message } from '@petwise/contracts';
import { BASIC_INTAKE, beginChat, chatOf, openChat } from '../../testing/session-client.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

const PROCESS = { content: 'Process my results now', messageType: 'process-results' } as const;

function contents(messages: readonly Message[], role: Message['role']): string[] {
  return messages.filter((one) => one.role === role).map(({ content }) => content);
}

describe('who may use a session', () => {
  test('API-04 every call needs a session of the login', async () => {
    const stranger = await server.device({ signedIn: false });
    const { id } = await openChat(device);
    const url = `/api/sessions/${id}/messages`;
    expect((await stranger.inject({ method: 'POST', url: '/api/sessions' })).statusCode).toBe(401);
    expect((await stranger.inject({ method: 'GET', url })).statusCode).toBe(401);
    expect((await chatOf(stranger, id).post({ content: 'x' })).statusCode).toBe(401);
  });

  test('API-04 another owner’s session, a free id and no id are all not there', async () => {
    const other = await server.device();
    const { id } = await openChat(device);
    for (const session of [id, randomUUID(), 'nothing']) {
      const chat = chatOf(other, session);
      const read = await other.inject({ method: 'GET', url: `/api/sessions/${session}/messages` });
      expect(read.statusCode).toBe(404);
      expect((await chat.post({ content: 'hello' })).statusCode).toBe(404);
    }
    expect(await chatOf(device, id).read()).toHaveLength(1);
  });
});

describe('the order of a conversation', () => {
  test('CONV-05 words in place of a form are added to the description, and the form is asked for again', async () => {
    const chat = await openChat(device);
    await chat.say('He vomits');
    const again = (await chat.say('and he is tired')).at(-1);
    expect(again?.metadata?.requiresForm).toBe('basic-intake');
    await chat.form('basic', {
      species: 'dog',
      breed: 'Pug',
      age: 2,
      ageUnit: 'years',
      sex: 'male',
      spayedNeutered: 'no',
      weight: 8,
      weightUnit: 'kg',
    });
    const third = (await chat.say('since Monday')).at(-1);
    expect(third?.metadata?.requiresForm).toBe('medical-history');
    const begun = await chat.form('medical-history', { skipped: true });
    expect(contents(begun, 'assistant')[0]).toBe(
      'understood He vomits\nand he is tired\nsince Monday',
    );
  });

  test('PROTO-10 the prototype’s own basic form is taken, what it leaves open is said, and it may be sent again', async () => {
    const chat = await openChat(device);
    await chat.say('She sneezes');
    const open = { gender: 'female', weightUnit: 'kg', height: null, heightUnit: 'cm' };
    const first = (await chat.form('basic', { ...open, age: null, weight: 4 })).at(-1);
    // Nothing is taken for granted of an age that was not told.
    expect(first?.content).toContain('I take it that your pet is a dog. If that is wrong');
    const second = (await chat.form('basic', BASIC_INTAKE)).at(-1);
    expect(second?.content).not.toContain('I take it');
    expect(second?.metadata?.requiresForm).toBe('medical-history');
  });

  test('what comes out of turn is refused with a clear sentence, and leaves nothing behind', async () => {
    const chat = await openChat(device);
    const intake = { content: 'x', messageType: 'intake' } as const;
    const skip = { intakeType: 'medical-history', intakeData: { skipped: true } } as const;
    const early = await chat.post({ ...intake, metadata: skip });
    expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'conflict' }]);
    expect((await chat.post(PROCESS)).statusCode).toBe(409);
    await chat.say('He vomits');
    expect((await chat.post({ ...intake, metadata: skip })).statusCode).toBe(409);
    expect((await chat.post({ content: '   ' })).statusCode).toBe(400);
    expect((await chat.post({ ...intake, metadata: null })).statusCode).toBe(400);
    expect(await chat.read()).toHaveLength(3);
    const begun = await beginChat(device, 'He vomits');
    expect((await begun.post(PROCESS)).json()).toMatchObject({
      error: 'Please answer at least one question before the results',
    });
  });

  test('bad input: 50 000 characters, markup and an unknown type', async () => {
    const chat = await beginChat(device, 'He vomits');
    const markup = '<script>alert(1)</script>';
    const long = markup + 'a'.repeat(50_000 - markup.length);
    const [sent] = await chat.say(long);
    expect(sent?.content).toBe(long);
    expect((await chat.post({ content: `${long}b` })).statusCode).toBe(400);
    const url = `/api/sessions/${chat.id}/messages`;
    const payload = { content: 'x', messageType: 'hologram' };
    expect((await device.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
  });

  test('a session that was only opened is forgotten after a week, one in use is not', async () => {
    const unused = await openChat(device);
    const used = await openChat(device);
    await used.say('He vomits');
    server.advance(8 * 24 * 60 * 60 * 1000);
    await server.restart();
    device = await server.device();
    const rows = await server.db.query<{ id: string }>(
      'SELECT id FROM chat_sessions WHERE id = ANY($1::text[])',
      [[unused.id, used.id]],
    );
    expect(rows.map(({ id }) => id)).toEqual([used.id]);
  });
});

describe('a message that is sent more than once', () => {
  test('Z1 a double click and a retry under one key are one message, with one answer', async () => {
    const chat = await beginChat(device, 'He vomits');
    const before = (await chat.read()).length;
    const key = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => chat.post({ content: 'Since Monday' }, key)),
    );
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    const retried = await chat.post({ content: 'Since Monday' }, key);
    expect(retried.body).toBe(sent[0]?.body);
    expect(await chat.read()).toHaveLength(before + 3);
    expect((await chat.post({ content: 'Other words' }, key)).statusCode).toBe(422);
  });

  test('one key in two sessions is not one message', async () => {
    const [one, two] = [await openChat(device), await openChat(device)];
    const key = randomUUID();
    expect((await one.post({ content: 'He vomits' }, key)).statusCode).toBe(200);
    expect((await two.post({ content: 'He vomits' }, key)).statusCode).toBe(422);
    expect(await two.read()).toHaveLength(1);
  });

  test('API-01 a plain client without a key gets the plain answer', async () => {
    const chat = await openChat(device);
    const added = await chat.say('He vomits');
    expect(added.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect((await chat.read()).slice(1)).toEqual(added);
  });
});

describe('two tabs at once', () => {
  test('Z1 both press a quick answer of one question: one is taken, the other learns why', async () => {
    const chat = await beginChat(device, 'He vomits');
    const quick = (await chat.read()).at(-1)?.metadata?.quickResponses ?? [];
    const answers = await Promise.all(
      [0, 1].map((index) =>
        chat.post({
          content: quick[index]?.text ?? '',
          messageType: 'response',
          metadata: { selectedValue: quick[index]?.value ?? '' },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'conflict',
      error: expect.stringMatching(/answered already/),
    });
    expect(contents(await chat.read(), 'user').slice(3)).toHaveLength(1);
  });

  test('Z1 both write at once: two messages, each once, in one order for both', async () => {
    const chat = await beginChat(device, 'He vomits');
    const words = Array.from({ length: 8 }, (_, index) => `words ${index}`);
    await Promise.all(words.map((content) => chat.post({ content })));
    const all = await chat.read();
    expect(contents(all, 'user').slice(3).toSorted()).toEqual(words);
    // Only the first can be the answer: the others came before the question they would answer.
    const understood = contents(all, 'assistant').filter((text) =>
      text.startsWith('understood words'),
    );
    const asides = contents(all, 'assistant').filter((text) => text.startsWith('understood aside'));
    expect([understood.length, asides.length]).toEqual([1, 7]);
    const rows = await server.db.query<{ position: number }>(
      'SELECT position FROM chat_messages WHERE session_id = $1 ORDER BY position',
      [chat.id],
    );
    expect(rows.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
  });
});

describe('a long call', () => {
  test('F1 a fault loses nothing: the same key may try again, and the message is there once', async () => {
    const chat = await beginChat(device, 'He vomits');
    const key = randomUUID();
    server.assessor.failNext(new Error('secret'));
    const failed = await chat.post({ content: 'Since Monday' }, key);
    expect([failed.statusCode, failed.json()]).toMatchObject([500, { code: 'internal' }]);
    expect((await chat.post({ content: 'Since Monday' }, key)).statusCode).toBe(200);
    expect(contents(await chat.read(), 'user').slice(3)).toEqual(['Since Monday']);
  });

  test('F1 a restart in the middle: the answer is there afterwards, once', async () => {
    const chat = await beginChat(device, 'He vomits');
    const key = randomUUID();
    const before = server.assessor.calls.answer;
    const release = server.assessor.hold();
    const sent = chat.post({ content: 'Since Monday' }, key);
    await vi.waitFor(() => expect(server.assessor.calls.answer).toBe(before + 1));
    // As a kill leaves it: another process takes the row, and the one that worked may not save.
    await server.db.query(
      `UPDATE jobs SET attempts = attempts + 1, lease_until = '-infinity' WHERE idempotency_key = $1`,
      [key],
    );
    release();
    expect((await sent).statusCode).toBe(503);
    await server.restart();
    const again = await chat.post({ content: 'Since Monday' }, key);
    expect(again.statusCode).toBe(200);
    expect(contents(await chat.read(), 'user').slice(3)).toEqual(['Since Monday']);
  });

  test('SOCK-03 what the assessor thinks is logged under the session’s own id', async () => {
    const chat = await beginChat(device, 'He vomits');
    await chat.say('Since Monday');
    const rows = await server.db.query<{ content: string; seq: number }>(
      'SELECT content, seq FROM reasoning_lines WHERE session_id = $1 ORDER BY seq',
      [chat.id],
    );
    expect(rows.map(({ content }) => content)).toContain('reading Since Monday');
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  });
});
