// Puts the sources of each day together once all is counted; the TypeScript twin is `fold-days.ts`.
import { M_FIRST, M_LAST, M_PAIR, monthOf, P_NEXT } from "./counts";
import { epochDay } from "./dates";
import { roundAnyhow } from "./host";
import { take } from "./memory";

const ROW_BYTES: i32 = 32;
const MOST_PAIRS: i32 = 4000;
const sources: usize = memory.data(4000 * 4, 16);
const TEN_TO: usize = memory.data<f64>([1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22]);
/** Least, most, sum and last of the days' values, as they were counted; then how many sources overlapped, and the first slot. */
export const folded: usize = memory.data(40, 16);
let rows: usize = 0;
let space: i32 = 0;

/** Where a row of the result begins: 0 days from the first, 1 values, 2 least, 3 most of a day; all of eight bytes. */
export function rowAt(row: i32): usize {
  return rows + (<usize>(row * space) << 3);
}

/** Writes a metric's days in their order; answers how many there are. */
export function foldDays(metric: usize, averages: bool, scale: f64): i32 {
  const last = load<i32>(metric + M_LAST);
  if (last < 0) return 0;
  // Sleep that begins on the last evening belongs to the day after.
  const from = load<i32>(metric + M_FIRST) / 31, to = last / 31 + 1;
  makeSpace((to - from + 1) * 31);
  store<f64>(folded + 16, 0);
  store<i32>(folded + 32, 0);
  let days = 0;
  for (let month = from; month <= to; month++) {
    const count = sourcesOf(metric, month);
    if (count == 0) continue;
    for (let day = 0; day < 31; day++) if (foldDay(count, month * 31 + day, averages, scale, days)) days++;
  }
  return days;
}

function makeSpace(days: i32): void {
  if (days <= space) return;
  rows = take(<usize>days * ROW_BYTES);
  space = days;
}

/** Lists the sources that have this month. */
function sourcesOf(metric: usize, month: i32): i32 {
  let count = 0;
  let pair: usize = load<u32>(metric + M_PAIR);
  while (pair != 0 && count < MOST_PAIRS) {
    const buckets = monthOf(pair, month);
    if (buckets != 0) {
      store<u32>(sources + (<usize>count << 2), <u32>buckets);
      count++;
    }
    pair = load<u32>(pair + P_NEXT);
  }
  return count;
}

// @ts-ignore: decorator
@inline
function foldDay(count: i32, slot: i32, averages: bool, scale: f64, at: i32): bool {
  let found = 0;
  let values: f64 = 0, sum: f64 = 0, most: f64 = 0, least: f64 = Infinity, greatest: f64 = -Infinity;
  const place = <usize>(slot % 31) << 5;
  for (let i = 0; i < count; i++) {
    const bucket = <usize>load<u32>(sources + (<usize>i << 2)) + place;
    const own = load<f64>(bucket);
    if (own == 0) continue;
    const total = load<f64>(bucket + 8);
    if (found == 0 || total > most) most = total;
    values += own;
    sum += total;
    least = min(least, load<f64>(bucket + 16));
    greatest = max(greatest, load<f64>(bucket + 24));
    found++;
  }
  if (found == 0) return false;
  if (found > 1) store<i32>(folded + 32, load<i32>(folded + 32) + 1);
  const value = averages ? sum / values : most;
  if (at == 0) store<i32>(folded + 36, slot);
  if (at == 0 || value < load<f64>(folded)) store<f64>(folded, value);
  if (at == 0 || value > load<f64>(folded + 8)) store<f64>(folded + 8, value);
  store<f64>(folded + 16, load<f64>(folded + 16) + value);
  store<f64>(folded + 24, value);
  const row = rows + (<usize>at << 3);
  const step = <usize>space << 3;
  store<f64>(row, <f64>(epochDay(slot) - epochDay(load<i32>(folded + 36))));
  store<f64>(row + step, rounded(value * scale));
  if (averages) {
    store<f64>(row + 2 * step, rounded(least * scale));
    store<f64>(row + 3 * step, rounded(greatest * scale));
  }
  return true;
}

/** Six significant digits, by the same steps as `rounded` in TypeScript. */
function rounded(value: f64): f64 {
  const size = abs(value);
  if (size < 1_000_000 && trunc(value) == value) return value;
  if (!(size >= 1e-6 && size < 1e22)) return roundAnyhow(value);
  let power = 5;
  if (size >= 1) while (size >= tenTo(6 - power)) power--;
  else {
    power = 6;
    while (size * tenTo(power) < 100_000) power++;
  }
  if (power < 0) return nearest(value / tenTo(-power)) * tenTo(-power);
  return nearest(value * tenTo(power)) / tenTo(power);
}

// @ts-ignore: decorator
@inline
function tenTo(power: i32): f64 {
  return load<f64>(TEN_TO + (<usize>power << 3));
}

function nearest(value: f64): f64 {
  const below = floor(value);
  return value - below >= 0.5 ? below + 1 : below;
}
