import { translationFaults } from '@petwise/ui/translation-faults';
import { expect, it } from 'vitest';
import { COPY } from '../copy.ts';
import { WORDS } from '../doors/spanish.ts';
import { LAB_COPY } from '../lab-copy.ts';

it('issue 16: every word is there in Spanish, none is left in English, and each says what it is given', () => {
  const english = { uploads: COPY, 'uploads.lab': LAB_COPY };
  const alike = [/^uploads\.lab\.flags\.normal$/];
  expect(translationFaults(english, WORDS, alike)).toEqual([]);
});
