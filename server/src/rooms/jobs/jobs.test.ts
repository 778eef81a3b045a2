import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ConsultDetail, InitResponse } from '@petwise/contracts';
import { postAnswer, postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

const HOUR = 60 * 60 * 1000;

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

async function linesOf(sessionId: string): Promise<string[]> {
  const rows = await server.db.query<{ content: string }>(
    'SELECT content FROM reasoning_lines WHERE session_id = $1 ORDER BY seq',
    [sessionId],
  );
  return rows.map((row) => row.content);
}

describe('a call with an Idempotency-Key', () => {
  test('the key of init, a free UUID, becomes the session’s id', async () => {
    const key = randomUUID();
    expect((await postInit(device, {}, key)).json<InitResponse>().sessionId).toBe(key);
  });

  test('F19 fifty at once have one effect and fifty equal answers', async () => {
    const key = randomUUID();
    const before = server.assessor.calls.begin;
    const answers = await Promise.all(Array.from({ length: 50 }, () => postInit(device, {}, key)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(server.assessor.calls.begin - before).toBe(1);
    const rows = await server.db.query('SELECT 1 FROM consults WHERE id = $1', [key]);
    expect(rows).toHaveLength(1);
    const streams = await server.db.query('SELECT 1 FROM reasoning_streams');
    const consults = await server.db.query('SELECT 1 FROM consults');
    expect(streams).toHaveLength(consults.length);
  });

  test('F19 a second call joins the one that runs', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const release = server.assessor.hold();
    const key = randomUUID();
    const before = server.assessor.calls.answer;
    const first = postAnswer(device, { sessionId, answer: 'Yes' }, key);
    await vi.waitFor(() => expect(server.assessor.calls.answer).toBe(before + 1));
    const second = postAnswer(device, { sessionId, answer: 'Yes' }, key);
    release();
    expect((await second).json()).toEqual((await first).json());
    expect(server.assessor.calls.answer).toBe(before + 1);
  });

  test('F19 the same key with another body is refused with 422', async () => {
    const key = randomUUID();
    await postInit(device, {}, key);
    const other = await postInit(device, { initialSymptoms: 'something else' }, key);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ code: 'idempotency-mismatch' });
  });

  test('a finished answer is given again later, after more answers too', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const key = randomUUID();
    const first = await postAnswer(device, { sessionId, answer: 'Yes' }, key);
    await postAnswer(device, { sessionId, answer: 'No' });
    expect((await postAnswer(device, { sessionId, answer: 'Yes' }, key)).json()).toEqual(
      first.json(),
    );
  });

  test('H12 a fault is a 500 that says nothing, and the same key may try again', async () => {
    const key = randomUUID();
    server.assessor.failNext(new Error('secret detail at /home/x'));
    const failed = await postInit(device, {}, key);
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({
      error: 'Something went wrong on the server',
      code: 'internal',
      requestId: failed.headers['x-request-id'],
    });
    const again = await postInit(device, {}, key);
    expect(again.json<InitResponse>().sessionId).toBe(key);
    expect(await linesOf(key)).toEqual([
      'reading He keeps vomiting since yesterday',
      'choosing question 1',
    ]);
  });

  test('a key that is no single word is refused', async () => {
    expect((await postInit(device, {}, 'two words')).statusCode).toBe(400);
    expect((await postInit(device, {}, 'x'.repeat(201))).statusCode).toBe(400);
  });
});

describe('a call without a key', () => {
  test('API-01 a plain client gets the plain answer', async () => {
    const { sessionId, question } = (await postInit(device)).json<InitResponse>();
    expect(sessionId).toMatch(/^[\da-f-]{36}$/);
    expect(question?.options).toContain('Yes');
  });
});

describe('a restart', () => {
  /** The next server; one that shares its database waits until the lease of what was killed has run out. */
  async function startNext(): Promise<void> {
    if (server.db.kind === 'postgres') server.advance(2 * HOUR);
    await server.restart();
  }

  test('F1 what a killed server was doing is done by the next, once, without repeated lines', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const key = randomUUID();
    const answered = postAnswer(device, { sessionId, answer: 'Yes' }, key);
    await answered;
    const lines = await linesOf(sessionId);
    // As a kill leaves it: the row still runs, the reasoning is stored in part, the answer is not.
    await server.db.query(
      `UPDATE jobs SET status = 'running', result = NULL, lease_until = now() + interval '1 hour',
         request = $2::jsonb WHERE idempotency_key = $1`,
      [key, JSON.stringify({ sessionId, answer: 'Yes', attachedFiles: [] })],
    );
    await server.db.query('DELETE FROM consult_turns WHERE consult_id = $1 AND position > 3', [
      sessionId,
    ]);
    await server.db.query(
      'UPDATE consults SET version = 1, state = state || \'{"answers": []}\'::jsonb WHERE id = $1',
      [sessionId],
    );
    await server.db.query('DELETE FROM reasoning_lines WHERE session_id = $1 AND seq = $2', [
      sessionId,
      lines.length,
    ]);
    await startNext();
    const again = await postAnswer(device, { sessionId, answer: 'Yes' }, key);
    expect(again.json()).toEqual((await answered).json());
    const read = await device.inject({ method: 'GET', url: `/api/consults/${sessionId}` });
    const { turns } = read.json<ConsultDetail>();
    expect(turns.filter((turn) => turn.messageType === 'answer')).toHaveLength(1);
    expect(await linesOf(sessionId)).toEqual(lines);
  });

  test('F1 a job that keeps being interrupted fails clearly', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const key = randomUUID();
    await postAnswer(device, { sessionId, answer: 'Yes' }, key);
    await server.db.query(
      "UPDATE jobs SET status = 'running', attempts = 3, result = NULL WHERE idempotency_key = $1",
      [key],
    );
    await startNext();
    const [row] = await server.db.query('SELECT status FROM jobs WHERE idempotency_key = $1', [
      key,
    ]);
    expect(row).toEqual({ status: 'failed' });
  });

  test('F5 closing waits for what runs, and nothing acknowledged is lost', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const release = server.assessor.hold();
    const before = server.assessor.calls.answer;
    const answered = postAnswer(device, { sessionId, answer: 'Yes' });
    await vi.waitFor(() => expect(server.assessor.calls.answer).toBe(before + 1));
    const closing = server.restart();
    release();
    expect((await answered).statusCode).toBe(200);
    await closing;
    const read = await device.inject({ method: 'GET', url: `/api/consults/${sessionId}` });
    expect(read.json<ConsultDetail>().turns.at(-1)?.content).toBe('Question 2?');
  });

  test('F5 closing leaves what takes too long to the next server, and its caller is told to come back', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    const release = server.assessor.hold();
    const before = server.assessor.calls.answer;
    const key = randomUUID();
    const waiting = postAnswer(device, { sessionId, answer: 'Yes' }, key);
    await vi.waitFor(() => expect(server.assessor.calls.answer).toBe(before + 1));
    await server.restart();
    expect((await waiting).statusCode).toBe(503);
    expect((await waiting).headers['retry-after']).toBe('2');
    release();
    expect((await postAnswer(device, { sessionId, answer: 'Yes' }, key)).statusCode).toBe(200);
    const read = await device.inject({ method: 'GET', url: `/api/consults/${sessionId}` });
    const { turns } = read.json<ConsultDetail>();
    expect(turns.filter((turn) => turn.messageType === 'answer')).toHaveLength(1);
    expect(new Set(await linesOf(sessionId)).size).toBe((await linesOf(sessionId)).length);
  });
});
