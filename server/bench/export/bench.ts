import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { authRoutes, consultRoutes, myDataRoutes } from '@petwise/contracts';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { createDatabaseFolder, openEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPasswordGate } from '../../src/rooms/auth/password.ts';

/**
 * The export of an owner with 5 000 assessments of some 20 kB: how long it
 * takes, how much memory the process takes above what it held before, and how
 * long others wait for a small call meanwhile, beside the same call with no
 * export under way. `npm run bench -w server -- export`.
 */
const CONSULTS = 5_000;
const WORDS = 'He keeps vomiting yellow foam since yesterday evening. '.repeat(360);
const PASSWORD = 'correct horse battery';
const MB = 1024 * 1024;
const PAUSE_MS = 10;
const QUIET_MS = 3_000;

const dataDir = await mkdtemp(join(tmpdir(), 'petwise-export-'));
const db = await openEmbedded(dataDir, { create: createDatabaseFolder });
await migrate(db);
const config = readConfig({ PORT: '0', PETWISE_PASSWORD: PASSWORD, PETWISE_DATA_DIR: dataDir });
const app = await buildApp(config, { db, gate: await openPasswordGate(db, PASSWORD) });
const address = await app.listen({ port: 0, host: '127.0.0.1' });

async function signIn(): Promise<string> {
  const answer = await fetch(address + authRoutes.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function fill(): Promise<void> {
  const [session] = await db.query<{ owner_id: string }>(
    'SELECT owner_id FROM auth_sessions ORDER BY created_at LIMIT 1',
  );
  await db.query(
    `INSERT INTO consults (id, owner_id, status, title, species, breed, patient_data,
       medical_history, state, can_process_results, created_at, updated_at)
     SELECT 'c' || n, $1, 'asking', 'Vomiting', 'dog', 'Beagle', '{}', '{}', '{}', false,
       now() - n * interval '1 minute', now() FROM generate_series(1, ${CONSULTS}) n`,
    [session?.owner_id ?? ''],
  );
  await db.query(
    `INSERT INTO consult_turns (id, consult_id, position, role, message_type, content, created_at)
     SELECT 't' || n, 'c' || n, 0, 'user', 'initial_symptoms', $1, now()
     FROM generate_series(1, ${CONSULTS}) n`,
    [WORDS],
  );
}

/** Calls a small route again and again until told to stop; answers how long each took, in milliseconds. */
async function others(cookie: string, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const before = performance.now();
    await (await fetch(address + consultRoutes.list.path, { headers: { cookie } })).text();
    took.push(performance.now() - before);
    await wait(PAUSE_MS);
  }
  return took;
}

function percentile(values: readonly number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
}

const owner = await signIn();
await fill();
const other = await signIn();
let isOver = false;
setTimeout(() => (isOver = true), QUIET_MS);
const alone = await others(other, () => isOver);

const before = process.memoryUsage.rss();
let most = before;
const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
isOver = false;
const beside = others(other, () => isOver);
const started = performance.now();
const answer = await fetch(address + myDataRoutes.export.path, { headers: { cookie: owner } });
let bytes = 0;
for await (const chunk of answer.body ?? []) bytes += chunk.length;
const seconds = (performance.now() - started) / 1000;
isOver = true;
clearInterval(watching);
const meanwhile = await beside;

console.log(`export: ${answer.status}, ${(bytes / MB).toFixed(1)} MB in ${seconds.toFixed(1)} s`);
console.log(`memory above before: ${((most - before) / MB).toFixed(0)} MB`);
console.log(
  `others alone:     p50 ${percentile(alone, 0.5)} ms, p99 ${percentile(alone, 0.99)} ms`,
);
console.log(
  `others meanwhile: p50 ${percentile(meanwhile, 0.5)} ms, p99 ${percentile(meanwhile, 0.99)} ms`,
);
await app.close();
await db.close();
await rm(dataDir, { recursive: true, force: true });
