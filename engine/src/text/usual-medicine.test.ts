import { beforeAll, describe, expect, it } from 'vitest';
import { loadEngines, start } from '../testing/consults.ts';

beforeAll(loadEngines, 120_000);

const findingsIn = (words: string): string[] =>
  start('cat', words)
    .state.evidence.filter(({ value }) => value === 'yes')
    .map(({ finding }) => finding);

describe('a medicine that is had as a habit', () => {
  it.each([
    'She takes amlodipine. My cat has had a cough for a week and eats.',
    'She is on amlodipine. She has had an awful night and coughs',
    'My cat eats well and takes amlodipine, she has itchy ears',
    'She takes amlodipine, eats well, drinks some water and has two lumps',
    "She's been taking thyroxine tablets and eats her food, itchy paws",
    'He is prescribed levothyroxine. He eats well and itches',
  ])('ENG bug: was a poisoning because the patient eats: "%s"', (words) => {
    expect(findingsIn(words)).not.toContain('toxin_human_medicine');
    expect(start('cat', words).triage?.level).not.toBe('emergency');
  });

  it.each([
    'She is on amlodipine and ate the whole box',
    'She is on amlodipine. She got at the packet and ate one',
    'He is on carprofen. He got into the bag and ate the lot',
    'He ate a whole packet of carprofen',
  ])('ENG is a poisoning where more of it was had: "%s"', (words) => {
    expect(findingsIn(words)).toContain('toxin_human_medicine');
  });

  it('ENG bug: what drools was taken for what she has had one of', () => {
    const words = 'There was amlodipine on the table. She has had one and now she is drooling';
    expect(findingsIn(words)).toContain('toxin_human_medicine');
  });
});

it('ENG bug: nothing that comes up was urine too', () => {
  expect(findingsIn('nothing comes up and his belly looks swollen')).not.toContain(
    'nothing_passed',
  );
});

it('ENG bug: what should never have been eaten was a good appetite', () => {
  const { evidence } = start('dog', 'Rex ate a whole pack of gum with xylitol').state;
  expect(evidence.map(({ finding }) => finding)).toEqual(['toxin_xylitol']);
});

it('ENG bug: a tom that keeps going in the tray was kept indoors, and its danger told twice', () => {
  const { state, triage } = start('cat', 'my tomcat keeps going in the litter tray, no pee');
  expect(state.evidence.map(({ finding }) => finding)).not.toContain('fights_outdoors');
  const names = (triage?.reasons ?? []).map((reason) => reason.split(':')[0]);
  expect(new Set(names).size).toBe(names.length);
});
