import { describe, expect, it } from 'vitest';
import { plainNumber, readMeasure } from './typed-measure.ts';

describe('readMeasure', () => {
  it.each([
    ['4,5 kg', 4.5, 'kg'],
    [' 12.5 ', 12.5, ''],
    ['1,200 lbs', 1200, 'lbs'],
    ['1.200,5', 1200.5, ''],
    ['0,250 kg', 0.25, 'kg'],
    ['1 200', 1200, ''],
    ['.5', 0.5, ''],
    ['5.', 5, ''],
    ['-3', -3, ''],
    ['5 KG.', 5, 'kg'],
    ['about 10 lbs', 10, 'lbs'],
    ['~5kg', 5, 'kg'],
    ['4½', 4.5, ''],
    ['4 1/2 kg', 4.5, 'kg'],
    ['10 lb 8 oz', 10.5, 'lb'],
    ['1 year and 6 months', 1.5, 'year'],
    ['4 yrs old', 4, 'yrs'],
    ['3 y/o', 3, 'yo'],
    ['٤٫٥ kg', 4.5, 'kg'],
    ['\u202B12\u202C', 12, ''],
  ])('FORM-04 reads %s', (text, value, unit) => {
    const read = readMeasure(text);
    expect(read?.value).toBeCloseTo(value, 10);
    expect(read?.unit).toBe(unit);
  });

  it.each([
    '',
    '  ',
    'abc',
    '5-6',
    '5 - 6',
    '1,2.5',
    '1.2.3',
    '1e3',
    '12 bananas',
    '5 years 3',
    '5 kg 3 years',
    'Infinity',
    '9'.repeat(400),
    '🐶',
  ])('FORM-04 refuses “%s”', (text) => {
    expect(readMeasure(text)).toBeNull();
  });

  it('FORM-04 reads 20 000 characters without getting lost', () => {
    expect(readMeasure('1, '.repeat(7000))).toBeNull();
    expect(readMeasure(`${' '.repeat(20_000)}7`)).toEqual({ value: 7, unit: '' });
  });
});

describe('plainNumber', () => {
  it('FORM-05 shows at most two decimals', () => {
    expect(plainNumber(22.67961851)).toBe('22.68');
    expect(plainNumber(5)).toBe('5');
  });
});
