import { randomUUID } from 'node:crypto';
import {
  followUpRoutes,
  healthRoutes,
  labValueRoutes,
  myDataRoutes,
  petRoutes,
  SHARE_DAYS,
  shareRoutes,
  type InitResponse,
  type NewShareLink,
} from '@petwise/contracts';
import { expect } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { postInit } from './consult-bodies.ts';
import { finishedConsult } from './finished-consult.ts';
import { HEALTH_SUMMARY } from './health-summary.ts';
import { png } from './make-files.ts';
import { beginChat } from './session-client.ts';
import type { Device } from './test-server.ts';
import { stored, type UploadClient } from './upload-client.ts';

/** What an owner signs in with: it stays when all that they have told is deleted. */
export const ACCOUNT_TABLES = ['auth_sessions', 'device_owners', 'pwa_tokens'];

/**
 * Does all that an owner can do, with a word in each text, so that every table has rows of theirs; answers the id that the
 * rows name them by. A test that asks `rowsOfOwner` for tables without a row says which table is missing here.
 */
export async function doEverything(
  client: UploadClient,
  who: Device,
  word: string,
): Promise<string> {
  const { db } = client.server;
  const post = async (url: string, payload?: object) => {
    const response = await who.inject({ method: 'POST', url, ...(payload && { payload }) });
    expect(response.statusCode, `${url}: ${response.body}`).toBe(200);
    return response;
  };
  await who.signIn({ isPWA: true });
  const petId = randomUUID();
  const picture = await stored(await client.upload(png(20, 20), `${word}.png`, { who }));
  const pet = { name: word, species: 'dog', picture: picture.id };
  await post(petRoutes.keep.path.replace(':petId', petId), pet);
  const file = await stored(
    await client.upload(Buffer.from(`${word}: Creatinine 3.4 mg/dL`), `${word}.txt`, { who }),
  );
  await who.inject({ method: 'GET', url: labValueRoutes.list.path.replace(':fileId', file.id) });
  await post(healthRoutes.device.path, HEALTH_SUMMARY);
  await beginChat(who, `${word} will not eat`);
  const sessionId = await finishedConsult(who, {
    initialSymptoms: `${word} keeps vomiting`,
    medicalHistory: {
      medications: [`${word} tablets`],
      chronicIllnesses: [],
      priorOperations: [],
      vaccinationHistory: 'Unknown',
      diet: 'Dry food',
      environment: 'Indoor only',
    },
    answers: [`${word} began today`, 'No'],
  });
  const outcome = { diagnosis: word, foundOn: '2026-01-02' };
  await post(followUpRoutes.found.path.replace(':sessionId', sessionId), outcome);
  await post(followUpRoutes.lookedAgain.path.replace(':sessionId', sessionId));
  const shared = await post(shareRoutes.create.path, { sessionId, days: SHARE_DAYS.max });
  const { pathname } = new URL(shared.json<NewShareLink>().url);
  const answered = await fetch(`${client.address}${pathname}/answer`, {
    method: 'POST',
    body: new URLSearchParams({ words: `Bring ${word} in` }),
  });
  expect(answered.status).toBe(200);
  const follows = { sessionId, signs: [{ id: 's0', now: 'same' as const }] };
  const { sessionId: again } = (await postInit(who, { follows })).json<InitResponse>();
  // What an engine on the owner's device, and a language model, would leave.
  await db.query(
    `INSERT INTO device_consults SELECT id, owner_id, created_at FROM consults WHERE id = $1`,
    [sessionId],
  );
  await db.query(`INSERT INTO second_ear_use (session_id) VALUES ($1)`, [again]);
  // The log waits for a second; who reads it does not.
  await who.inject({ method: 'GET', url: myDataRoutes.accesses.path });
  const [row] = await db.query<{ owner_id: string }>('SELECT owner_id FROM pets WHERE id = $1', [
    petId,
  ]);
  return row?.owner_id ?? '';
}

/** How many rows of each table are an owner's; the tables are asked of the database itself. */
export async function rowsOfOwner(db: Queryable, ownerId: string): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'owner_id' AND table_schema = current_schema()`,
  );
  const counted = tables.map(async ({ name }): Promise<[string, number]> => {
    const [row] = await db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${name} WHERE owner_id = $1`,
      [ownerId],
    );
    return [name, row?.n ?? 0];
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** How many rows each table has that hangs on owners, directly or by another one, whoever's they are. */
export async function rowsBelowOwners(db: Queryable): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string }>(
    `WITH RECURSIVE below (id) AS (
       SELECT 'owners'::regclass::oid
       UNION
       SELECT c.conrelid FROM pg_constraint c JOIN below ON c.confrelid = below.id
     )
     SELECT id::regclass::text AS name FROM below WHERE id <> 'owners'::regclass::oid`,
  );
  const counted = tables.map(async ({ name }): Promise<[string, number]> => {
    const [row] = await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${name}`);
    return [name, row?.n ?? 0];
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** The tables that have no row, or some, by name. */
export function tablesOf(
  rows: Readonly<Record<string, number>>,
  which: 'empty' | 'filled',
): string[] {
  return Object.entries(rows)
    .filter(([, count]) => count > 0 === (which === 'filled'))
    .map(([table]) => table)
    .toSorted();
}
