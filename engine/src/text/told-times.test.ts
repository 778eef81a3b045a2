import { describe, expect, it } from 'vitest';
import { answersHowLong, toldTimes } from './told-times.ts';

const since = (text: string): string[] => toldTimes(text).map((time) => time.since);

describe('times that an owner tells', () => {
  it.each([
    ['He has been limping for about three weeks.', ['for about three weeks']],
    ['It began two days ago, worse now', ['two days ago']],
    ['Sneezing since yesterday! Off her food for 12 hours', ['since yesterday', 'for 12 hours']],
    ['A couple of days of runs', ['A couple of days']],
    ['She coughs since Monday', ['since Monday']],
    ['She coughs', []],
  ])('%s', (text, times) => {
    expect(since(text)).toEqual(times);
  });

  it('bug: an age and the date of a vaccine were how long it had lasted', () => {
    expect(
      since('My 3 year old spaniel was vaccinated 2 weeks ago. He limps since last night'),
    ).toEqual(['since last night']);
  });

  it('tells the sentence, and how long ago it is in hours', () => {
    expect(toldTimes('She is well. She coughs for two weeks')).toEqual([
      { since: 'for two weeks', words: 'She coughs for two weeks', hours: 336 },
    ]);
  });

  it.each([
    ['One to six days', true],
    ['Longer, or it comes back again and again', true],
    ['Not sure', false],
    ['No', false],
    ['', false],
  ])('an answer says how long: %s', (answer, expected) => {
    expect(answersHowLong('How long has this been going on?', answer)).toBe(expected);
  });
});
