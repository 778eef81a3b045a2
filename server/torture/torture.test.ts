import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consultRoutes, myDataRoutes } from '@petwise/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildProgram, type BuiltProgram } from '../src/testing/build-program.ts';
import { INIT_BODY } from '../src/testing/consult-bodies.ts';
import { filesHolding } from '../src/testing/files-holding.ts';
import { copyOf } from '../src/testing/postgres-server.ts';
import { ACTS } from './acts.ts';
import { signIn, type Owner } from './owner.ts';
import { ERASURE } from './plan.ts';
import { must } from './stage.ts';
import {
  MODEL,
  Torment,
  type Known,
  type TormentOptions,
  type Trial,
  type Verdict,
} from './torment.ts';

/** The short form; `npm run torture` cuts every act short at every point. */
const torments: Torment[] = [];

let program: BuiltProgram;
beforeAll(async () => {
  program = await buildProgram('torture/tormented-main.ts');
});
afterAll(() => program.remove());

const postgres = inject('postgres');

/** On the kind of database that this run is about. */
async function begin(options: Omit<TormentOptions, 'template' | 'program'> = {}): Promise<Torment> {
  const start =
    postgres === null
      ? { template: inject('embedded').migrated }
      : { databaseUrl: await copyOf(postgres.template) };
  const torment = await Torment.begin({ program: program.path, ...start, ...options });
  torments.push(torment);
  return torment;
}
afterEach(async () => {
  for (const torment of torments.splice(0)) await torment.end();
});

async function learn(torment: Torment, acts: readonly string[]): Promise<Record<string, Known>> {
  const known: Record<string, Known> = {};
  for (const act of acts) known[act] = await torment.learn(act);
  return known;
}

const ALL = Object.keys(ACTS);
/** `npm run torture` has the one that takes away what others have just published. */
const BESIDE = ALL.filter((act) => act !== 'releases that nobody needs');

/** Trials at the points whose names end so; in a transaction, which the others would wait for, is none. */
function trialsAt(
  known: Readonly<Record<string, Known>>,
  acts: readonly string[],
  endings: readonly string[],
): Trial[] {
  return acts.flatMap((act) => {
    const points = known[act]?.points.filter(({ isInTransaction }) => !isInTransaction) ?? [];
    const found = endings.flatMap(
      (ending) => points.find(({ name }) => name.endsWith(ending)) ?? [],
    );
    return found.map((point) => ({ act, point }));
  });
}

const wrongs = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ trial, wrong }) =>
    wrong === null ? [] : [`${trial.point?.name ?? `${trial.act} · answered`}: ${wrong}`],
  );

/** For a busy machine; a round is some seconds. */
const LATE_AFTER_MS = 600_000;

describe('F1 F2 the program, killed at a fault point and started again', () => {
  test(
    'has what it acknowledged exactly once, of every route that changes something, and takes what it did not; a lie about that is found',
    async () => {
      const torment = await begin({ settings: MODEL });
      const known = await learn(torment, ALL);
      // Written, and not yet said; taken, and not yet thought about; half of a file has come; said.
      const unsaid = trialsAt(known, BESIDE, ['the answer · before']);
      expect(unsaid).toHaveLength(BESIDE.length);
      const begun = trialsAt(known, BESIDE, [
        'commit of jobs · after',
        ' INSERT jobs · after',
        'in the middle',
      ]);
      expect(begun.length).toBeGreaterThan(10);
      const answered = BESIDE.filter((act) => ACTS[act]?.isToldOnly).map((act) => ({
        act,
        point: null,
      }));
      // A caller is told of what is not written.
      const [lying] = trialsAt(known, ['message'], [' INSERT jobs · before']);
      if (lying?.point == null) throw new Error('a message has no job');
      const lie: Trial = { ...lying, fault: { kind: 'lie' } };
      // The disk has no space for a file just now.
      const steps = ['receive', 'keep', 'begin', 'append', 'add'];
      const failing = trialsAt(
        known,
        BESIDE,
        steps.map((step) => `${step} · before`),
      ).map((trial): Trial => ({ ...trial, fault: { kind: 'fail', code: 'ENOSPC' } }));
      expect(failing.length).toBeGreaterThan(steps.length);
      const trials = [...unsaid, ...begun, ...answered, ...failing, lie];
      const verdicts = await torment.round(trials, known);
      expect(wrongs(verdicts)).toEqual([`${lying.point.name}: lost`]);
      const acknowledged = verdicts.filter(({ isAcknowledged }) => isAcknowledged);
      expect(acknowledged.map(({ trial }) => trial)).toEqual([...answered, lie]);
    },
    LATE_AFTER_MS,
  );
});

