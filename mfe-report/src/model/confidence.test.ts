import { describe, expect, it } from 'vitest';
import { bandOf, likelihoodOf, readPercent, toPercent } from './confidence.ts';
import { formatApproximate, formatPercent } from './likelihood-text.ts';

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
    [0.87, '~85%'],
    [0.88, '~90%'],
    [0.875, '~90%'],
    [42, '~40%'],
    [1, '~100%'],
    [0.98, '~95%'],
    [null, ''],
  ])('RPT-03 shows %j as "%s", rounded to the nearest 5', (value, shown) => {
    expect(formatApproximate(toPercent(value))).toBe(shown);
  });

  it('bug: the report said "~0%" of what the vet’s page calls "under 5%"', () => {
    expect([0.02, 0, 0.03].map((value) => formatApproximate(toPercent(value)))).toEqual([
      'under 5%',
      'under 5%',
      '~5%',
    ]);
  });

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

  it('DX-03 shows whole percents', () => {
    expect([84.4, 1, 0.5, null].map(formatPercent)).toEqual(['84%', '1%', '1%', '']);
  });

  it('DX-03 calls nothing that is listed impossible', () => {
    expect([0.4, 0].map(formatPercent)).toEqual(['under 1%', 'under 1%']);
  });
});
