import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildProgram, type BuiltProgram } from '../src/testing/build-program.ts';
import { roundsOf } from './rounds.ts';
import { Torment, type Known, type TormentOptions, type Trial, type Verdict } from './torment.ts';

/** The short form; `npm run torture` cuts every act short at every point. */
const torments: Torment[] = [];

let program: BuiltProgram;
beforeAll(async () => {
  program = await buildProgram('torture/tormented-main.ts');
});
afterAll(() => program.remove());

async function begin(options: Omit<TormentOptions, 'template' | 'program'> = {}): Promise<Torment> {
  const { migrated: template } = inject('embedded');
  const torment = await Torment.begin({ program: program.path, template, ...options });
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

/** Written and not yet said; said; and of a long call: taken and not yet thought about. */
function tellingTrials(known: Readonly<Record<string, Known>>): Trial[] {
  return Object.entries(known).flatMap(([act, { points }]): Trial[] => {
    const at = (name: string): Trial[] =>
      points.filter((point) => point.name === `${act} · ${name}`).map((point) => ({ act, point }));
    return [...at('commit of jobs · after'), ...at('the answer · before'), { act, point: null }];
  });
}

const wrongs = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ trial, wrong }) =>
    wrong === null ? [] : [`${trial.point?.name ?? `${trial.act} · answered`}: ${wrong}`],
  );

/** For a busy machine; a round is some seconds. */
const PATIENCE = 600_000;

describe('F1 F2 the program, killed at a fault point and started again', () => {
  test(
    'has what it acknowledged exactly once, and takes what it did not; a lie about that is found',
    async () => {
      const torment = await begin();
      const known = await learn(torment, ['report', 'message', 'file in pieces, the end', 'link']);
      const lying = known['message']?.points.find(({ name }) => name.includes('INSERT jobs'));
      if (lying === undefined) throw new Error('a message has no job');
      const lie: Trial = { act: 'message', point: lying, fault: { kind: 'lie' } };
      const [round = [], ...more] = roundsOf([...tellingTrials(known), lie]);
      expect(more).toEqual([]);
      const verdicts = await torment.round(round, known);
      expect(wrongs(verdicts)).toEqual([`${lying.name}: lost`]);
    },
    PATIENCE,
  );

  test(
    'a full disk ends it with one sentence, and nothing is lost; the database once stood still for ever',
    async () => {
      const torment = await begin();
      const acts = ['conversation begun', 'health data'];
      const known = await learn(torment, acts);
      const { output, ended } = torment.program;
      const trials = acts.map((act) => ({ act, point: null }));
      const refused = await torment.round(trials, known, { isDiskFull: true });
      expect(await ended).toBe(1);
      expect(output()).toMatch(/Petwise has ended: its database cannot write to its disk/);
      expect(wrongs(refused)).toEqual([]);
      expect(refused.map(({ isAcknowledged }) => isAcknowledged)).toEqual([false, false]);
    },
    PATIENCE,
  );

  test(
    'F23 has what it acknowledged after a power cut, on a slow disk too, and would not if it did not sync',
    async () => {
      const acts = ['conversation begun', 'health data', 'release'];
      const trial = (act: string): Trial => ({ act, point: null });
      const torment = await begin({ hasPowerCuts: true, settings: { TORTURE_SLOWER_MS: '3' } });
      const known = await learn(torment, acts);
      expect(wrongs(await torment.round(acts.map(trial), known))).toEqual([]);

      const careless = await begin({ hasPowerCuts: true, settings: { TORTURE_FORGETS: '1' } });
      const round = careless.round([trial('conversation begun')], known);
      // The database cannot be opened any more, or nothing of its owner is left.
      await expect(round).rejects.toThrow(/failed to initialize|no export: 401/);
    },
    PATIENCE,
  );
});
