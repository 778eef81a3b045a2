import { beforeAll, expect, test } from 'vitest';
import { engineOf, loadEngines, play, start } from '../testing/consults.ts';

beforeAll(loadEngines);

/** Each sign of the report of which the owner told since when. */
function sinceWhen(words: string): Record<string, string> {
  const { report } = play('dog', words, () => 'Not sure');
  return Object.fromEntries(
    report.signs?.since?.map(({ sign, words: told }) => [sign, told]) ?? [],
  );
}

test.each([
  [
    'of its own clause',
    'He has been limping for three weeks, but he has been vomiting since yesterday.',
    { limping: 'for three weeks', vomiting: 'since yesterday' },
  ],
  [
    'for all signs of the clause',
    'He has been coughing and sneezing for two days.',
    { coughing: 'for two days', sneezing: 'for two days' },
  ],
  [
    'from the beginning of the sentence',
    'Since Monday he is sneezing.',
    { sneezing: 'Since Monday' },
  ],
  [
    'by the sentence behind it',
    'He is off his food. This started two days ago.',
    { 'eating less or not at all': 'two days ago' },
  ],
  [
    'by a sentence of a time alone',
    'He is limping. Three weeks now.',
    { limping: 'Three weeks now' },
  ],
  [
    'each its own in one breath',
    'He threw up twice this morning and is drinking a lot for a week.',
    { vomiting: 'this morning', 'drinking more': 'for a week' },
  ],
  [
    'from the beginning of the next clause',
    'He drinks loads and pees a lot for three weeks now, he is losing weight, and since Friday he has been vomiting.',
    { 'drinking more': 'for three weeks now', vomiting: 'since Friday' },
  ],
  [
    'where the sign itself begins with the time',
    'She has been limping for two weeks and since yesterday she hardly eats.',
    { limping: 'for two weeks', 'eating less or not at all': 'since yesterday' },
  ],
  [
    'where the sign itself ends with the time',
    'She has not eaten for three days.',
    { 'nothing eaten for a day or more': 'for three days' },
  ],
  ['and none where none is told', 'He is sneezing a lot.', {}],
  ['and not the time of a sign that is not there', 'No vomiting since yesterday.', {}],
])('16.8 a sign carries its own since-when %s', (_, words, since) => {
  expect(sinceWhen(words)).toMatchObject(since);
  if (Object.keys(since).length === 0) expect(sinceWhen(words)).toEqual({});
});

test('bug: a sign that an answer affirmed lost the time that the owner had told of it', () => {
  const { report } = play('cat', 'She has been limping for two weeks.', (id) =>
    id === 'limping' ? 'Yes' : 'Not sure',
  );
  const { state } = start('cat', 'She has been limping for two weeks.');
  const [told] = state.evidence.filter(({ finding }) => finding === 'limping');
  if (!told) throw new Error('limping is heard');
  const { since: _, ...affirmed } = told;
  const evidence = [...state.evidence, { ...affirmed, source: 'answer' as const, turn: 1 }];
  const later = engineOf('cat').finalize({ ...state, evidence });
  for (const one of [report, later])
    expect(one.signs?.since).toEqual([{ sign: 'limping', words: 'for two weeks' }]);
});
