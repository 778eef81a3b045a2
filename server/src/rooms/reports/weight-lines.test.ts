import { describe, expect, test } from 'vitest';
import { unitsOf, weightFact, weightLine } from './weight-lines.ts';

describe('the weights of a report, as its reader writes them', () => {
  test.each([
    ['en-US,en;q=0.9', 'lbs'],
    ['en', 'lbs'],
    ['en-GB,en;q=0.9', 'kg'],
    ['de-AT', 'kg'],
    [undefined, 'kg'],
    ['*', 'kg'],
    ['\u0000;<script>', 'kg'],
  ] as const)('a browser that says %j reads %s', (header, units) => {
    expect(unitsOf(header)).toBe(units);
  });

  test.each([
    ['60 kg', 'lbs', '132 lbs'],
    ['132 lbs', 'kg', '59.9 kg'],
    ['85 g', 'lbs', '3 oz'],
    ['3 oz', 'kg', '85 g'],
    ['500 g', 'lbs', '1.1 lbs'],
    ['3 lbs', 'kg', '1.36 kg'],
    ['4.25 kg', 'kg', '4.25 kg'],
    ['Normal weight', 'lbs', 'Normal weight'],
    ['Not told', 'lbs', 'Not told'],
  ] as const)('%j in %s is %j', (fact, units, text) => {
    expect(weightFact(fact, units)).toBe(text);
  });

  test('issue 16.8: the change is said between the first and the last, whatever their units; one weight says none', () => {
    const first = { value: 10, unit: 'lbs', on: '2026-01-05' } as const;
    const last = { value: 4, unit: 'kg', on: '2026-11-05' } as const;
    expect(weightLine([first, last], 'kg')).toEqual([
      '4 kg (2026-11-05), 12% less than on 2026-01-05',
    ]);
    expect(weightLine([first], 'kg')).toEqual([]);
  });
});