/** Letters that the product's own words have in no such order. */
const [WORD, OTHERS] = ['Krimbozzle', 'Vorbknuddle'];

const REWRITING = `${ERASURE} · VACUUM consults`;

const tell = (owner: Owner, name: string): Promise<unknown> =>
  must(
    owner.call(consultRoutes.init, {
      body: { ...INIT_BODY, initialSymptoms: `${name} keeps vomiting` },
    }),
  );

// On PostgreSQL these tests write no table anew: see `fault-points.ts`.
test.runIf(postgres === null)(
  'C7 F1 killed twice in the middle of an erasure, it is done after the next start: no deleted word is in any file, and others have theirs',
  async () => {
    const torment = await begin();
    const [owner, other] = [await signIn(torment.site), await signIn(torment.site)];
    await tell(owner, WORD);
    await tell(other, OTHERS);
    const [first, second] = [`${REWRITING} · before`, `${REWRITING} · after`] as const;
    const hold = (point: string) => ({ [point]: { kind: 'hold' as const } });
    const holding = () => filesHolding(torment.dataDir, WORD);
    await torment.program.plan(hold(first));
    await must(owner.call(myDataRoutes.remove));
    await torment.program.held(first);
    expect(await holding()).not.toEqual([]);
    await torment.restart(hold(second));
    await torment.program.held(second);
    expect(await holding()).not.toEqual([]);
    await torment.restart();
    await expect.poll(holding, { timeout: LATE_AFTER_MS, interval: 250 }).toEqual([]);
    expect(await other.data()).toContain(OTHERS);
  },
  LATE_AFTER_MS,
);

describe.runIf(postgres === null)('F1 F2 the program on a disk that fails', () => {
  test(
    'a full disk ends it with one sentence, and nothing is lost; a lie about that is found; the database once stood still for ever',
    async () => {
      const torment = await begin();
      const acts = ['conversation begun', 'health data'];
      const known = await learn(torment, [...acts, 'pet removed']);
      const { output, ended } = torment.program;
      const trials = acts.map((act) => ({ act, point: null }));
      const [lying] = trialsAt(known, ['pet removed'], ['DELETE pets · before']);
      if (lying?.point == null) throw new Error('no pet is removed');
      const lie: Trial = { ...lying, fault: { kind: 'lie' } };
      const all = await torment.round([lie, ...trials], known, { isDiskFull: true });
      const [lost, ...refused] = all;
      expect(await ended).toBe(1);
      expect(output()).toMatch(/Petwise has ended: its database cannot write to its disk/);
      expect(lost?.wrong).toBe('lost');
      expect(wrongs(refused)).toEqual([]);
      expect(refused.map(({ isAcknowledged }) => isAcknowledged)).toEqual([false, false]);
    },
    LATE_AFTER_MS,
  );

  test(
    'F23 bug: what it acknowledged outlives a power cut, on a slow disk too, releases and the key that signs them as well; it would not if it did not sync',
    async () => {
      const files = ['file', 'file in pieces, a piece', 'release'];
      const acts = ['conversation begun', 'health data', ...files];
      const trials = acts.map((act) => ({ act, point: null }));
      const torment = await begin({ hasPowerCuts: true, settings: { TORTURE_SLOWER_MS: '3' } });
      const known = await learn(torment, acts);
      // One that nobody has synced is lost: this test can fail.
      const planted = join(torment.dataDir, 'planted');
      await writeFile(planted, 'not synced');
      expect(wrongs(await torment.round(trials, known))).toEqual([]);
      expect((await stat(planted)).size).toBe(0);

      const forgetful = await begin({
        hasPowerCuts: true,
        settings: { TORTURE_FORGETS: '1' },
      });
      const round = forgetful.round(trials.slice(0, 1), known);
      // The database cannot be opened any more, or nothing of its owner is left.
      await expect(round).rejects.toThrow(/failed to initialize|no export: 401/);
    },
    LATE_AFTER_MS,
  );
});
