// @vitest-environment jsdom
import { setWeightUnits } from '@petwise/ui/set-weight-units';
import { beforeEach, expect, it, vi } from 'vitest';
import { madeUpMetric } from '../testing/fixtures.ts';
import { inOwnUnits } from './own-units.ts';
import { valueText } from './value-text.ts';

beforeEach(() => localStorage.clear());

const ANY = { type: 'BodyTemperature', label: 'Body temperature', group: 'vitals' } as const;

function latestOf(latest: number, unit: string): string {
  const metric = inOwnUnits({ ...madeUpMetric({ ...ANY, unit }), latest });
  return valueText(metric.latest ?? 0, metric.unit);
}

it('bug: temperatures were in the phone’s unit, whatever their reader thinks in', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  expect([latestOf(38.3, 'degC'), latestOf(100.9, 'degF')]).toEqual(['100.9 °F', '100.9 °F']);
  setWeightUnits('kg');
  expect([latestOf(38.3, 'degC'), latestOf(100.9, 'degF')]).toEqual(['38.3 °C', '38.3 °C']);
  expect([latestOf(11, 'lb'), latestOf(72, 'count/min')]).toEqual(['4.99 kg', '72 / min']);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
  localStorage.clear();
  expect(latestOf(104, 'degF')).toBe('40 °C');
});

it('every figure of a metric is in one unit', () => {
  setWeightUnits('lbs');
  const series = {
    start: '2026-01-01',
    days: [0, 1],
    values: [35, 40],
    low: [30, 35],
    high: [40, 45],
  };
  const of = { min: 30, max: 45, mean: 37.5, latest: 40, series };
  const metric = { ...madeUpMetric({ ...ANY, unit: 'degC' }), ...of };
  expect(inOwnUnits(metric)).toMatchObject({
    unit: 'degF',
    min: 86,
    max: 113,
    mean: 99.5,
    latest: 104,
    series: { days: [0, 1], values: [95, 104], low: [86, 95], high: [104, 113] },
  });
});
