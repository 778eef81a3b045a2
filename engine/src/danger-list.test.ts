import { beforeAll, describe, expect, it } from 'vitest';
import { labelOfAll, signsOn } from './infer/danger-buttons.ts';
import { buildModel } from './infer/model.ts';
import { loadKnowledge } from './load-knowledge.ts';
import { engineOf, everySpecies, loadEngines, start } from './testing/consults.ts';
import type { ConsultStep } from './types.ts';

beforeAll(loadEngines, 120_000);

/** The list of dangers of an owner of whose words nothing was read. */
function listOf(species: (typeof everySpecies)[number]): ConsultStep {
  const engine = engineOf(species);
  const turn = engine.answer(start(species, 'hello').state, { text: 'Not sure' });
  expect(turn.question?.id).toBe('danger-now');
  return turn;
}

describe('the list of dangers', () => {
  it.each(everySpecies)('ENG %s: each button names signs of the knowledge', async (species) => {
    const model = buildModel(await loadKnowledge(species));
    const labels = listOf(species).question?.options.slice(0, -2) ?? [];
    expect(labels.filter((label) => signsOn(model, label).length === 0)).toEqual([]);
  });

  it('ENG bug: the owner of a spayed ferret was asked for a stuck labour', () => {
    const options = (spayedNeutered: 'yes' | 'no'): string => {
      const patient = { sex: 'female', spayedNeutered, age: 9 } as const;
      let turn = start('ferret', 'itching for three weeks, red rash on the tummy', patient);
      while (turn.question && turn.question.id !== 'danger-now')
        turn = engineOf('ferret').answer(turn.state, { text: turn.question.options.at(-1) ?? '' });
      return turn.question?.options.join() ?? '';
    };
    expect(options('no')).toMatch(/stuck labor/i);
    expect(options('yes')).not.toMatch(/stuck labor/i);
  });

  it.each(everySpecies)(
    'ENG bug: "Pale gums, collapse" was no list of English (%s)',
    async (species) => {
      const model = buildModel(await loadKnowledge(species));
      const labels = listOf(species).question?.options.slice(0, -2) ?? [];
      const several = labels.filter((label) => signsOn(model, label).length > 1);
      expect(several.length).toBeGreaterThan(0);
      for (const label of several) {
        const signs = signsOn(model, label);
        expect(label).toBe(labelOfAll(signs));
        const last = signs.at(-1)?.short ?? signs.at(-1)?.name;
        expect(label.endsWith(` or ${last}`), label).toBe(true);
        expect(label.split(', ').length, label).toBeLessThan(signs.length);
      }
    },
  );

  it('ENG a name with an "or" of its own is one sign of the list, and a list of before is still read', async () => {
    const model = buildModel(await loadKnowledge('ferret'));
    const ids = (label: string) => signsOn(model, label).map(({ id }) => id);
    expect(ids('May have met a poison or fumes, broken leg or snake bite')).toEqual([
      'toxin_exposure',
      'fracture_look',
      'snake_bite',
    ]);
    expect(ids('Collapse, pale gums')).toEqual(['collapse', 'pale_gums']);
    expect(ids('Collapse or a bad mood')).toEqual([]);
  });

  it('ENG bug: the list asked a horse’s owner for a swallowed battery; told, it is an emergency', () => {
    const labels = listOf('horse').question?.options ?? [];
    expect(labels.join()).not.toMatch(/battery/i);
    expect(start('horse', 'She swallowed a battery').triage?.level).toBe('emergency');
    expect(listOf('ferret').question?.options.join()).toMatch(/battery/);
  });

  it.each(everySpecies)('ENG %s: short names are told apart', async (species) => {
    const { findings } = await loadKnowledge(species);
    const names = findings.flatMap(({ short }) => short ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['cat', 'rabbit', 'horse', 'reptile'] as const)(
    'ENG %s: a button of several signs is an emergency at once; which one it is is asked, and kept',
    async (species) => {
      const model = buildModel(await loadKnowledge(species));
      const engine = engineOf(species);
      const asked = listOf(species);
      const several = (asked.question?.options ?? []).filter(
        (label) => signsOn(model, label).length > 1,
      );
      expect(several.length).toBeGreaterThan(1);
      for (const text of several) {
        const chosen = engine.answer(asked.state, { text });
        expect(chosen.triage?.level, text).toBe('emergency');
        expect(chosen.question?.id).toBe('danger-which');
        const [first = ''] = chosen.question?.options ?? [];
        const named = engine.answer(chosen.state, { text: first });
        expect(named.triage?.level, first).toBe('emergency');
        expect(named.state.evidence.at(-1)?.quote).toBe(first);
        const unsure = engine.answer(chosen.state, { text: 'Not sure' });
        expect(unsure.triage?.level).toBe('emergency');
        const report = engine.finalize(unsure.state);
        expect(report.triage?.reasons[0]).toMatch(/^You told us of one of/);
        // bug: hind legs that were cold, or a seizure, brought the steps for an eye.
        if (/hind|seizure/i.test(text)) expect(report.care?.about).not.toBe('The eye');
        const mistaken = engine.answer(chosen.state, { text: 'None of these' });
        expect(mistaken.triage?.level ?? 'none').not.toBe('emergency');
      }
    },
  );
});
