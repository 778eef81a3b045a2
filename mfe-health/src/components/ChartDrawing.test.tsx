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
  const view = { span: { from: 1, to: 5 }, zoom: 'all', when: 'January', width: 320 } as const;
  render(<ChartDrawing metric={METRIC} points={[dayOf(1), dayOf(2), dayOf(5)]} view={view} />);
  const drawing = screen.getByRole('img');
  expect(drawing.querySelectorAll('path.line')).toHaveLength(1);
  expect(drawing.querySelectorAll('path.band')).toHaveLength(1);
  expect(drawing.querySelectorAll('circle.dot')).toHaveLength(1);
});
