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
  const said = 'gray diarrhea';
  const [answer] = HANDOVER.answers;
  if (answer === undefined) throw new Error('one answer is there');
  const british = inBritish({
    ...HANDOVER,
    returnIf: [said],
    signs: [{ sign: said, since: said }],
    answers: [{ ...answer, question: `Is there ${said}?`, options: [said], answer: said }],
    ownersWords: [{ at: HANDOVER.generatedAt, text: said }],
    timeline: [{ about: '', since: said, words: said }],
    patient: { ...HANDOVER.patient, name: 'Gray' },
    notUnderstood: [said],
    outcome: { diagnosis: said, foundOn: '2026-11-20' },
    vetAnswers: [{ at: HANDOVER.generatedAt, author: 'Gray', words: said }],
  });
  const spelled = 'grey diarrhoea';
  expect(british).toMatchObject({
    returnIf: [spelled],
    signs: [{ sign: spelled, since: said }],
    answers: [{ question: `Is there ${spelled}?`, options: [spelled], answer: said }],
    ownersWords: [{ text: said }],
    timeline: [{ since: said, words: said }],
    patient: { name: 'Gray' },
    notUnderstood: [said],
    outcome: { diagnosis: said },
    vetAnswers: [{ author: 'Gray', words: said }],
  });
});
