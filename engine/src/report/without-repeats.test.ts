import { expect, it } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

const TOLD = ['breathing becomes hard or the gums turn pale, blue or gray'];

it.each([
  [
    'the same in other words',
    ['vomiting goes on for more than a day', 'your dog vomits again', 'vomiting does not stop'],
    ['vomiting goes on for more than a day'],
  ],
  [
    'one of several in one line, which goes without it',
    ['vomiting starts again', 'your dog vomits or stops eating', 'your dog stops eating'],
    ['vomiting starts again', 'your dog stops eating'],
  ],
  [
    'a part of a line before',
    ['your dog becomes weak or will not get up', 'your dog becomes weak', 'your dog is cold'],
    ['your dog becomes weak or will not get up', 'your dog is cold'],
  ],
  [
    'what stands there in any case',
    ['the gums look pale', 'the gums turn yellow'],
    ['the gums turn yellow'],
  ],
  [
    'a line that tells more than the one before stays',
    ['your dog becomes weak', 'your dog becomes weak or its belly painful', 'the belly swells'],
    ['your dog becomes weak', 'your dog becomes weak or its belly painful', 'the belly swells'],
  ],
])('bug: the list of what to come back for told of one sign three times: %s', (_, lines, left) => {
  expect(withoutRepeats(lines, { told: TOLD, word: 'dog' })).toEqual(left);
});
