import { describe, expect, it } from 'vitest';
import { loadSpeciesLists } from '../data/load-species-lists.ts';
import { breedStays } from './change-species.ts';

describe('a species changed after the breed was chosen', () => {
  it.each([
    ['Beagle', 'dog', 'cat', false],
    ['Himalayan', 'cat', 'rabbit', true],
    [' mixed breed', 'dog', 'cat', true],
    ['Blue heeler x something', 'dog', 'cat', true],
    ['Siamese', 'dog', 'cat', true],
    ['Cockatiel', 'bird', 'other', false],
  ] as const)('FORM-02 %s, from %s to %s, stays: %s', async (breed, from, to, stays) => {
    const lists = { before: await loadSpeciesLists(from), after: await loadSpeciesLists(to) };
    expect(breedStays(breed, lists)).toBe(stays);
  });
});
