import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '@petwise/contracts';
import { correctionsOf } from '../../testing/corrections.ts';
import { NOTHING_MORE } from '../../testing/scripted-assessor.ts';
import { beginChat, type ChatClient } from '../../testing/session-client.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

async function endOf(chat: ChatClient, count: number): Promise<string[]> {
  return (await chat.read()).slice(-count).map(({ role, content }) => `${role}: ${content}`);
}

test('PROTO-05 the last answer can be said in other words, as typed or as a quick answer', async () => {
  const chat = await beginChat(device, 'He vomits');
  const corrections = correctionsOf(device, 'sessions', chat.id);
  expect((await corrections.read()).editable).toBeNull();
  await chat.choose((await chat.read()).at(-1));
  const answerId = (await corrections.read()).editable ?? '';
  const done = await corrections.post({ kind: 'edit', answerId, answer: 'Only once' });
  expect(done.statusCode).toBe(200);
  expect(await endOf(chat, 3)).toEqual([
    'user: Only once',
    'assistant: understood Only once',
    'assistant: Question 2?',
  ]);
  const { messages } = done.json<{ messages: Message[] }>();
  expect(messages.find(({ id }) => id === answerId)?.metadata).toMatchObject({ edited: true });
  await chat.choose(messages.at(-1));
  expect(await endOf(chat, 1)).toEqual(['assistant: Question 3?']);
});

test('CHAT-04 the last answer is taken back whole: its question is asked again, and answered once', async () => {
  const chat = await beginChat(device, 'He vomits');
  const corrections = correctionsOf(device, 'sessions', chat.id);
  const asked = await endOf(chat, 4);
  await chat.choose((await chat.read()).at(-1));
  const first = (await corrections.read()).editable ?? '';
  await corrections.post({ kind: 'remove', sign: 's0' });
  const undone = await corrections.post({ kind: 'undo', answerId: first });
  expect(undone.statusCode).toBe(200);
  expect(undone.json()).toMatchObject({ understood: { editable: null } });
  const withdrawn = 'user: I take back: he vomits';
  expect(await endOf(chat, 4)).toEqual([...asked.slice(1, -1), withdrawn, ...asked.slice(-1)]);
  expect((await corrections.read()).removed.map(({ id }) => id)).toEqual(['s0']);
  const none = await chat.post({ content: 'x', messageType: 'process-results' });
  expect(none.statusCode).toBe(409);
  await chat.choose((await chat.read()).at(-1));
  await chat.choose((await chat.read()).at(-1));
  expect((await corrections.post({ kind: 'undo', answerId: first })).statusCode).toBe(409);
  const { editable } = await corrections.read();
  await corrections.post({ kind: 'undo', answerId: editable ?? '' });
  expect(await endOf(chat, 1)).toEqual(['assistant: Question 2?']);
});

test('PROTO-05 words taken back that came after the last question: that none is left is said once', async () => {
  const chat = await beginChat(device, 'He vomits');
  await chat.say(NOTHING_MORE);
  const [end = ''] = await endOf(chat, 1);
  expect(end).toMatch(/no more questions/);
  await chat.say('He limps too');
  const corrections = correctionsOf(device, 'sessions', chat.id);
  const { editable } = await corrections.read();
  expect((await corrections.post({ kind: 'undo', answerId: editable ?? '' })).statusCode).toBe(200);
  const all = await endOf(chat, 100);
  expect(all.at(-1)).toBe(end);
  expect(all.filter((line) => line === end)).toHaveLength(1);
  expect(all.join()).not.toContain('limps');
});

test('PROTO-05 a sign taken back reaches the assessor, and the question stays the last message', async () => {
  const chat = await beginChat(device, 'He vomits');
  const before = await endOf(chat, 3);
  const corrections = correctionsOf(device, 'sessions', chat.id);
  await corrections.post({ kind: 'remove', sign: 's0' });
  expect(await endOf(chat, 2)).toEqual(['user: I take back: he vomits', 'assistant: Question 1?']);
  expect((await corrections.read()).removed.map(({ id }) => id)).toEqual(['s0']);
  await corrections.post({ kind: 'restore', sign: 's0' });
  expect(await endOf(chat, 3)).toEqual(before);
});

test('PROTO-05 after the analysis, and for another owner, nothing can be corrected', async () => {
  const chat = await beginChat(device, 'He vomits');
  const corrections = correctionsOf(device, 'sessions', chat.id);
  await chat.say('Yes');
  const other = correctionsOf(await server.device(), 'sessions', chat.id);
  expect((await other.post({ kind: 'remove', sign: 's0' })).statusCode).toBe(404);
  await chat.say({ content: 'Process my results now', messageType: 'process-results' });
  expect((await corrections.post({ kind: 'remove', sign: 's0' })).statusCode).toBe(409);
  expect(await corrections.read()).toEqual({ signs: [], removed: [], editable: null });
});

test('PROTO-06 words from a page that had not shown the newest question are refused, not taken as its answer', async () => {
  const chat = await beginChat(device, 'He vomits');
  const first = (await chat.read()).at(-1)?.id ?? '';
  await chat.say({ content: 'Yes', metadata: { replyTo: first } });
  const count = (await chat.read()).length;
  const stale = await chat.post({ content: 'Green', metadata: { replyTo: first } });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({
    code: 'conflict',
    error: 'This question was answered already. The newest one is at the end of the conversation',
  });
  expect(await chat.read()).toHaveLength(count);
  const newest = (await chat.read()).at(-1)?.id ?? '';
  const fresh = await chat.post({ content: 'Green', metadata: { replyTo: newest } });
  expect(fresh.statusCode).toBe(200);
});
