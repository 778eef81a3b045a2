import { translationFaults } from '@petwise/ui/translation-faults';
import { expect, it } from 'vitest';
import { copy } from '../copy.ts';
import { WORDS } from '../doors/spanish.ts';
import { MEASURE_COPY } from '../measure-copy.ts';
import { PICTURE_COPY } from '../picture-copy.ts';

it('issue 16: every word is there in Spanish, none is left in English, and each says what it is given', () => {
  const english = { chat: copy, 'chat.measure': MEASURE_COPY, 'chat.picture': PICTURE_COPY };
  const alike = [
    /^chat\.(productBeta|assistant|readBy\.engine|checkAnswers\.no|checkAnswerLabel)$/,
  ];
  expect(translationFaults(english, WORDS, alike)).toEqual([]);
});
