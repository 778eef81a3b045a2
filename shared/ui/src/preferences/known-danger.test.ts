// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepKnownDanger, knownDanger, namesOf } from './known-danger.ts';

it('PWA-02 of a reason the emergency page takes the name of the danger alone', () => {
  const reasons = [
    'Possible bloat: the stomach can twist: go.',
    'The cause may be a stomach upset.',
  ];
  expect(namesOf(reasons)).toEqual(['Possible bloat']);
});

it.each([
  'null',
  '[]',
  '{"species":"dog"}',
  '{"species":null,"names":["Bloat"],"care":{"do":"Phone"}}',
])(
  'bug: the emergency page stopped at a danger of another shape, without its numbers: %s',
  (text) => {
    sessionStorage.setItem('petwise.namedDanger', text);
    expect(knownDanger()).toBeNull();
  },
);

it('PWA-02 a danger is read as it was kept', () => {
  const care = { do: ['Phone'], never: ['Wait'], source: 'AVMA' };
  for (const danger of [
    { species: 'dog', names: ['Possible bloat'], care },
    { species: null, names: [] },
  ]) {
    keepKnownDanger(danger);
    expect(knownDanger()).toEqual(danger);
  }
});
