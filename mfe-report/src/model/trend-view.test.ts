import type { Trend } from '@petwise/contracts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { weightTrend } from '../testing/trends.ts';
import { DRAWING, trendView } from './trend-view.ts';

function view(change: Partial<Trend> = {}) {
  const seen = trendView({ ...weightTrend, ...change });
  if (!seen) throw new Error('There should be something to draw');
  return seen;
}

describe('a trend', () => {
  it('RPT-04 is drawn to scale of time and value, inside its frame', () => {
    const [first, middle, last] = view().dots;
    expect(first).toEqual({ x: DRAWING.inset, y: DRAWING.height - DRAWING.inset });
    expect(last).toEqual({ x: DRAWING.width - DRAWING.inset, y: DRAWING.inset });
    expect(middle?.x).toBeGreaterThan(DRAWING.width / 2);
    expect(middle?.y).toBeCloseTo(DRAWING.height / 2, 9);
  });

  it('RPT-04 says in words what it shows', () => {
    expect(view().words).toBe(
      'It rose from 24 lbs (May 1, 2026) to 28 lbs (Nov 21, 2026). Lowest 24 lbs, highest 28 lbs.',
    );
    const level = view({ points: weightTrend.points.map(({ day }) => ({ day, value: 24 })) });
    expect(level.words).toContain('It stayed about the same');
    expect(new Set(level.dots.map(({ y }) => y))).toEqual(new Set([DRAWING.height / 2]));
    const down = view({ points: weightTrend.points.toReversed() });
    expect(down.words).toContain('It fell from 28 lbs');
  });

  it('RPT-04 says whose values they are and what a point is', () => {
    expect(view({ kind: 'health', subject: 'person', daysPerPoint: 30 }).note).toBe(
      'From your health data: these are a person’s values, not your pet’s. Each point is the mean of 30 days.',
    );
    expect(view().note).toContain('past checks');
  });

  it('bug: a share was written the English way whatever the owner’s', () => {
    vi.stubGlobal('navigator', { languages: ['es-ES'] });
    onTestFinished(() => void vi.unstubAllGlobals());
    const points = weightTrend.points.map(({ day }, at) => ({ day, value: 96.5 + at }));
    const rows = view({ kind: 'health', unit: '%', points }).rows.map(({ value }) => value);
    expect(rows[0]).toBe('96,5\u00a0%');
  });

  it('draws nothing of what is no line', () => {
    const [point] = weightTrend.points;
    expect(trendView({ ...weightTrend, points: point ? [point] : [] })).toBeNull();
    const broken = [
      { day: 'soon', value: 3 },
      { day: '2026-11-21', value: Number.NaN },
    ];
    expect(trendView({ ...weightTrend, points: broken })).toBeNull();
  });
});
