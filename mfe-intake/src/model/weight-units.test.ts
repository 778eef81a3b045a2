import { describe, expect, it } from 'vitest';
import { convertWeight, weightUnitOf } from './weight-units.ts';

describe('weight units', () => {
  it.each([
    [50, 'lbs', 'kg', 22.6796],
    [1, 'kg', 'oz', 35.274],
    [16, 'oz', 'lbs', 1],
    [7, 'kg', 'kg', 7],
  ] as const)('FORM-02 %s %s is %s %s', (value, from, to, result) => {
    expect(convertWeight(value, from, to)).toBeCloseTo(result, 3);
  });

  it('FORM-04 knows the words that owners use', () => {
    const words = ['kilos', 'pound', 'ounces', 'gm', 'stone', 'weeks'];
    expect(words.map(weightUnitOf)).toEqual(['kg', 'lbs', 'oz', 'g', 'st', null]);
  });
});
