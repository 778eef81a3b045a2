import { randomUUID } from 'node:crypto';
import { consultRoutes, type ConsultDetail, type InitResponse } from '@petwise/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postAnswer, postFinalize, postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

const HOUR = 60 * 60_000;

let server: TestServer;
let device: Device;
beforeEach(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterEach(() => server.close());

async function detailOf(sessionId: string): Promise<ConsultDetail> {
  const url = consultRoutes.detail.path.replace(':sessionId', sessionId);
  const { statusCode, body } = await device.inject({ method: 'GET', url });
  expect(statusCode, body).toBe(200);
  // The contract's answer.
  return JSON.parse(body) as ConsultDetail;
}

describe('a clock that is set while an assessment goes on', () => {
  test.each([1, -1])(
    'F18 by %i h: what runs is done once, the same call has the same answer, turns stay in their order',
    async (hours) => {
      const { sessionId } = (await postInit(device)).json<InitResponse>();
      const key = randomUUID();
      const release = server.assessor.hold();
      const answer = postAnswer(device, { sessionId, answer: 'Yes' }, key);
      await vi.waitFor(() => expect(server.assessor.calls.answer).toBe(1));
      server.advance(hours * HOUR);
      release();
      expect((await answer).statusCode).toBe(200);
      const again = await postAnswer(device, { sessionId, answer: 'Yes' }, key);
      expect(again.json()).toEqual((await answer).json());
      expect(server.assessor.calls.answer).toBe(1);
      expect((await postFinalize(device, sessionId)).statusCode).toBe(200);
      const { turns } = await detailOf(sessionId);
      const step = ['extraction_summary', 'question'];
      const order = ['initial_symptoms', ...step, 'answer', ...step];
      expect(turns.map(({ messageType }) => messageType)).toEqual(order);
      // By their times alone they would not, were the clock set back: this test can fail.
      const byTime = turns.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp));
      expect(byTime[0]?.messageType === 'initial_symptoms').toBe(hours > 0);
    },
  );

  test('F18 by a day ahead: who has to sign in again finds all of it', async () => {
    const { sessionId } = (await postInit(device)).json<InitResponse>();
    server.advance(24 * HOUR);
    const refused = await postAnswer(device, { sessionId, answer: 'Yes' });
    expect(refused.statusCode).toBe(401);
    await device.signIn();
    expect((await postAnswer(device, { sessionId, answer: 'Yes' })).statusCode).toBe(200);
    const { turns } = await detailOf(sessionId);
    expect(turns.filter(({ role }) => role === 'user')).toHaveLength(2);
  });
});
