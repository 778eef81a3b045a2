import type { HealthSeries } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { areaPath, linePath } from './chart-paths.ts';
import { dayTicks, valueScale } from './chart-scale.ts';
import { epochDay, hasStep, pointsOf, runsOf, spanOf, step, wholeSpan } from './chart-view.ts';
import { spanText } from './span-text.ts';
import { summaryBlocks } from './summary-blocks.ts';

const series: HealthSeries = {
  start: '2024-01-30',
  days: [0, 1, 2, 5, 40],
  values: [10, 20, 30, 40, 50],
  low: [9, 18, 28, 38, 48],
  high: [12, 24, 34, 44, 54],
};

describe('chart view', () => {
  it('shows a calendar month or year around a day', () => {
    const day = epochDay('2024-02-10');
    expect(spanOf(series, 'month', day)).toEqual({
      from: epochDay('2024-02-01'),
      to: epochDay('2024-02-29'),
    });
    expect(spanOf(series, 'year', day)).toEqual({
      from: epochDay('2024-01-01'),
      to: epochDay('2024-12-31'),
    });
    expect(spanOf(series, 'all', day)).toEqual({
      from: epochDay('2024-01-30'),
      to: epochDay('2024-03-10'),
    });
  });

  it('steps by months within the data alone', () => {
    const day = epochDay('2024-03-10');
    expect(hasStep(series, { zoom: 'month', day }, 1)).toBe(false);
    expect(step({ zoom: 'month', day }, -1)).toBe(epochDay('2024-02-01'));
    expect(hasStep(series, { zoom: 'month', day }, -1)).toBe(true);
    expect(hasStep(series, { zoom: 'year', day }, -1)).toBe(false);
  });

  it('breaks the line where days are missing', () => {
    const points = pointsOf(series, wholeSpan(series), 500);
    expect(runsOf(points).map((run) => run.map(({ value }) => value))).toEqual([
      [10, 20, 30],
      [40],
      [50],
    ]);
  });

  it('puts neighbouring days together when there is no space, and keeps their range', () => {
    const [first] = pointsOf(series, wholeSpan(series), 10);
    expect(first).toEqual({
      from: epochDay('2024-01-30'),
      to: epochDay('2024-02-03'),
      value: 20,
      low: 9,
      high: 34,
    });
  });

  it('gives no points for a span without data', () => {
    expect(pointsOf(series, { from: 0, to: 100 }, 10)).toEqual([]);
  });
});

describe('scales', () => {
  const points = [{ from: 0, to: 0, value: 47, low: 44, high: 61 }];

  it('are round around the data, and from zero for totals', () => {
    expect(valueScale(points, false)).toEqual({ least: 40, most: 70, ticks: [40, 50, 60, 70] });
    expect(valueScale(points, true).least).toBe(0);
  });

  it('hold one value that never changes', () => {
    const { least, most } = valueScale(
      [{ from: 0, to: 0, value: 178, low: 178, high: 178 }],
      false,
    );
    expect(least).toBeLessThanOrEqual(178);
    expect(most).toBeGreaterThan(least);
  });

  it('name days, months or years as there is space', () => {
    const month = { from: epochDay('2024-02-01'), to: epochDay('2024-02-29') };
    expect(dayTicks(month, 'month', 6).map(({ label }) => label)).toEqual([
      '1',
      '8',
      '15',
      '22',
      '29',
    ]);
    const year = { from: epochDay('2024-01-01'), to: epochDay('2024-12-31') };
    expect(dayTicks(year, 'year', 6).map(({ label }) => label)).toEqual([
      'Jan',
      'Apr',
      'Jul',
      'Oct',
    ]);
    const closed = { from: epochDay('2024-01-01'), to: epochDay('2024-04-01') };
    expect(dayTicks(closed, 'year', 6).map(({ label }) => label)).toEqual([
      'Jan',
      'Feb',
      'Mar',
      'Apr',
    ]);
    const decade = { from: epochDay('2014-05-05'), to: epochDay('2024-12-31') };
    expect(dayTicks(decade, 'all', 6).map(({ label }) => label)).toEqual([
      '2016',
      '2018',
      '2020',
      '2022',
      '2024',
    ]);
    expect(spanText(decade, 'all')).toBe('May 2014 to Dec 2024');
  });
});

describe('summaryBlocks', () => {
  it('takes titles, lists and words apart', () => {
    expect(summaryBlocks('One.\n\nTitle\n- a\n- b')).toEqual([
      { title: null, text: 'One.', items: [] },
      { title: 'Title', text: '', items: ['a', 'b'] },
    ]);
  });
});

describe('chart paths', () => {
  const run = [
    { from: 10, to: 10, value: 4, low: 3, high: 5 },
    { from: 11, to: 14, value: 6, low: 5, high: 9 },
  ];
  const same = (given: number): number => given;

  it('a line goes through the middle of the days of each point', () => {
    expect(linePath(run, { x: same, y: same })).toBe('M10.0,4.0L12.5,6.0');
  });

  it('an area goes along the highest, and back along the lowest', () => {
    const edge = { x: same, high: ({ high }: { high: number }) => high };
    expect(areaPath(run, { ...edge, low: ({ low }) => low })).toBe(
      'M10.0,5.0L12.5,9.0L12.5,5.0L10.0,3.0Z',
    );
  });
});
