import { IntakeSpecies } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { loadSpeciesLists } from './load-species-lists.ts';

const species = IntakeSpecies.options;
const FEWEST_BREEDS = {
  dog: 200,
  cat: 60,
  horse: 80,
  bird: 120,
  rabbit: 50,
  ferret: 10,
  guinea_pig: 15,
  hamster: 5,
  reptile: 60,
  other: 10,
};

function repeated(names: readonly string[]): string[] {
  const seen = names.map((name) => name.toLowerCase());
  return names.filter((name, at) => seen.indexOf(name.toLowerCase()) !== at);
}

describe.each(species)('lists for %s', (one) => {
  it('FORM-02 has enough breeds', async () => {
    expect((await loadSpeciesLists(one)).breeds.length).toBeGreaterThanOrEqual(FEWEST_BREEDS[one]);
  });

  it('HIST-02 has medications, conditions and procedures', async () => {
    const { medications, chronicConditions, procedures } = await loadSpeciesLists(one);
    const rich = one === 'dog' || one === 'cat';
    expect(medications.length).toBeGreaterThanOrEqual(rich ? 25 : 15);
    expect(chronicConditions.length).toBeGreaterThanOrEqual(20);
    expect(procedures.length).toBeGreaterThanOrEqual(12);
  });

  it('FORM-07 every suggestion list is sorted, tidy and without repeats', async () => {
    const { diets, ...suggested } = await loadSpeciesLists(one);
    for (const names of Object.values(suggested)) {
      expect(names).toEqual([...names].toSorted((a, b) => a.localeCompare(b, 'en')));
      expect(repeated(names)).toEqual([]);
      expect(names.filter((name) => name !== name.trim() || name === '')).toEqual([]);
    }
    expect(repeated(diets)).toEqual([]);
  });
});

describe('diets', () => {
  it('HIST-04 dog and cat share the six of the specification', async () => {
    const six = ['Commercial dry', 'Commercial wet', 'Raw', 'Home-cooked', 'Mixed', 'Prescription'];
    expect((await loadSpeciesLists('dog')).diets).toEqual(six);
    expect((await loadSpeciesLists('cat')).diets).toEqual(six);
  });

  it('HIST-04 each other species has a list of its own', async () => {
    const lists = await Promise.all(species.map(loadSpeciesLists));
    const different = new Set(lists.map(({ diets }) => diets.join('|')));
    expect(different.size).toBeGreaterThanOrEqual(species.length - 2);
    expect(Math.min(...lists.map(({ diets }) => diets.length))).toBeGreaterThanOrEqual(5);
  });
});
