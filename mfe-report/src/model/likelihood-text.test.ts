import { afterEach, describe, expect, it, vi } from 'vitest';
import { toPercent } from './confidence.ts';
import { formatApproximate, formatPercent } from './likelihood-text.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a likelihood as it is shown', () => {
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

  it('DX-03 shows whole percents', () => {
    expect([84.4, 1, 0.5, null].map(formatPercent)).toEqual(['84%', '1%', '1%', '']);
  });

  it('bug: a percentage was written the English way whatever the owner’s', () => {
    vi.stubGlobal('navigator', { languages: ['es-ES'] });
    expect([84, 0].map(formatPercent)).toEqual(['84\u00a0%', 'under 1\u00a0%']);
    expect([84, 0].map(formatApproximate)).toEqual(['~85\u00a0%', 'under 5\u00a0%']);
  });

  it('DX-03 calls nothing that is listed impossible', () => {
    expect([0.4, 0].map(formatPercent)).toEqual(['under 1%', 'under 1%']);
  });
});
