import { afterEach, describe, expect, inject, test } from 'vitest';
import { roundsOf } from './rounds.ts';
import { Torment, type Known, type TormentOptions, type Trial, type Verdict } from './torment.ts';

/** The short form; `npm run torture` cuts every act short at every point. */
const torments: Torment[] = [];

async function begin(options: Omit<TormentOptions, 'template'> = {}): Promise<Torment> {
  const torment = await Torment.begin({ template: inject('embedded').migrated, ...options });
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
const PATIENCE = 300_000;

describe('F1 F2 the program, killed at a fault point and started again', () => {
  test(
    'has what it acknowledged exactly once, and what it did not can be sent again; a lie about that is found',
    async () => {
      const torment = await begin();
      const acts = ['report', 'message', 'file in pieces, the end', 'link', 'release move'];
      const known = await learn(torment, acts);
      const lying = known['message']?.points.find(({ name }) => name.includes('INSERT jobs'));
      if (lying === undefined) throw new Error('a message has no job');
      const [round = [], ...more] = roundsOf(tellingTrials(known));
      const lie: Trial = { act: 'message', point: lying, fault: { kind: 'lie' } };
      const verdicts = await torment.round([...round, lie], known);
      const [lied, ...honest] = verdicts.toReversed();
      expect(lied).toMatchObject({ isAcknowledged: true, wrong: 'lost' });
      expect(wrongs(honest)).toEqual([]);
      expect(more.length).toBeLessThan(2);
    },
    PATIENCE,
  );

  test(
    'F23 has what it acknowledged after a power cut, and would not if it did not sync',
    async () => {
      const acts = ['conversation begun', 'health data', 'release'];
      const trial = (act: string): Trial => ({ act, point: null });
      const torment = await begin({ hasPowerCuts: true });
      const known = await learn(torment, acts);
      expect(wrongs(await torment.round(acts.map(trial), known))).toEqual([]);

      const careless = await begin({ hasPowerCuts: true, settings: { TORTURE_FORGETS: '1' } });
      const round = careless.round([trial('conversation begun')], known);
      // Nothing of its owner is left.
      await expect(round).rejects.toThrow('no export: 401');
    },
    PATIENCE,
  );

  test(
    'F7 loses nothing to a disk that is full, and goes on when there is room again',
    async () => {
      const torment = await begin();
      const acts = ['conversation begun', 'health data', 'file in pieces, a piece'];
      const known = await learn(torment, acts);
      const trials = acts.map((act) => ({ act, point: null }));
      const verdicts = await torment.round(trials, known, { isDiskFull: true });
      expect(wrongs(verdicts)).toEqual([]);
      // The database refused; else the disk was not full.
      expect(verdicts[0]?.isAcknowledged).toBe(false);
    },
    PATIENCE,
  );
});
