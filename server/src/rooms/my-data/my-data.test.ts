import { randomUUID } from 'node:crypto';
import { MyData, myDataRoutes, petRoutes } from '@petwise/contracts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postInit } from '../../testing/consult-bodies.ts';
import type { Device } from '../../testing/test-server.ts';
import { startUploadClient, stored, type UploadClient } from '../../testing/upload-client.ts';
import {
  ACCOUNT_TABLES,
  rowsBelowOwners,
  rowsOfOwner,
  tablesOf,
  doEverything,
} from '../../testing/do-everything.ts';

let client: UploadClient;
let other: Device;

beforeAll(async () => {
  client = await startUploadClient();
  other = await client.server.device();
});
afterAll(() => client.server.close());

async function exportOf(device: Device): Promise<MyData> {
  const response = await device.inject({ method: 'GET', url: myDataRoutes.export.path });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-disposition']).toMatch(/attachment; filename="petwise-my-data-/);
  return v.parse(MyData, response.json());
}

/** The tables that still have rows, without the log of accesses: it begins anew with the deletion itself (access-log.test.ts). */
async function leftOf(rows: Promise<Record<string, number>>): Promise<string[]> {
  return tablesOf(await rows, 'filled').filter((table) => table !== 'access_log');
}

/** An export of an owner who has told nothing. */
const NOTHING = {
  pets: [],
  assessments: [],
  conversations: [],
  files: [],
  healthImports: [],
  reportLinks: [],
};
/** What two readings of the same differ in. */
const READ_SINCE = { exportedAt: '', accesses: [] };

describe('what the server holds of an owner', () => {
  test('API-04 needs a session', async () => {
    const stranger = await client.server.device({ signedIn: false });
    for (const { method, path } of [myDataRoutes.export, myDataRoutes.remove]) {
      expect((await stranger.inject({ method, url: path })).statusCode).toBe(401);
    }
  });

  test('comes as one file with the owner’s words, and nobody else’s', async () => {
    await stored(await client.upload(Buffer.from('Creatinine 3.4 mg/dL'), 'bloods.txt'));
    expect((await postInit(client.device)).statusCode).toBe(200);
    expect((await postInit(other, { initialSymptoms: 'She sneezes' })).statusCode).toBe(200);
    const keep = {
      method: 'POST',
      url: petRoutes.keep.path.replace(':petId', randomUUID()),
    } as const;
    await client.device.inject({ ...keep, payload: { name: 'Bella', species: 'dog' } });
    await other.inject({
      ...keep,
      url: keep.url.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      payload: { name: 'Quincy', species: 'cat' },
    });
    const mine = await exportOf(client.device);
    expect(mine.pets).toMatchObject([{ facts: { name: 'Bella', species: 'dog' }, weights: [] }]);
    expect(mine.assessments).toHaveLength(1);
    expect(JSON.stringify(mine.assessments)).toContain('He keeps vomiting since yesterday');
    expect(mine.files).toMatchObject([{ name: 'bloods.txt', type: 'text/plain' }]);
    expect(JSON.stringify(mine)).not.toMatch(/sneezes|Quincy/);
    expect(JSON.stringify(mine)).not.toMatch(/token_hash|owner_id/);
    const [file] = mine.files;
    const read = await client.device.inject({ method: 'GET', url: String(file?.['address']) });
    expect(read.body).toBe('Creatinine 3.4 mg/dL');
  });

  test('F24 comes piece by piece, however much it is: each of 150 assessments once, oldest first, and others are heard in between', async () => {
    const { db } = client.server;
    const many = await client.server.device();
    expect((await postInit(many)).statusCode).toBe(200);
    const [first] = (await exportOf(many)).assessments;
    // Copies of a real one, three of each at the same moment.
    await db.query(
      `INSERT INTO consults (id, owner_id, status, title, species, breed, patient_data,
         medical_history, state, can_process_results, created_at, updated_at)
       SELECT 'copy-' || n, owner_id, status, title, species, breed, patient_data, medical_history,
         state, can_process_results, created_at + (n / 3) * interval '1 second', updated_at
       FROM consults, generate_series(1, 149) n WHERE id = $1`,
      [String(first?.['id'])],
    );
    // Page once followed page to the end, and nobody else was heard meanwhile.
    let others = 0;
    let counting = setImmediate(function count() {
      others += 1;
      counting = setImmediate(count);
    });
    const { assessments } = await exportOf(many);
    clearImmediate(counting);
    expect(others).toBeGreaterThan(150 / 4);
    const ids = assessments.map(({ id }) => id);
    expect(ids).toHaveLength(150);
    expect(new Set(ids).size).toBe(150);
    const times = assessments.map((one) => String(one['created_at']));
    expect(times).toEqual(times.toSorted());
    await many.inject({ method: 'DELETE', url: myDataRoutes.remove.path });
  });

  // The embedded database runs one transaction after the other.
  test.runIf(process.env['PETWISE_TEST_DATABASE'] === 'postgres')(
    'is deleted with the assessment that is being saved meanwhile',
    async () => {
      const owner = await client.server.device();
      expect((await postInit(owner)).statusCode).toBe(200);
      const { db } = client.server;
      const deletions: Promise<unknown>[] = [];
      let isOver = false;
      await db.transaction(async (tx) => {
        await tx.query(
          `INSERT INTO consults
           SELECT (jsonb_populate_record(c, jsonb_build_object('id', $1::text))).*
           FROM consults c ORDER BY created_at DESC LIMIT 1`,
          [randomUUID()],
        );
        const { method, path } = myDataRoutes.remove;
        deletions.push(owner.inject({ method, url: path }).then(() => (isOver = true)));
        await vi.waitFor(async () => {
          const waiting = await db.query(
            `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'
             AND datname = current_database()`,
          );
          expect(isOver || waiting.length > 0).toBe(true);
        });
      });
      await Promise.all(deletions);
      expect((await exportOf(owner)).assessments).toEqual([]);
    },
  );

  test('is deleted whole, from every table, and the owner stays signed in', async () => {
    const { db } = client.server;
    const mine = await doEverything(client, client.device, 'Biscuit');
    const theirs = await doEverything(client, other, 'Waffles');
    for (const rows of [await rowsBelowOwners(db), await rowsOfOwner(db, mine)])
      expect(tablesOf(rows, 'empty'), 'do-everything.ts leaves nothing in them').toEqual([]);
    const [before, rows] = [await exportOf(other), await rowsOfOwner(db, theirs)];
    const { method, path } = myDataRoutes.remove;
    const response = await client.device.inject({ method, url: path });
    expect(response.json()).toEqual({ deleted: true });
    expect(await leftOf(rowsOfOwner(db, mine))).toEqual(ACCOUNT_TABLES);
    expect(await exportOf(client.device)).toMatchObject(NOTHING);
    expect(await rowsOfOwner(db, theirs)).toEqual({ ...rows, access_log: expect.any(Number) });
    expect({ ...(await exportOf(other)), ...READ_SINCE }).toEqual({ ...before, ...READ_SINCE });
    await other.inject({ method, url: path });
    expect(await leftOf(rowsBelowOwners(db))).toEqual(ACCOUNT_TABLES);
  });
});
