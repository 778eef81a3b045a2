import { translationFaults } from '@petwise/ui/translation-faults';
import { expect, it } from 'vitest';
import { copy, exact } from '../copy.ts';
import { WORDS } from '../doors/spanish.ts';
import { firstScreenCopy } from '../first-screen-copy.ts';
import { followUpCopy } from '../follow-up-copy.ts';
import { linksCopy } from '../links-copy.ts';
import { labCopy } from '../lab-copy.ts';
import { notOneIllnessCopy } from '../not-one-illness-copy.ts';
import { secondReaderCopy } from '../second-reader-copy.ts';

it('issue 16: every word is there in Spanish, none is left in English, and each says what it is given', () => {
  const english = {
    report: copy,
    'report.exact': exact,
    'report.first-screen': firstScreenCopy,
    'report.follow-up': followUpCopy,
    'report.links': linksCopy,
    'report.lab': labCopy,
    'report.not-one-illness': notOneIllnessCopy,
    'report.second-reader': secondReaderCopy,
  };
  const alike = [/^report\.(facts\.species|lab\.flags\.normal|follow-up\.(from|found))$/];
  expect(translationFaults(english, WORDS, alike)).toEqual([]);
});
