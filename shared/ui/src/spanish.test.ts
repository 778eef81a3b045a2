import { expect, it } from 'vitest';
import { copy } from './copy.ts';
import { translationFaults } from './language/translation-faults.ts';
import { spanish } from './spanish.ts';

it('issue 16: every word of the parts is there in Spanish, and none is left in English', () => {
  expect(translationFaults({ ui: copy }, { ui: spanish })).toEqual([]);
});
