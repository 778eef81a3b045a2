/**
 * `npm run torture -- [--points answer] [--times 200] [--random 200] [--power-cuts] [--slow 20]`: kills the real program
 * at every fault point so many times, and at random moments, starts it again and looks. Ends with 1 when anything
 * acknowledged was lost, anything was there twice or half, or anything could not be sent again.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabaseFolder } from '../src/db/embedded.ts';
import { ACTS } from './acts.ts';
import { roundsOf } from './rounds.ts';
import { Torment, type Known, type Trial, type Verdict } from './torment.ts';

const { values: asked } = parseArgs({
  options: {
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
  readonly #rows = new Map<string, { kills: number; acknowledged: number; wrong: string[] }>();

  add(name: string, { isAcknowledged, wrong }: Verdict): void {
    const row = this.#rows.get(name) ?? { kills: 0, acknowledged: 0, wrong: [] };
    this.#rows.set(name, row);
    row.kills += 1;
    if (isAcknowledged) row.acknowledged += 1;
    if (wrong !== null) row.wrong.push(wrong);
  }

  print(): boolean {
    print('| point | kills | acknowledged | lost | doubled or half | cannot be sent again |');
    print('|---|---|---|---|---|---|');
    let isGood = true;
    for (const [name, { kills, acknowledged, wrong }] of this.#rows) {
      const count = (pattern: RegExp): number => wrong.filter((one) => pattern.test(one)).length;
      const counts = [count(/^lost/), count(/^(half|doubled)/), count(/^cannot/)];
      print(`| ${[name, kills, acknowledged, ...counts].join(' | ')} |`);
      if (wrong.length > 0) isGood = false;
    }
    return isGood;
  }
}

const folder = await mkdtemp(join(tmpdir(), 'petwise-template-'));
const template = join(folder, 'db');
await createDatabaseFolder(template);
const torment = await Torment.begin({
  template,
  hasPowerCuts: asked['power-cuts'],
  settings: { TORTURE_SLOWER_MS: asked.slow },
});
const table = new Table();
let isGood = false;
try {
  const known = await learnAll(torment);
  const trials = trialsOf(known);
  const rounds = roundsOf(Array.from({ length: Number(asked.times) }, () => trials).flat());
  for (const [index, round] of rounds.entries()) {
    for (const one of await torment.round(round, known)) table.add(nameOf(one.trial), one);
    if (index % 10 === 0) process.stderr.write(`round ${index + 1} of ${rounds.length}\n`);
  }
  const all = Object.keys(ACTS).map((act) => ({ act, point: null }));
  for (let n = 0; n < Number(asked.random); n += 1) {
    const killAfterMs = Math.random() * SOON_MS;
    const verdicts = await torment.round(all, known, { killAfterMs });
    for (const one of verdicts) table.add(`${one.trial.act} · at random`, one);
  }
} finally {
  isGood = table.print();
  await torment.end();
  await rm(folder, { recursive: true });
}
process.exitCode = isGood ? 0 : 1;
