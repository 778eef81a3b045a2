import { expect, it } from 'vitest';
import { namesOf } from './known-danger.ts';

it('PWA-02 of a reason the emergency page takes the name of the danger alone', () => {
  const reasons = [
    'Possible bloat: the stomach can twist: go.',
    'The cause may be a stomach upset.',
  ];
  expect(namesOf(reasons)).toEqual(['Possible bloat']);
});
