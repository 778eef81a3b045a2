import { translationFaults } from '@petwise/ui/translation-faults';
import { expect, it } from 'vitest';
import { COPY } from '../copy.ts';
import { FORMS_COPY } from '../forms-copy.ts';
import { WORDS } from '../doors/spanish.ts';
import { INFO_COPY } from '../info-copy.ts';
import { OPTION_WORDS } from '../options-copy.ts';
import { PETS_COPY } from '../pets-copy.ts';

it('issue 16: every word is there in Spanish, none is left in English, and each says what it is given', () => {
  const english = {
    intake: COPY,
    'intake.forms': FORMS_COPY,
    'intake.info': INFO_COPY,
    'intake.options': OPTION_WORDS,
    'intake.pets': PETS_COPY,
  };
  const alike = [
    // Examples are what the owner sends: Petwise reads English.
    /^intake\.home\.examples\.\d\.(text|species)$/,
    /^intake\.forms\.history\.animal$/,
    /^intake\.info\.(iphone|android)Label$/,
    /^intake\.(options|pets)\.(neutered\.no|diet)$/,
  ];
  expect(translationFaults(english, WORDS, alike)).toEqual([]);
});
