import { SPECIES } from '@petwise/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { detectPatient } from './detect-patient.ts';
import * as misleading from './misleading-owner-texts.ts';
import * as texts from './owner-texts.ts';
import { unseenTexts } from './owner-texts-unseen.ts';

const tables: Record<string, readonly texts.OwnerText[]> = {
  'plain words': texts.plainTexts,
  'breeds and nicknames': texts.breedTexts,
  misspellings: texts.misspeltTexts,
  'several animals': misleading.crowdTexts,
  'false friends': misleading.falseFriendTexts,
  'odd texts': misleading.oddTexts,
  'a second set': unseenTexts,
};
const all = Object.values(tables).flat();

describe.each(Object.entries(tables))('DET-01, DET-02 %s', (_, table) => {
  it.each(table)('$text', async ({ text, species, breed, sex }) => {
    const found = await detectPatient(text);
    expect({ species: found.species, matched: found.matched }).toEqual({
      species: species ?? 'dog',
      matched: species !== null,
    });
    if (breed !== undefined) {
      expect(found.breed).toBe(breed ?? undefined);
    }
    if (sex !== undefined) {
      expect(found.sex).toBe(sex);
    }
  });
});

describe('the table itself', () => {
  it('DET-01 holds at least 150 different texts on all nine species', () => {
    expect(new Set(all.map(({ text }) => text)).size).toBeGreaterThanOrEqual(150);
    const named = new Set(all.map(({ species }) => species));
    expect(SPECIES.filter((species) => !named.has(species))).toEqual([]);
  });
});

describe('DET-03 nicknames', () => {
  it.each([
    ['my lab is sick', 'Labrador Retriever'],
    ['my frenchie is sick', 'French Bulldog'],
    ['my yorkie is sick', 'Yorkshire Terrier'],
    ['my wiener dog is sick', 'Dachshund'],
    ['My Labs are sick', 'Labrador Retriever'],
    ['two frenchies, both sick', 'French Bulldog'],
  ])('DET-03 %s', async (text, breed) => {
    expect(await detectPatient(text)).toMatchObject({ species: 'dog', breed });
  });
});

it.each([
  ['My Labrador Bella has been vomiting', 'Bella'],
  ['our 3 year old frenchie Lulu coughs', 'Lulu'],
  ['My GSD Rex limps', 'Rex'],
  ['My Shar-Pei Ming has a sore eye', 'Ming'],
  ['My Labrador Has a cough', null],
])('bug: behind the breed the name was not read in “%s”', async (text, name) => {
  expect((await detectPatient(text)).name).toBe(name);
});

describe('DET-04 generic birds', () => {
  it.each([
    ['my duck is sick', 'Duck'],
    ['our chickens are sick', 'Chicken'],
    ['my rooster is sick', 'Chicken'],
    ['my Muscovy duck is sick', 'Muscovy Duck'],
    ['my Rhode Island Red hen is sick', 'Rhode Island Red'],
  ])('DET-04 %s', async (text, breed) => {
    expect(await detectPatient(text)).toMatchObject({ species: 'bird', breed });
  });
});

describe('bad input', () => {
  it('DET-01 reads the animal at the start of 20 000 characters', async () => {
    const text = `My ferret is weak. ${'Nothing else to say about it. '.repeat(1000)}`;
    expect(await detectPatient(text)).toMatchObject({ species: 'ferret', matched: true });
  });

  it('DET-01 stays with the answer when one word is repeated without end', async () => {
    expect(await detectPatient('lab '.repeat(5000))).toMatchObject({
      species: 'dog',
      breed: 'Labrador Retriever',
    });
  });

  it('DET-01 does not stumble over emoji, right-to-left text and control characters', async () => {
    const text = '\u202Eقطتي مريضة\u202C 🐱🤢\u0000 <b>my cat</b>';
    expect(await detectPatient(text)).toMatchObject({ species: 'cat', matched: true });
  });
});

describe('without the breed lists', () => {
  beforeEach(() => {
    vi.resetModules();
  });

  it('FLOW-08 still tells species and sex, and tries again the next time', async () => {
    const { loadBreeds } = await vi.importActual<typeof import('../../data/load-breeds.ts')>(
      '../../data/load-breeds.ts',
    );
    const load = vi.fn(loadBreeds).mockRejectedValueOnce(new Error('offline'));
    vi.doMock('../../data/load-breeds.ts', () => ({ loadBreeds: load }));
    const fresh = await import('./detect-patient.ts');

    const text = 'my Labrador is sick, she is tired';
    expect(await fresh.detectPatient(text)).toEqual({
      species: 'dog',
      matched: true,
      sex: 'female',
      name: null,
    });
    expect(await fresh.detectPatient(text)).toMatchObject({ breed: 'Labrador Retriever' });
    vi.doUnmock('../../data/load-breeds.ts');
  });
});
