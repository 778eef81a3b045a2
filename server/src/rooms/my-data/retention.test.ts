import { healthRoutes, myDataRoutes, type InitResponse } from '@petwise/contracts';
import { afterEach, expect, test } from 'vitest';
import type { Queryable } from '../../db/database.ts';
import { postAnswer, postInit } from '../../testing/consult-bodies.ts';
import { filesHolding } from '../../testing/files-holding.ts';
import { HEALTH_SUMMARY } from '../../testing/health-summary.ts';
import type { Device } from '../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import { rowsOfOwner, tablesOf, doEverything } from '../../testing/do-everything.ts';

const DAY = 24 * 60 * 60 * 1000;

let client: UploadClient | undefined;
afterEach(() => client?.server.close());

test('O5 keeps everything when no limit is set, however old', async () => {
  client = await startUploadClient();
  const { server, device } = client;
  await postInit(device);
  server.advance(3_000 * DAY);
  await client.restart();
  await device.signIn();
  expect(await rowsOf(server.db, 'consults')).toBe(1);
  expect(await daysOf(device)).toBeNull();
});

test('O5 deletes what has not changed for as long as data is kept, of every kind, and nothing younger', async () => {
  const started = await startUploadClient({}, { PETWISE_KEEP_DAYS: '90' });
  client = started;
  const { server, device } = started;
  const { db } = server;
  const tidied = async (): Promise<void> => {
    await started.restart();
    await device.signIn();
  };
  const old = await doEverything(started, await server.device(), 'Zanzibar');
  const { sessionId, file } = await consultWithFiles(started);
  server.advance(2 * DAY);
  const young = await doEverything(started, await server.device(), 'Biscuit');
  const [before, stored] = [await rowsOfOwner(db, young), await rowsOfOwner(db, old)];
  server.advance(87 * DAY);
  await tidied();
  expect(await daysOf(device)).toBe(90);
  // A day too early. What is done for good, and who is signed in, is forgotten sooner by others.
  const sooner = { jobs: 0, auth_sessions: 0, pwa_tokens: 0, device_owners: expect.any(Number) };
  expect(await rowsOfOwner(db, old)).toEqual({ ...stored, ...sooner });
  await postAnswer(device, { sessionId, answer: 'Yes' });
  server.advance(2 * DAY);
  await tidied();
  await expect
    .poll(async () => tablesOf(await rowsOfOwner(db, old), 'filled'))
    .toEqual(['access_log', 'device_owners']);
  expect(await rowsOfOwner(db, young)).toEqual({ ...before, ...sooner });
  // Of a consult that changed yesterday, all is kept, however old.
  const read = await device.inject({ method: 'GET', url: `/api/files/${file}` });
  expect(read.body).toBe('Creatinine 1.1 mg/dL');
  for (const table of ['consults', 'uploads', 'health_imports', 'device_consults'])
    expect([table, await rowsOf(db, table)]).toEqual([table, (before[table] ?? 0) + 1]);
  await expect
    .poll(() => filesHolding(server.config.dataDir, 'Zanzibar'), { timeout: 60_000 })
    .toEqual([]);
}, 120_000);

async function daysOf(device: Device): Promise<number | null> {
  const answer = await device.inject({ method: 'GET', url: myDataRoutes.retention.path });
  return answer.json<{ days: number | null }>().days;
}

/** An assessment that came from a device, with a file and a health export that belong to it. */
async function consultWithFiles(given: UploadClient) {
  const { device } = given;
  const { db } = given.server;
  const { sessionId } = (await postInit(device)).json<InitResponse>();
  const { id } = await stored(
    await given.upload(Buffer.from('Creatinine 1.1 mg/dL'), 'bloods.txt'),
  );
  const { path } = healthRoutes.device;
  await device.inject({ method: 'POST', url: path, payload: HEALTH_SUMMARY });
  const mine = 'owner_id = (SELECT owner_id FROM consults WHERE id = $1)';
  await db.query(`UPDATE uploads SET consult_id = $1 WHERE ${mine}`, [sessionId]);
  await db.query(`UPDATE health_imports SET consult_id = $1 WHERE ${mine}`, [sessionId]);
  await db.query(
    'INSERT INTO device_consults SELECT id, owner_id, created_at FROM consults WHERE id = $1',
    [sessionId],
  );
  return { sessionId, file: id };
}

async function rowsOf(db: Queryable, table: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n ?? 0;
}
