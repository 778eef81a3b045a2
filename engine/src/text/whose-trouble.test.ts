import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const told = (text: string): Record<string, string> =>
  Object.fromEntries(
    start('dog', `${text}. My dog is not himself`).state.evidence.map(({ finding, value }) => [
      finding,
      value,
    ]),
  );

describe('what happened to a person', () => {
  it.each([
    ['my husband had surgery last week', 'recent_stress'],
    ["my husband's surgery was on Monday, since then she hides", 'recent_stress'],
    ['our daughter had a major operation and the dog mopes', 'recent_stress'],
    ['my mum has had knee surgery in March', 'recent_stress'],
    ['my wife was in hospital for a week', 'recent_stress'],
    ["since dad's operation he chews his paws", 'recent_stress'],
    ['my wife was bitten by a tick and now the dog itches', 'bite_wound'],
    ['my husband was in a car accident last week and the dog mopes', 'trauma'],
    ['my son was hit by a car on Friday, the dog hides', 'trauma_major'],
    ['my other dog has a gash on his leg', 'wound'],
  ])('ENG is none of the animal: %s', (text, finding) => {
    expect(told(text)[finding]).toBeUndefined();
  });

  it.each([
    ['he had surgery last week', 'recent_stress'],
    ['my husband had him castrated on Monday', 'recent_stress'],
    ['my boyfriend has had knee surgery and my dog has had surgery on Friday', 'recent_stress'],
    ['my wife died last month', 'recent_stress'],
    ['my husband was in a car accident with him on the back seat', 'trauma'],
    ['my mum was hit by a car while walking him', 'trauma'],
    ['my dog and my wife were hit by a car', 'trauma_major'],
    ['my daughter trod on his paw', 'trauma'],
    ['my brother gave him paracetamol', 'toxin_paracetamol'],
    ['my husband was brushing him and found a lump', 'lump'],
    ['my wife got home and found him collapsed', 'collapse'],
    ['my son was alone with him and said he vomited', 'vomiting'],
    ['my husband was ill last week and the dog stopped eating', 'appetite_loss'],
    ['my other dog ripped her side open', 'wound_gaping'],
    ['his brother ripped a hole in his neck', 'wound'],
    ['the other dog clawed his eye', 'eye_injury'],
  ])('ENG is the animal, whoever did or saw it: %s', (text, finding) => {
    expect(told(text)[finding]).toBe('yes');
  });

  it('bug: "he drinks" behind "our last dog died" was that dead dog', () => {
    expect(told('our last dog died of kidney failure, he drinks a lot')['drinks_more']).toBe('yes');
    expect(told('our last dog died of bloat, he had drunk a lot')['drinks_more']).toBeUndefined();
    expect(told('our other dog is ill, she is limping')['limping']).toBeUndefined();
  });

  it('ENG what was well and stopped is told as gone', () => {
    expect(told('last week the dog stopped eating')['appetite_loss']).toBe('yes');
    expect(told('he stopped limping, eating fine')['appetite_loss']).toBe('no');
  });
});
