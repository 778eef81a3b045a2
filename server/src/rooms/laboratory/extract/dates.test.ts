import { expect, test } from 'vitest';
import { isoDate } from './dates.ts';

test.each([
  ['2026-01-15', '2026-01-15'],
  ['15 Jan 2026', '2026-01-15'],
  ['01/15/26', '2026-01-15'],
  ['15.01.2026', '2026-01-15'],
  ['31/12/2100', '2100-12-31'],
  ['31/12/2101', null],
  ['01/01/1980', '1980-01-01'],
  ['31/12/1979', null],
  ['31/02/2026', null],
])('%s is the day %s', (text, day) => {
  expect(isoDate(text)).toBe(day);
});
