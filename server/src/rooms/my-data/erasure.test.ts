import { myDataRoutes, resumableRoutes } from '@petwise/contracts';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { filesHolding } from '../../testing/files-holding.ts';
import { finishedConsult } from '../../testing/finished-consult.ts';
import { beginChat } from '../../testing/session-client.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';

/** Letters that the product's own words never have in this order. */
const MARKER = 'Quxzibble';
const OTHERS = 'Vorbknuddle';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const postgres = inject('postgres');
let client: UploadClient;
afterEach(() => client.server.close());

/** Files of the data folder, and of the PostgreSQL server where there is one. */
const holding = async (marker: string): Promise<string[]> => [
  ...(await filesHolding(client.server.config.dataDir, marker)),
  ...(postgres === null ? [] : await filesHolding(postgres.dataDir, marker)),
];

/** Leaves a marker wherever an owner's words go. */
async function leaveWords(marker: string, who = client.device): Promise<void> {
  await finishedConsult(who, {
    initialSymptoms: `${marker} keeps vomiting`,
    medicalHistory: {
      medications: [`${marker} tablets`],
      chronicIllnesses: [],
      priorOperations: [],
      vaccinationHistory: 'Unknown',
      diet: 'Dry food',
      environment: 'Indoor only',
    },
    answers: [`${marker} began today`, 'No'],
  });
  await beginChat(who, `${marker} will not eat`);
  await stored(
    await client.upload(Buffer.from(`${marker}: Creatinine 3.4 mg/dL`), `${marker}.txt`, { who }),
  );
  const begun = await who.inject({
    method: resumableRoutes.begin.method,
    url: resumableRoutes.begin.path,
    payload: { name: `${marker}.txt`, size: 100 },
  });
  const { uploadId } = begun.json<{ uploadId: string }>();
  const piece = await client.upload(Buffer.from(`${marker} half`), 'piece', {
    who,
    path: `${resumableRoutes.append.path.replace(':uploadId', uploadId)}?offset=0`,
  });
  expect(piece.status).toBe(200);
}

test('C7 deleted words are found in no file of the data folder within 60 s', async () => {
  client = await startUploadClient();
  const other = await client.server.device();
  await leaveWords(MARKER);
  await leaveWords(OTHERS, other);
  await client.server.db.query('ANALYZE');
  await client.server.db.query('CHECKPOINT');
  // This test can fail: the words are in tables, in the log and in uploads.
  expect((await holding(MARKER)).length).toBeGreaterThan(3);

  const { method, path } = myDataRoutes.remove;
  expect((await client.device.inject({ method, url: path })).statusCode).toBe(200);
  await expect.poll(() => holding(MARKER), { timeout: 60_000, interval: 1_000 }).toEqual([]);
  const kept = await other.inject({ method: 'GET', url: myDataRoutes.export.path });
  expect(kept.body).toContain(`${OTHERS} keeps vomiting`);
  expect((await holding(OTHERS)).length).toBeGreaterThan(0);
});

describe('a server that ends between a deletion and the rewriting of the files', () => {
  test('C7 does it at its next start', async () => {
    client = await startUploadClient();
    await leaveWords(MARKER);
    await client.server.db.query('CHECKPOINT');
    const { method, path } = myDataRoutes.remove;
    await client.device.inject({ method, url: path });
    // Ends before the first pass has begun.
    await client.restart();
    const inDatabase = async (): Promise<string[]> =>
      (await holding(MARKER)).filter((name) => !name.startsWith('uploads'));
    await expect.poll(inDatabase, { timeout: 60_000, interval: 1_000 }).toEqual([]);
  });
});
