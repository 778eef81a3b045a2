/**
 * `npm run torture -- [--database postgres] [--points answer] [--times 200] [--random 200] [--power-cuts] [--slow 20]
 * [--minutes 60]`: kills the real program at every fault point so many times, and at random moments, starts it again and
 * looks. Ends with 1 when anything acknowledged was lost, anything was there twice or half, or anything could not be sent
 * again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabaseFolder } from '../src/db/embedded.ts';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { buildProgram } from '../src/testing/build-program.ts';
import { ACTS } from './acts.ts';
import { EMBEDDED_LIMITS, POSTGRES_LIMITS, roundsOf } from './rounds.ts';
import { MODEL, Torment, type Known, type Trial, type Verdict } from './torment.ts';

const { values: asked } = parseArgs({
  options: {
    /** embedded or postgres */
    database: { type: 'string', default: 'embedded' },
    /** No kill is begun later; what was done until then is printed. */
    minutes: { type: 'string', default: '600' },
    /** Only acts and points whose name holds this. */
    points: { type: 'string', default: '' },
    /** Kills at each point. */
    times: { type: 'string', default: '200' },
    /** Kills at random moments, of all acts at once. */
    random: { type: 'string', default: '200' },
    'power-cuts': { type: 'boolean', default: false },
    /** Milliseconds that each write and sync of the database takes in addition. */
    slow: { type: 'string', default: '0' },
  },
});
/** A random kill comes this soon after the calls, at the latest. */
const SOON_MS = 3_000;
const END = Date.now() + Number(asked.minutes) * 60_000;
const isOver = (): boolean => Date.now() > END;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function learnAll(torment: Torment): Promise<Record<string, Known>> {
  const known: Record<string, Known> = {};
  for (const act of Object.keys(ACTS)) known[act] = await torment.learn(act);
  return known;
}

/** Every point of every act, and each act's answer. */
function trialsOf(known: Readonly<Record<string, Known>>): Trial[] {
  const trials = Object.entries(known).flatMap(([act, { points }]): Trial[] => [
    ...points.map((point) => ({ act, point })),
    { act, point: null },
  ]);
  return trials.filter((trial) => nameOf(trial).includes(asked.points));
}

const nameOf = ({ act, point }: Trial): string => point?.name ?? `${act} · answered`;

class Table {
  readonly #failed: string[] = [];
  readonly #rows = new Map<string, { kills: number; acknowledged: number; wrong: string[] }>();

  add(name: string, { isAcknowledged, wrong }: Verdict): void {
    const row = this.#rows.get(name) ?? { kills: 0, acknowledged: 0, wrong: [] };
    this.#rows.set(name, row);
    row.kills += 1;
    if (isAcknowledged) row.acknowledged += 1;
    if (wrong === null) return;
    row.wrong.push(wrong);
    process.stderr.write(`${name}: ${wrong}\n`);
  }

  addFailed(error: unknown): void {
    this.#failed.push(String(error));
    process.stderr.write(`a round failed: ${String(error)}\n`);
  }

  print(): boolean {
    print('| point | kills | acknowledged | lost | doubled or half | cannot be sent again |');
    print('|---|---|---|---|---|---|');
    let isGood = this.#failed.length === 0;
    for (const [name, { kills, acknowledged, wrong }] of this.#rows) {
      const count = (pattern: RegExp): number => wrong.filter((one) => pattern.test(one)).length;
      const counts = [count(/^lost/), count(/^(half|doubled)/), count(/^cannot/)];
      print(`| ${[name, kills, acknowledged, ...counts].join(' | ')} |`);
      if (wrong.length > 0) isGood = false;
    }
    const rows = [...this.#rows.values()];
    const least = Math.min(...rows.map(({ kills }) => kills));
    const sum = rows.reduce((total, { kills }) => total + kills, 0);
    const faults = rows.reduce((total, { wrong }) => total + wrong.length, 0);
    print(
      `${rows.length} points, ${least} kills and more at each, ${sum} in all; wrong: ${faults}`,
    );
    for (const error of this.#failed) print(`a round failed: ${error}`);
    return isGood;
  }
}

/** A database to begin with, and what is left to remove of it. */
async function makeDatabase(): Promise<{
  start: { template: string } | { databaseUrl: string };
  remove: () => Promise<void>;
}> {
  if (asked.database === 'postgres') {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    return { start: { databaseUrl }, remove: () => postgres.close() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'petwise-template-'));
  const template = join(folder, 'db');
  await createDatabaseFolder(template);
  return { start: { template }, remove: () => rm(folder, { recursive: true }) };
}

/** Every act, and one of those that do not go beside each other. */
function allAtOnce(): Trial[] {
  const places = new Set<string>();
  const mixed = Object.keys(ACTS).map((act) => ({ act, at: Math.random() }));
  return mixed
    .toSorted((a, b) => a.at - b.at)
    .filter(({ act }) => {
      const place = ACTS[act]?.exclusiveAt;
      const isTaken = place !== undefined && places.has(place);
      if (place !== undefined) places.add(place);
      return !isTaken;
    })
    .map(({ act }) => ({ act, point: null }));
}

async function killEverywhere(torment: Torment, table: Table): Promise<void> {
  const known = await learnAll(torment);
  const trials = trialsOf(known);
  const limits = asked.database === 'postgres' ? POSTGRES_LIMITS : EMBEDDED_LIMITS;
  const rounds = roundsOf(Array.from({ length: Number(asked.times) }, () => trials).flat(), limits);
  const atRandom = Number(asked.random);
  // Spread over the whole run, so that one that is cut short has some of each.
  const every = Math.max(1, Math.floor(rounds.length / atRandom));
  let random = 0;
  for (let index = 0; (index < rounds.length || random < atRandom) && !isOver(); index += 1) {
    const round = rounds[index] ?? [];
    await tried(torment, table, async () => {
      for (const one of await torment.round(round, known)) table.add(nameOf(one.trial), one);
    });
    if (index % 10 === 0) process.stderr.write(`round ${index + 1} of ${rounds.length}\n`);
    if (random >= atRandom || index % every > 0) continue;
    random += 1;
    await tried(torment, table, async () => {
      const verdicts = await torment.round(allAtOnce(), known, {
        killAfterMs: Math.random() * SOON_MS,
      });
      for (const one of verdicts) table.add(`${one.trial.act} · at random`, one);
    });
  }
}

/** A round that fails is told under the table: a point that was not come to, for one. Nothing is known of its trials. */
async function tried(torment: Torment, table: Table, round: () => Promise<void>): Promise<void> {
  try {
    await round();
  } catch (error) {
    table.addFailed(error);
    await torment.restart();
  }
}

const [database, program] = await Promise.all([
  makeDatabase(),
  buildProgram('torture/tormented-main.ts'),
]);
const torment = await Torment.begin({
  ...database.start,
  program: program.path,
  hasPowerCuts: asked['power-cuts'],
  settings: { ...MODEL, TORTURE_SLOWER_MS: asked.slow },
});
const table = new Table();
let isGood = false;
try {
  await killEverywhere(torment, table);
} finally {
  isGood = table.print();
  await torment.end();
  await Promise.all([database.remove(), program.remove()]);
}
process.exitCode = isGood ? 0 : 1;
