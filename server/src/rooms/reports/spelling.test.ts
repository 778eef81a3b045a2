import { expect, test } from 'vitest';
import { HANDOVER } from '../../testing/handover.ts';
import { inBritish, readsBritish } from './spelling.ts';

test.each([
  ['en-GB,en;q=0.9', true],
  ['en-US,en-GB;q=0.5', false],
  ['en', false],
  ['de-DE,de;q=0.9', true],
  ['de-DE,en-US;q=0.5', false],
  ['es-ES,en-GB;q=0.5', false],
  ['*', false],
  ['en-!!', false],
  [undefined, false],
])('of a browser that says %j the report is in British English: %j', (header, isBritish) => {
  expect(readsBritish(header)).toBe(isBritish);
});

test('what an owner or a vet wrote stays as written', () => {
  const written = 'gray diarrhea';
  const [answer] = HANDOVER.answers;
  if (answer === undefined) throw new Error('one answer is there');
  const british = inBritish({
    ...HANDOVER,
    returnIf: [written],
    signs: [{ sign: written, since: written }],
    answers: [{ ...answer, question: `Is there ${written}?`, options: [written], answer: written }],
    ownersWords: [{ at: HANDOVER.generatedAt, text: written }],
    timeline: [{ about: '', since: written, words: written }],
    patient: { ...HANDOVER.patient, name: 'Gray' },
    notUnderstood: [written],
    outcome: { diagnosis: written, foundOn: '2026-11-20' },
    vetAnswers: [{ at: HANDOVER.generatedAt, author: 'Gray', words: written }],
  });
  const spelled = 'grey diarrhoea';
  expect(british).toMatchObject({
    returnIf: [spelled],
    signs: [{ sign: spelled, since: written }],
    answers: [{ question: `Is there ${spelled}?`, options: [spelled], answer: written }],
    ownersWords: [{ text: written }],
    timeline: [{ since: written, words: written }],
    patient: { name: 'Gray' },
    notUnderstood: [written],
    outcome: { diagnosis: written },
    vetAnswers: [{ author: 'Gray', words: written }],
  });
});
