import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { consultRoutes, myDataRoutes } from '@petwise/contracts';
import { hasPostgres, startPostgres } from '../../src/testing/postgres-server.ts';
import { call, quantile, removePrograms, startServer, type Served } from '../load/measure.ts';
import type { LoadServerOrders } from '../load/protocol.ts';

/**
 * `npm run bench -w server -- export`: the export of an owner with 5 000 assessments of some 20 kB, on both databases: how
 * long it takes, how much memory the server takes above what it held before, and how long others wait for a small call
 * meanwhile, beside the same call with no export under way. Ends with 1 when others wait longer than they may. On a busy
 * computer look at the two side by side.
 */
const CONSULTS = 5_000;
const MB = 1024 * 1024;
const PAUSE_MS = 10;
const QUIET_MS = 5_000;
/** Longest that the others may wait in 99 of 100 calls, in milliseconds. */
const BOUND_MS = 100;

/** Calls a small route again and again until told to stop; answers how long each took, in milliseconds. */
async function others({ address, tokens }: Served, isOver: () => boolean): Promise<number[]> {
  const took: number[] = [];
  while (!isOver()) {
    const headers = { cookie: `petwise_session=${tokens[1] ?? ''}` };
    const { status, ms } = await call(address, consultRoutes.list.path, { headers });
    if (status !== 200) throw new Error(`others are answered ${status}`);
    took.push(ms);
    await wait(PAUSE_MS);
  }
  return took;
}

/** How many bytes the owner's export has. */
function readExport({ address, tokens }: Served): Promise<number> {
  const headers = { cookie: `petwise_session=${tokens[0] ?? ''}` };
  return new Promise((done, fail) => {
    const request = http.get(address + myDataRoutes.export.path, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('error', fail);
      response.on('end', () => done(bytes));
    });
    request.on('error', fail);
  });
}

async function measure(name: string, databaseUrl: string | null): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'petwise-export-'));
  const orders: LoadServerOrders = {
    owners: 2,
    lines: null,
    databaseUrl,
    dataDir,
    consults: CONSULTS,
  };
  const server = await startServer('load-server.ts', orders);
  try {
    const quietUntil = performance.now() + QUIET_MS;
    const alone = await others(server, () => performance.now() > quietUntil);
    const before = await server.usage();
    let most = before.bytes;
    let isOver = false;
    const watching = (async () => {
      for (; !isOver; await wait(50)) most = Math.max(most, (await server.usage()).bytes);
    })();
    const beside = others(server, () => isOver);
    const began = performance.now();
    const bytes = await readExport(server);
    const seconds = (performance.now() - began) / 1000;
    isOver = true;
    const [meanwhile] = await Promise.all([beside, watching]);
    const cpuMs = (await server.usage()).cpuMs - before.cpuMs;
    print(name, { bytes, seconds, cpuMs, memory: most - before.bytes, alone, meanwhile });
    return quantile(meanwhile, 0.99) <= BOUND_MS;
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Measured {
  readonly bytes: number;
  readonly seconds: number;
  readonly cpuMs: number;
  readonly memory: number;
  readonly alone: readonly number[];
  readonly meanwhile: readonly number[];
}

function print(name: string, measured: Measured): void {
  const { bytes, seconds, cpuMs, memory, alone, meanwhile } = measured;
  const of = (values: readonly number[]): string =>
    [0.5, 0.99]
      .map((part) => `p${part * 100} ${quantile(values, part).toFixed(1)} ms`)
      .concat(`of ${values.length}`)
      .join(', ');
  console.log(
    `\n## ${name}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `export: ${(bytes / MB).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${(cpuMs / 1000).toFixed(1)} s of processor`,
  );
  console.log(`memory above before: ${(memory / MB).toFixed(0)} MB`);
  console.log(`others alone:     ${of(alone)}`);
  console.log(`others meanwhile: ${of(meanwhile)}, at most ${BOUND_MS} ms`);
}

let isGood = await measure('PGlite', null);
if (hasPostgres()) {
  const postgres = await startPostgres();
  isGood = (await measure('PostgreSQL', await postgres.createDatabase())) && isGood;
  await postgres.close();
}
await removePrograms();
process.exitCode = isGood ? 0 : 1;
