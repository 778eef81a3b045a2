import { beforeAll, describe, expect, it } from 'vitest';
import type { AnySpecies } from '../knowledge-types.ts';
import type { Patient } from '../types.ts';
import { engineOf, everySpecies, loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const levelOf = (species: AnySpecies, words: string, changes: Partial<Patient> = {}) =>
  start(species, words, changes).triage?.level;

describe('everyday signs of an animal that is well', () => {
  it.each(everySpecies.filter((species) => species !== 'other'))(
    'ENG %s: a sneeze or two can be watched',
    (species) => {
      expect(levelOf(species, 'sneezed twice today, eating and playing as normal')).toBe('watch');
    },
  );

  it.each([
    ['sneezing for two weeks now', 'it lasts'],
    ['sneezing, and blood came out of his nose', 'another sign beside it'],
    ['sneezing and he is gasping for air', 'a danger beside it'],
  ])('ENG a dog that eats and plays, but %s: %s', (words) => {
    const level = levelOf('dog', `${words}. he eats and plays as normal`);
    expect(level).toBeDefined();
    expect(level).not.toBe('watch');
  });

  it('ENG bug: vomiting for weeks waited for a booked visit when drooling was told beside', () => {
    const words = 'vomiting for two weeks and drooling, eating and playing as normal';
    expect(['emergency', 'today', 'soon']).toContain(levelOf('dog', words));
  });

  it('ENG a kind of an everyday sign counts as itself', () => {
    const soft = 'one soft poo this morning, eating and playing as normal';
    expect(levelOf('dog', soft)).toBe('watch');
    const bloody = 'one soft poo with blood in it this morning, eating and playing as normal';
    expect(levelOf('dog', bloody)).toBe('soon');
  });

  it('ENG a puppy with a soft stool is not only watched', () => {
    const words = 'one soft poo this morning, eating and playing as normal';
    expect(levelOf('dog', words, { age: 9, ageUnit: 'weeks' })).not.toBe('watch');
  });

  it('ENG an animal of which nobody said that it is well waits no longer than before', () => {
    expect(levelOf('cat', 'he has been sneezing today')).toBe('soon');
  });
});

describe('what was told is not asked, listed or quoted', () => {
  it('ENG bug: how it began was asked of an illness of this morning', () => {
    let turn = start('dog', 'limping since this morning and off his food');
    const asked: string[] = [];
    while (turn.question) {
      asked.push(turn.question.id);
      turn = engineOf('dog').answer(turn.state, { text: turn.question.options.at(-1) ?? '' });
    }
    expect(asked.length).toBeGreaterThan(1);
    expect(asked).not.toContain('onset');
  });

  it('ENG bug: who the animal is was quoted as not understood', () => {
    const { extractionSummary } = start('dog', 'itchy feet for weeks. westie aged 4 castrated');
    expect(extractionSummary).not.toContain('Kept for your vet');
  });

  it('ENG bug: two weeks without food were listed three times, by the hours too', () => {
    const { extractionSummary } = start('reptile', 'he has not eaten anything for two weeks');
    expect(extractionSummary).toMatch(/nothing eaten for two weeks or more/);
    expect(extractionSummary).not.toMatch(/12 hours|for a day or more/);
  });

  it('ENG bug: "None of these" was answered with two dozen signs', () => {
    const engine = engineOf('dog');
    let turn = start('dog', 'he is itchy, his skin is red');
    while (turn.question && !turn.question.options.includes('None of these'))
      turn = engine.answer(turn.state, { text: turn.question.options.at(-1) ?? '' });
    expect(turn.question).not.toBeNull();
    turn = engine.answer(turn.state, { text: 'None of these' });
    expect(turn.extractionSummary).toContain('Not present: what else was on the list.');
  });

  it('ENG bug: a time told beside a bracket was asked for again', () => {
    const words =
      'the dog (a lab, 8, not spayed) got into the cupboard last night and had 200 g of milk chocolate. 28 kilos';
    const { question } = start('dog', words, { weight: null });
    expect(question?.text ?? '').not.toMatch(/How (long ago|heavy)/);
  });
});
