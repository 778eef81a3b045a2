/**
 * `npm run bench -w server -- model-faults [rounds]`: how long the engine's answer takes beside a model with a fault, against its
 * own time with no model asked; and whether anything is lost or doubled. Both owners are on one server, asked in turn, so that
 * what else the machine does weighs on both. Fails when a fault costs the owner a second or more (median of the rounds).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consultRoutes, secondReaderRoutes } from '@petwise/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { systemClock } from '../../src/clock.ts';
import { readConfig } from '../../src/config.ts';
import { createDatabaseFolder, openEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openPasswordGate } from '../../src/rooms/auth/password.ts';
import { FAULTS } from '../../src/rooms/language-model/testing/vendor-faults.ts';
import { INIT_BODY } from '../../src/testing/consult-bodies.ts';
import {
  startScriptedModelVendor,
  type VendorAnswer,
} from '../../src/testing/scripted-model-vendor.ts';

const PASSWORD = 'correct horse battery';
const rounds = Number(process.argv[3] ?? '5');
const LIMIT_MS = 1_000;
const faults: (readonly [string, VendorAnswer])[] = [
  ['none: it answers well', { content: '{"heard":[]}' }],
  ...FAULTS.map(([name, answer]) => [name, answer] as const),
  ['is silent', { isSilent: true }],
  ['cuts the line at byte 400', { content: '{"heard":[]}', cutAt: 400 }],
  ['says a piece a second', { content: `{"heard":[],"x":"${'y'.repeat(2_000)}"}`, everyMs: 1_000 }],
  ['asks to come back in 50 s', { status: 429, headers: { 'retry-after': '50' }, raw: '{}' }],
];

const vendor = await startScriptedModelVendor();
const dataDir = await mkdtemp(join(tmpdir(), 'petwise-bench-'));
const db = await openEmbedded(dataDir, { create: createDatabaseFolder });
await migrate(db);
const config = readConfig({
  PORT: '0',
  PETWISE_PASSWORD: PASSWORD,
  PETWISE_DATA_DIR: dataDir,
  PETWISE_SHELL_DIR: join(dataDir, 'shell'),
  PETWISE_LLM_BASE_URL: vendor.url,
  PETWISE_LLM_MODEL: 'faulty',
});
let ahead = 0;
const clock = (): number => systemClock() + ahead;
const app = await buildApp(config, { db, gate: await openPasswordGate(db, PASSWORD), clock });
await app.ready();

type Owner = (options: InjectOptions) => Promise<LightMyRequestResponse>;

async function owner(allowed: boolean): Promise<Owner> {
  const payload = { password: PASSWORD, isPWA: false };
  const signed = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  const cookies = Object.fromEntries(signed.cookies.map(({ name, value }) => [name, value]));
  const call: Owner = (options) => app.inject({ ...options, cookies });
  await call({ method: 'POST', url: secondReaderRoutes.allow.path, payload: { allowed } });
  return call;
}

interface Answered {
  readonly ms: number;
  readonly id: string;
  /** What the owner has then, without ids and times. */
  readonly has: string;
}

async function consult(call: Owner, initialSymptoms: string): Promise<Answered> {
  const began = performance.now();
  const payload = { ...INIT_BODY, initialSymptoms };
  const answer = await call({ method: 'POST', url: consultRoutes.init.path, payload });
  const ms = performance.now() - began;
  const { sessionId } = answer.json<{ sessionId: string }>();
  const detail = await call({ method: 'GET', url: `/api/consults/${sessionId}` });
  const { turns } = detail.json<{ turns: { content: string; messageType: string }[] }>();
  const has = turns.map(({ content, messageType }) => `${messageType}: ${content}`).join('\n');
  return { ms, id: sessionId, has: `${answer.statusCode}\n${has}` };
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const [withModel, without] = [await owner(true), await owner(false)];
const TEXT = 'He keeps vomiting since yesterday and is tired.';
await consult(withModel, TEXT);
await consult(without, TEXT);
const table: Record<string, object> = {};
for (const [name, fault] of faults) {
  vendor.answers = () => fault;
  const own: number[] = [];
  const beside: number[] = [];
  const count = { lost: 0, doubled: 0 };
  for (let round = 0; round < rounds; round += 1) {
    // So that the breaker lets the model be asked, and no limit of calls is met.
    ahead += 61_000;
    const asked = vendor.asked.length;
    const faulty = await consult(withModel, TEXT);
    const plain = await consult(without, TEXT);
    while (vendor.asked.length === asked) await new Promise((next) => setTimeout(next, 20));
    beside.push(faulty.ms);
    own.push(plain.ms);
    if (faulty.has !== plain.has) count.lost += 1;
    const [twice] = await db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT content FROM reasoning_lines
         WHERE session_id = $1 GROUP BY job_id, content HAVING count(*) > 1) AS doubled`,
      [faulty.id],
    );
    count.doubled += twice?.n ?? 0;
    await withModel({ method: 'DELETE', url: `/api/consults/${faulty.id}` });
  }
  const costs = median(beside) - median(own);
  if (costs >= LIMIT_MS || count.lost + count.doubled > 0) process.exitCode = 1;
  table[name] = {
    'own time, ms': Math.round(median(own)),
    'beside it, ms': Math.round(median(beside)),
    'costs, ms': Math.round(costs),
    'slowest, ms': Math.round(Math.max(...beside)),
    ...count,
  };
}
console.table(table);
await app.close();
await db.close();
await vendor.close();
await rm(dataDir, { recursive: true, force: true });
