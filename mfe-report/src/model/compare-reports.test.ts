import { expect, it } from 'vitest';
import {
  bareAssessment,
  calmAssessment,
  damagedAssessment,
  fullAssessment,
} from '../testing/fixtures.ts';
import { compareConditions } from './compare-reports.ts';
import { readReport } from './read-report.ts';

function compare(first: unknown, second: unknown) {
  const [one, two] = [readReport(first), readReport(second)];
  if (!one || !two) throw new Error('Both reports should be readable');
  return compareConditions(one, two);
}

it('puts the conditions of two reports side by side, those of the second first', () => {
  const changes = compare(fullAssessment, calmAssessment);
  expect(changes[0]).toEqual({ condition: 'Dry, itchy skin', first: null, second: '~40%' });
  expect(changes).toContainEqual({ condition: 'Inflamed pancreas', first: '~5%', second: '~5%' });
  expect(changes.at(-1)).toEqual({
    condition: 'Simple bloat without a twist',
    first: '~35%',
    second: null,
  });
});

it('names each condition once, however damaged a report is', () => {
  const names = compare(damagedAssessment(), bareAssessment).map(({ condition }) => condition);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Condition 40');
});
