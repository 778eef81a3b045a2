import type { DaySeries, Trend } from './health-result.ts';
import { rounded } from './rounded.ts';

const WINDOWS = [30, 90] as const;
/** Fewer days than this in either window say nothing. */
const LEAST_SHARE = 1 / 4;

/** Compares the last 30 days that end with the series with the 30 before, or 90 with 90 when those hold too little. */
export function trendOf(series: DaySeries): Trend | null {
  const last = series.days.at(-1);
  if (last === undefined) return null;
  for (const windowDays of WINDOWS) {
    const recent = meanBetween(series, last - windowDays, last);
    const earlier = meanBetween(series, last - 2 * windowDays, last - windowDays);
    if (recent === null || earlier === null || earlier === 0) continue;
    const change = rounded((recent - earlier) / Math.abs(earlier));
    return { recent: rounded(recent), earlier: rounded(earlier), change, windowDays };
  }
  return null;
}

/** Mean of the days in (after, upTo]; null when too few of them have a value. */
function meanBetween({ days, values }: DaySeries, after: number, upTo: number): number | null {
  let sum = 0;
  let count = 0;
  for (let at = days.length - 1; at >= 0; at -= 1) {
    const day = days[at] ?? 0;
    if (day > upTo) continue;
    if (day <= after) break;
    sum += values[at] ?? 0;
    count += 1;
  }
  return count < (upTo - after) * LEAST_SHARE ? null : sum / count;
}
