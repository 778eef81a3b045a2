import { myDataRoutes } from '@petwise/contracts';
import { afterEach, expect, test } from 'vitest';
import { postInit } from '../../testing/consult-bodies.ts';
import { filesHolding } from '../../testing/files-holding.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';

const DAY = 24 * 60 * 60 * 1000;

let client: UploadClient | undefined;
afterEach(() => client?.server.close());

async function held({ server, device }: UploadClient): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['consults', 'jobs', 'uploads', 'reasoning_streams']) {
    const [row] = await server.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    counts[table] = row?.n ?? 0;
  }
  const answer = await device.inject({ method: 'GET', url: myDataRoutes.retention.path });
  return { ...counts, days: answer.json<{ days: number | null }>().days ?? -1 };
}

test('O5 keeps everything when no limit is set, however old', async () => {
  client = await startUploadClient();
  await postInit(client.device);
  client.server.advance(3_000 * DAY);
  await client.restart();
  await client.device.signIn();
  expect(await held(client)).toMatchObject({ consults: 1, days: -1 });
});

test('O5 deletes what has not changed for as long as data is kept, files too, and nothing younger', async () => {
  const started = await startUploadClient({}, { PETWISE_KEEP_DAYS: '90' });
  client = started;
  await stored(await client.upload(Buffer.from('Zanzibar creatinine 3.4'), 'old.txt'));
  await postInit(client.device, { initialSymptoms: 'Zanzibar: she sneezes and limps' });
  client.server.advance(60 * DAY);
  await client.device.signIn();
  await postInit(client.device);
  await stored(await client.upload(Buffer.from('Creatinine 1.1'), 'young.txt'));
  client.server.advance(29 * DAY);
  await client.restart();
  await client.device.signIn();
  expect(await held(client)).toMatchObject({ consults: 2, uploads: 2, days: 90 });
  client.server.advance(2 * DAY);
  await client.restart();
  await client.device.signIn();
  await expect.poll(() => held(started)).toMatchObject({ consults: 1, uploads: 1 });
  const { dataDir } = client.server.config;
  await expect.poll(() => filesHolding(dataDir, 'Zanzibar'), { timeout: 60_000 }).toEqual([]);
}, 120_000);
