import { consultRoutes, type ConsultSummary } from '@petwise/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postInit } from '../../testing/consult-bodies.ts';
import { startTestServer, type Device, type TestServer } from '../../testing/test-server.ts';

interface Page {
  consults: ConsultSummary[];
  next?: string;
}

let server: TestServer;
let device: Device;

beforeAll(async () => {
  server = await startTestServer();
  device = await server.device();
});
afterAll(() => server.close());

async function page(after?: string): Promise<Page> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
  const url = consultRoutes.list.path + query;
  const answer = await device.inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
}

test('the list of assessments comes in pages: each of 250 once, newest first', async () => {
  expect((await postInit(device)).statusCode).toBe(200);
  // Copies of a real one, three of each at the same moment.
  await server.db.query(
    `INSERT INTO consults (id, owner_id, status, title, species, breed, patient_data,
       medical_history, state, can_process_results, created_at, updated_at)
     SELECT gen_random_uuid()::text, owner_id, status, title, species, breed, patient_data, medical_history,
       state, can_process_results, created_at + (n / 3) * interval '1 second', updated_at
     FROM consults, generate_series(1, 249) n`,
  );
  const found: ConsultSummary[] = [];
  for (let next: string | undefined, first = true; first || next !== undefined; first = false) {
    const read = await page(next);
    expect(read.consults.length).toBeLessThanOrEqual(100);
    found.push(...read.consults);
    ({ next } = read);
  }
  expect(new Set(found.map(({ sessionId }) => sessionId)).size).toBe(250);
  expect(found).toHaveLength(250);
  const times = found.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a made-up end of a page is refused', async () => {
  for (const after of [
    'x',
    "2026-01-01T00:00:00.000Z'; DROP TABLE consults",
    '2026-01-01T25:61:00.000Z_x',
  ]) {
    const url = `${consultRoutes.list.path}?after=${encodeURIComponent(after)}`;
    expect((await device.inject({ method: 'GET', url })).statusCode).toBe(400);
  }
});
