import { describe, expect, it } from 'vitest';
import { bandOf, likelihoodOf, readPercent, toPercent } from './confidence.ts';

describe('confidence', () => {
  it.each([
    [0.87, 87],
    [87, 87],
    ['87%', 87],
    ['0.87', 87],
    ['~87 %', 87],
    [1, 100],
    [0, 0],
    ['1%', 1],
    ['0.5 %', 0.5],
    [0.01, 1],
    [0.004, 0.4],
    [100, 100],
  ])('RPT-03 reads %j as %d percent', (value, percent) => {
    expect(toPercent(value)).toBeCloseTo(percent, 9);
  });

  it.each([
    [0, 0],
    [0.4, 0.4],
    [1, 1],
    ['1%', 1],
    [50, 50],
    ['87', 87],
    [100, 100],
    [101, null],
    [-1, null],
    [Number.NaN, null],
    [null, null],
    ['', null],
  ])('DX-04 reads %j of the results view as %j percent, never as a fraction', (value, percent) => {
    expect(readPercent(value)).toBe(percent);
  });

  it.each([null, undefined, '', '  ', 'high', '%', 300, -4, Number.NaN, Infinity, {}, [], true])(
    'RPT-03 takes %j as not known rather than as a number',
    (value) => {
      expect(toPercent(value)).toBeNull();
    },
  );

  it.each([
    [100, 'high'],
    [80, 'high'],
    [79.9, 'medium'],
    [60, 'medium'],
    [59.9, 'low'],
    [0, 'low'],
  ])('DX-04 puts %d into the band %s', (percent, band) => {
    expect(bandOf(percent)).toBe(band);
  });

  it('says a percentage in words, less sure as it falls', () => {
    expect([95, 70, 40, 15, 3].map(likelihoodOf)).toEqual([
      'very-likely',
      'likely',
      'possible',
      'less-likely',
      'unlikely',
    ]);
  });
});
