import { beforeAll, describe, expect, it } from 'vitest';
import { buildModel } from '../infer/model.ts';
import { loadKnowledge } from '../load-knowledge.ts';
import { sharedFile } from '../shared-file.ts';
import { everySpecies, loadEngines, play, start } from '../testing/consults.ts';
import { engineOf } from '../testing/consults.ts';
import { careOfRule, planOfCondition, planOfRule } from './care.ts';

beforeAll(loadEngines, 120_000);

const general = new Set(['named-danger', 'lab-critical']);

describe('what an owner does until a vet takes over', () => {
  it.each(everySpecies)(
    'RPT-04 has a plan with a source for each condition and danger of %s',
    async (species) => {
      const knowledge = await loadKnowledge(species);
      const model = buildModel(knowledge);
      for (const condition of knowledge.conditions) {
        const plan = planOfCondition(model, condition);
        expect(plan?.do, condition.id).toHaveLength(3);
        expect(plan?.never, condition.id).toHaveLength(3);
        expect(Object.keys(knowledge.sources)).toContain(plan?.source);
      }
      const emergencies = knowledge.redFlags.filter(({ level }) => level === 'emergency');
      const without = emergencies.filter(
        ({ id, guards = [] }) =>
          !planOfRule(model, id) && !knowledge.conditions.some((one) => guards.includes(one.id)),
      );
      expect(without.map(({ id }) => id)).toEqual([]);
    },
  );

  it.each(everySpecies)(
    'bug: seven emergencies had first aid for no illness of that kind, and a horse with a high fever was to be kept warm: %s',
    async (species) => {
      const knowledge = await loadKnowledge(species);
      const model = buildModel(knowledge);
      const unpublished = knowledge.redFlags
        // What a value or a named illness calls for, a vet has said already or must say.
        .filter(({ level, id }) => level === 'emergency' && !general.has(id))
        .filter(({ id }) => {
          const source = knowledge.sources[planOfRule(model, id)?.source ?? ''];
          return source === undefined || source.kind === 'expert-estimate';
        });
      expect(unpublished.map(({ id }) => id)).toEqual([]);
    },
  );

  it('RPT-04 every name in the plans is one of the knowledge', async () => {
    const all = await Promise.all(everySpecies.map(loadKnowledge));
    const rules = new Set(all.flatMap(({ redFlags }) => redFlags.map(({ id }) => id)));
    const conditions = new Set(all.flatMap((one) => one.conditions.map(({ id }) => id)));
    const plans = all.flatMap(({ care }) => care);
    expect(plans.flatMap(({ flags = [] }) => flags).filter((id) => !rules.has(id))).toEqual([]);
    expect(
      plans.flatMap((plan) => plan.conditions ?? []).filter((id) => !conditions.has(id)),
    ).toEqual([]);
    for (const { id, prefix = [] } of plans)
      for (const begin of prefix)
        expect(
          [...rules].some((rule) => rule.startsWith(begin)),
          id,
        ).toBe(true);
  });

  it('PWA-02 a danger in words brings the plan that the report then shows', () => {
    const { state } = start('dog', 'retching with nothing coming up and a swollen belly');
    const report = engineOf('dog').finalize(state);
    const [danger] = engineOf('dog').dangers(state.patient, state.symptoms);
    expect(danger).toMatchObject({ id: report.redFlags[0]?.id, level: 'emergency' });
    const { do: steps, never, source } = report.care ?? {};
    expect(danger?.care).toEqual({ do: steps, never, source });
    expect(report.care?.published).toBe(true);
    expect(danger?.care?.never.join(' ')).toMatch(/food or water/);
  });

  it.each(everySpecies)(
    'PWA-02 has first aid for every emergency in words of %s',
    async (species) => {
      const model = buildModel(await loadKnowledge(species));
      const emergencies = model.knowledge.redFlags.filter(({ level }) => level === 'emergency');
      const without = emergencies.filter(({ id }) => careOfRule(model, id)?.do.length !== 3);
      expect(without.map(({ id }) => id)).toEqual([]);
    },
  );

  it.each([
    ['cat', 'She chewed a lily leaf an hour ago.', 'Take the rest away'],
    ['cat', 'I put a dog flea treatment with permethrin on the cat.', 'Take the rest away'],
    ['dog', 'He paws at his mouth and struggles to breathe.', 'Open the mouth with care'],
    ['reptile', 'He is choking on his food.', 'Open the mouth with care'],
  ] as const)(
    'bug: first aid for a %s was for any illness, not for this danger: %s',
    (species, words, first) => {
      const [danger] = engineOf(species).dangers(start(species, '').state.patient, words);
      expect(danger?.level).toBe('emergency');
      expect(danger?.care?.do.join(' ')).toContain(first);
      const { care } = engineOf(species).finalize(start(species, words).state);
      expect(care?.do.join(' ')).toContain(first);
    },
  );

  it('bug: a twisted stomach was told to moisturise', () => {
    const { state } = start('dog', 'retching with nothing coming up and a swollen belly');
    const { care, triage } = engineOf('dog').finalize(state);
    expect(care?.about).toBe('A swollen belly with retching');
    expect(care?.now).toBe(triage?.advice);
    expect(care?.never.join(' ')).toMatch(/food or water/);
    expect(care?.atHome).toEqual([]);
  });

  const firstWords = (text: string): number =>
    (text.split(/(?<=[.!?])\s+/)[0] ?? '').split(/\s+/).length;

  it('issue 16.6: the first sentences of a plan’s steps are read in seven seconds', () => {
    // 238 words a minute, an adult's silent reading (Brysbaert, J Mem Lang 2019;109:104047).
    const most = Math.floor((238 / 60) * 7);
    for (const { id, do: steps, never } of sharedFile.care) {
      const words = [...steps, ...never].map(firstWords);
      expect(Math.max(...words), id).toBeLessThanOrEqual(6);
      expect(
        words.reduce((sum, one) => sum + one, 0),
        id,
      ).toBeLessThanOrEqual(most);
    }
  });

  it.each(everySpecies)(
    'issue 16.6: the first sentence of what to do about a danger of %s is read in three seconds',
    async (species) => {
      const { redFlags } = await loadKnowledge(species);
      const long = redFlags.filter(({ advice }) => firstWords(advice) > 12);
      expect(long.map(({ id }) => id)).toEqual([]);
    },
  );

  it('RPT-04 gives home care only where nothing has to be seen today', () => {
    const { report } = play(
      'dog',
      'had loose poo twice today, he is playing and eating',
      () => 'No',
    );
    expect(['soon', 'routine', 'watch']).toContain(report.triage.level);
    expect(report.care?.atHome.length).toBeGreaterThan(0);
  });

  it('bug: a swallowed sock showed one other cause', () => {
    const { state } = start('dog', 'he swallowed a sock an hour ago and has vomited twice');
    const { differential_diagnoses: others } = engineOf('dog').finalize(state);
    expect(others.length).toBeGreaterThanOrEqual(4);
    expect(others.some(({ mustNotMiss }) => mustNotMiss)).toBe(true);
  });

  it('RPT-04 names a danger that fits, however unlikely, and marks it', () => {
    const { report } = play(
      'dog',
      'vomited once this morning, he is playing and eating',
      () => 'No',
    );
    const dangers = report.differential_diagnoses.filter(({ mustNotMiss }) => mustNotMiss);
    expect(dangers.length).toBeGreaterThan(0);
    expect(Math.min(...dangers.map(({ confidence }) => confidence))).toBeLessThan(0.01);
  });

  it.each(everySpecies)(
    'RPT-04 names the tests of %s as a vet makes them, the exam first',
    async (species) => {
      const { tests } = await loadKnowledge(species);
      const stepOf = new Map(Object.values(tests).map(({ name, step }) => [name, step]));
      const { state } = start(species, 'not eating and very quiet since yesterday');
      const report = engineOf(species).finalize(state);
      const steps = report.recommended_tests.map(({ name }) => stepOf.get(name) ?? 0);
      expect(steps[0]).toBe(1);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    },
  );

  it('bug: a reason of two rules was told twice', () => {
    const { triage } = start(
      'cat',
      'he strains in the tray, no urine comes out, he cries and vomits',
    );
    const reasons = triage?.reasons.map((line) => line.slice(line.indexOf(': ') + 2)) ?? [];
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});
