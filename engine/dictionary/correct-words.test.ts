import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../src/engine.ts';
import { createEngine } from '../src/engine.ts';
import { loadKnowledge } from '../src/load-knowledge.ts';
import { correctWords } from '../src/text/correct-words.ts';
import { findCorrectWords } from './find-correct-words.ts';

let engine: Engine;

beforeAll(async () => {
  engine = createEngine(await loadKnowledge('dog'));
});

/** Ids of the signs said to be present in one message about a dog. */
function signs(symptoms: string): string[] {
  const turn = engine.begin({
    patient: {
      species: 'dog',
      breed: 'mixed',
      age: 4,
      ageUnit: 'years',
      sex: 'unknown',
      spayedNeutered: 'unknown',
      weight: 20,
      weightUnit: 'kg',
    },
    history: { skipped: true },
    symptoms,
  });
  return engine
    .understood(turn.state)
    .signs.filter((sign) => sign.present)
    .map((sign) => sign.id);
}

describe('the typo layer leaves correct English words alone', () => {
  it('ENG knows every English word it could take for a slip; if not, run "npm run dictionary -w engine"', async () => {
    const missing = (await findCorrectWords()).filter((word) => !correctWords.has(word));
    expect(missing).toEqual([]);
  });

  it.each([
    'She has a silky coat',
    'He likes to squirm under the fence',
    'The vet gave us electrolytes',
    'We bought a new sponge, a poppy and a pickle',
    'My tabby is a clever little monkey with a pink thumb',
  ])('ENG bug: correct words are no slips: %s', (text) => {
    expect(signs(text)).toEqual([]);
  });

  it.each([
    ['He is vomitting', 'vomiting'],
    ['She has diarhea since last night', 'diarrhea'],
    ['he is lethargik and has a siezure', 'seizure'],
    ['he is loosing weight', 'weight_loss'],
  ])('ENG slips are still read: %s', (text, id) => {
    expect(signs(text)).toContain(id);
  });
});
