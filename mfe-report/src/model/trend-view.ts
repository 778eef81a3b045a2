import type { Trend } from '@petwise/contracts';
import { formatNumber } from '@petwise/ui';
import { formatWeight } from '@petwise/ui/format-weight';
import { copy } from '../copy.ts';
import { dayText } from './day-text.ts';

/** The drawing's own units. */
export const DRAWING = { width: 320, height: 96, inset: 6 } as const;

/** A change smaller than this share of the first value is none. */
const STEADY = 0.02;

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** A trend ready to draw and to read: dots in the drawing's units, and the same in words. */
export interface TrendView {
  readonly title: string;
  /** Whose values, and what a point is. */
  readonly note: string;
  /** From where to where; the chart in words. */
  readonly words: string;
  readonly dots: readonly Dot[];
  readonly from: string;
  readonly to: string;
  readonly rows: readonly { readonly day: string; readonly value: string }[];
}

/** `null` for a trend that holds fewer than two usable values. */
export function trendView(trend: Trend): TrendView | null {
  const points = trend.points.flatMap(({ day, value }) => {
    const at = Date.parse(`${day}T12:00:00Z`);
    return Number.isNaN(at) || !Number.isFinite(value) ? [] : [{ at, day, value }];
  });
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || first === last) return null;
  const written = (value: number): string =>
    trend.kind === 'weight' ? formatWeight(value, trend.unit) : valueText(value, trend.unit);
  const spoken = (day: string): string => dayText(`${day}T12:00:00Z`);
  const dated = ({ day, value }: Trend['points'][number]) => ({
    day: spoken(day),
    value: written(value),
  });
  const values = points.map(({ value }) => value);
  const { of, note, steady, rose, fell, range } = copy.trends;
  const change = (last.value - first.value) / Math.abs(first.value || 1);
  const move = Math.abs(change) < STEADY ? steady : change > 0 ? rose : fell;
  return {
    title: trend.label,
    note: [
      trend.kind === 'weight' ? copy.trends.weightNote : of[trend.subject],
      note(trend.daysPerPoint),
    ]
      .filter(Boolean)
      .join(' '),
    words: [
      move(dated(first), dated(last)),
      range(written(Math.min(...values)), written(Math.max(...values))),
    ].join(' '),
    dots: dotsOf(points),
    from: spoken(first.day),
    to: spoken(last.day),
    rows: points.map(({ day, value }) => ({ day: spoken(day), value: written(value) })),
  };
}

function dotsOf(
  points: readonly { readonly at: number; readonly value: number }[],
): readonly Dot[] {
  const values = points.map(({ value }) => value);
  const least = Math.min(...values);
  const spread = Math.max(...values) - least;
  const begin = points[0]?.at ?? 0;
  const length = (points.at(-1)?.at ?? 0) - begin || 1;
  const { width, height, inset } = DRAWING;
  return points.map(({ at, value }) => ({
    x: inset + ((at - begin) / length) * (width - 2 * inset),
    // A level line runs through the middle.
    y: inset + (spread === 0 ? 0.5 : 1 - (value - least) / spread) * (height - 2 * inset),
  }));
}

function valueText(value: number, unit: string): string {
  const digits = Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  const precision = { maximumFractionDigits: digits };
  if (unit === '%') return formatNumber(value / 100, { style: 'percent', ...precision });
  return `${formatNumber(value, precision)} ${unit}`.trim();
}
