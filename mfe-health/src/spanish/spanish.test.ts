import { translationFaults } from '@petwise/ui/translation-faults';
import { expect, it } from 'vitest';
import { COPY } from '../copy.ts';
import { WORDS } from '../doors/spanish.ts';

it('issue 16: every word is there in Spanish, none is left in English, and each says what it is given', () => {
  const english = { health: COPY };
  const alike = [/^health\.(charts\.(of|total)|processing\.elapsed|stats\.(number|seconds))$/];
  expect(translationFaults(english, WORDS, alike)).toEqual([]);
});
