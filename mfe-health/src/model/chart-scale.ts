import { formatDate } from '@petwise/ui';
import { dateOf, type Point, type Span, type Zoom } from './chart-view.ts';

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface ValueScale {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
}

/** Round numbers around what is drawn; totals start at nothing, so that heights can be compared. */
export function valueScale(points: readonly Point[], fromZero: boolean): ValueScale {
  const lows = points.map(({ low }) => low);
  const highs = points.map(({ high }) => high);
  const low = fromZero ? Math.min(0, ...lows) : Math.min(...lows);
  const high = Math.max(...highs, fromZero ? 0 : -Infinity);
  const step = roundStep((high - low || Math.abs(high) || 1) / 3);
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + step);
  const ticks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) =>
    Number((least + index * step).toPrecision(12)),
  );
  return { least, most, ticks };
}

/** 1, 2 or 5 times a power of ten, at least as large as asked. */
function roundStep(asked: number): number {
  const power = 10 ** Math.floor(Math.log10(asked));
  const share = asked / power;
  return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
}

/** Where the days are named below a chart. */
export function dayTicks(span: Span, zoom: Zoom, mostTicks: number): readonly Tick[] {
  if (zoom === 'month') {
    return [0, 7, 14, 21, 28]
      .map((day) => ({ at: span.from + day, label: String(day + 1) }))
      .filter(({ at }) => at <= span.to);
  }
  const days = span.to - span.from;
  const months = zoom === 'year' ? 1 : Math.max(1, Math.ceil(days / 30 / mostTicks));
  return days > 900 && zoom === 'all'
    ? yearTicks(span, mostTicks)
    : monthTicks(span, months, mostTicks);
}

function yearTicks(span: Span, mostTicks: number): readonly Tick[] {
  const first = dateOf(span.from).getUTCFullYear();
  const last = dateOf(span.to).getUTCFullYear();
  const every = Math.max(1, Math.ceil((last - first + 1) / mostTicks));
  const ticks: Tick[] = [];
  for (let year = first; year <= last; year += every) {
    const at = Date.UTC(year, 0, 1) / 86_400_000;
    if (at >= span.from) ticks.push({ at, label: String(year) });
  }
  return ticks;
}

function monthTicks(span: Span, least: number, mostTicks: number): readonly Tick[] {
  const date = dateOf(span.from);
  const every = Math.max(least, Math.ceil((span.to - span.from) / 30.4 / mostTicks));
  const ticks: Tick[] = [];
  for (let month = date.getUTCDate() === 1 ? 0 : 1; ; month += every) {
    const at = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month, 1) / 86_400_000;
    if (at > span.to) return ticks;
    ticks.push({
      at,
      label: formatDate(dateOf(at), { month: 'short', timeZone: 'UTC' }),
    });
  }
}
