// @vitest-environment jsdom
import type { HealthMetric } from '@petwise/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChartDrawing } from './ChartDrawing.tsx';

afterEach(cleanup);

const METRIC: HealthMetric = {
  type: 'HKQuantityTypeIdentifierHeartRate',
  label: 'Heart rate',
  unit: 'count/min',
  group: 'vitals',
  rule: 'average',
  count: 3,
  firstDay: '2026-01-01',
  lastDay: '2026-01-05',
  days: 3,
  min: 60,
  max: 80,
  mean: 70,
  latest: 70,
  overlapDays: 0,
  series: null,
  trend: null,
};
const dayOf = (from: number) => ({ from, to: from, value: 70, low: 60, high: 80 });

it('HLTH-06 two days in a row are joined by a line, and a day alone is a dot', () => {
  const view = {
    span: { from: 1, to: 5 },
    zoom: 'all',
    when: 'January',
    space: { width: 320, text: 1 },
  } as const;
  render(<ChartDrawing metric={METRIC} points={[dayOf(1), dayOf(2), dayOf(5)]} view={view} />);
  const drawing = screen.getByRole('img');
  expect(drawing.querySelectorAll('path.line')).toHaveLength(1);
  expect(drawing.querySelectorAll('path.band')).toHaveLength(1);
  expect(drawing.querySelectorAll('circle.dot')).toHaveLength(1);
});

it.each([1, 2])(
  'bug: with text of %s times the size the days under a chart stood in its lowest value, and its unit in the highest',
  (text) => {
    const space = { width: 320, text };
    const view = { span: { from: 1, to: 90 }, zoom: 'all', when: 'January', space } as const;
    render(<ChartDrawing metric={METRIC} points={[dayOf(1), dayOf(90)]} view={view} />);
    const drawing = screen.getByRole('img');
    const line = 12 * text;
    const texts = [...drawing.querySelectorAll('text')];
    const heights = (from: readonly Element[]) => from.map((one) => Number(one.getAttribute('y')));
    const values = texts.filter((one) => one.getAttribute('text-anchor') === 'end');
    const days = texts.filter((one) => one.getAttribute('text-anchor') === 'middle');
    const [unit] = heights(texts.slice(0, 1));
    expect(Math.min(...heights(days)) - Math.max(...heights(values))).toBeGreaterThanOrEqual(line);
    expect(Math.min(...heights(values)) - (unit ?? 0)).toBeGreaterThanOrEqual(line);
    // Nor do two days stand in each other.
    expect(days.length).toBeLessThanOrEqual((320 / 48 / text) | 0);
  },
);
