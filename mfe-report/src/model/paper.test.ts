import { expect, it } from 'vitest';
import { paperOf } from './paper.ts';

it.each([
  ['en-US', 'letter'],
  ['es-mx', 'letter'],
  ['fil-PH', 'letter'],
  ['zh-Hans-US', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['', 'a4'],
])('RPT-07 %s prints on %s', (language, paper) => {
  expect(paperOf(language)).toBe(paper);
});
