import { formatDate } from '@petwise/ui';
import { COPY } from '../copy.ts';
import { dateOf, type Point, type Span, type Zoom } from './chart-view.ts';

function text(day: number, options: Intl.DateTimeFormatOptions): string {
  return formatDate(dateOf(day), { ...options, timeZone: 'UTC' });
}

/** What a zoom shows: `March 2024`, `2024`, `Jan 2018 to Jan 2026`. */
export function spanText({ from, to }: Span, zoom: Zoom): string {
  if (zoom === 'year') return text(from, { year: 'numeric' });
  if (zoom === 'month') return text(from, { month: 'long', year: 'numeric' });
  const short = { month: 'short', year: 'numeric' } as const;
  return from === to
    ? text(from, { day: 'numeric', ...short })
    : COPY.charts.range(text(from, short), text(to, short));
}

/** The day of a point, or its first and last. */
export function pointText({ from, to }: Point): string {
  const full = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return from === to ? text(from, full) : COPY.charts.range(text(from, full), text(to, full));
}
