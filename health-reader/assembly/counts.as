// Counts records. The layout of its structures is known to `read-totals.ts` as well.
import { hourOf, instantOf, readDay, slotAfter } from "./dates";
import { fail, kindOf, PROBLEM_KINDS } from "./host";
import { take } from "./memory";
import { nameAt, nameLength } from "./names";
import { readNumber } from "./number";

const MOST_METRICS: i32 = 2000;
const MOST_PAIRS: i32 = 4000;
const MOST_MONTHS: i32 = 40000;
const SLOTS: i32 = 95232;
const DAY_BITS: usize = 11904;

// A metric.
export const M_SUM: usize = 0, M_MIN: usize = 8, M_MAX: usize = 16, M_LATEST: usize = 24;
export const M_COUNT: usize = 32, M_NUMBERS: usize = 36, M_DAYS: usize = 40, M_FIRST: usize = 44, M_LAST: usize = 48;
export const M_SEEN_SLOT: usize = 52, M_KIND: usize = 56, M_TYPE: usize = 60, M_UNIT: usize = 64, M_PAIR: usize = 68, M_LAST_PAIR: usize = 72;
export const M_LATEST_SLOT: usize = 76, M_SEEN: usize = 80, M_SEEN_END: usize = 88, M_LATEST_TIME: usize = 96, M_LATEST_ZONE: usize = 104;
const M_BITS: usize = 112;
const METRIC_BYTES: usize = 112 + 11904;
// A pair of metric and source, with the day that it was last of and where this is counted.
export const P_METRIC: usize = 0, P_SOURCE: usize = 4, P_COUNT: usize = 8, P_SLOT: usize = 12, P_BUCKET: usize = 16, P_NEXT: usize = 20;
const P_YEARS: usize = 24;
const PAIR_BYTES: usize = 24 + 256 * 4;
const MONTH_BYTES: usize = 31 * 32;

const KIND_QUANTITY: i32 = 0, KIND_CATEGORY: i32 = 1, KIND_SLEEP: i32 = 2, KIND_STAND: i32 = 3, KIND_WORKOUT: i32 = 4;

// Totals, in the order in which `read-totals.ts` reads them.
export const totals: usize = memory.data(64, 16);
export const T_RECORDS: usize = 0, T_NESTED: usize = 4, T_WORKOUTS: usize = 8, T_SUMMARIES: usize = 12, T_CORRELATIONS: usize = 16;
const T_BAD_DATES: usize = 20, T_DAYS: usize = 24, T_FIRST: usize = 28, T_LAST: usize = 32;
export const T_CLOSED: usize = 36;
const T_DAILY_CUT: usize = 40;

export const metrics: usize = memory.data(2000 * 4, 16);
export let metricCount: i32 = 0;
const pairHeads: usize = memory.data(8192 * 4, 16);
const pairKeys: usize = memory.data(8192 * 8, 16);
let pairCount: i32 = 0;
let monthCount: i32 = 0;
const allBits: usize = memory.data(11904, 16);
let lastAll: i32 = -1;

// @ts-ignore: decorator
@inline
export function count(which: usize): void {
  store<u32>(totals + which, load<u32>(totals + which) + 1);
}

export function pairOf(type: i32, unit: i32, source: i32, isWorkout: bool): usize {
  const metricKey: u64 = ((<u64>type << 13) | <u64>unit) << 1 | (isWorkout ? 1 : 0);
  const key: u64 = metricKey << 13 | <u64>source;
  let hash = <u32>((key * 0x9e3779b97f4a7c15) >> 51);
  while (true) {
    const pair = load<u32>(pairHeads + (<usize>hash << 2));
    if (pair == 0) return addPair(metricKey, key, hash, type, unit, source, isWorkout);
    if (load<u64>(pairKeys + (<usize>hash << 3)) == key) return pair;
    hash = (hash + 1) & 8191;
  }
}

function addPair(metricKey: u64, key: u64, hash: u32, type: i32, unit: i32, source: i32, isWorkout: bool): usize {
  if (pairCount >= MOST_PAIRS) fail(PROBLEM_KINDS);
  pairCount++;
  const metric = metricOf(type, unit, isWorkout);
  const pair = take(PAIR_BYTES);
  store<u32>(pair + P_METRIC, <u32>metric);
  store<i32>(pair + P_SOURCE, source);
  store<i32>(pair + P_SLOT, -1);
  const last = load<u32>(metric + M_LAST_PAIR);
  if (last == 0) store<u32>(metric + M_PAIR, <u32>pair);
  else store<u32>(<usize>last + P_NEXT, <u32>pair);
  store<u32>(metric + M_LAST_PAIR, <u32>pair);
  store<u32>(pairHeads + (<usize>hash << 2), <u32>pair);
  store<u64>(pairKeys + (<usize>hash << 3), key);
  return pair;
}

function metricOf(type: i32, unit: i32, isWorkout: bool): usize {
  for (let i = 0; i < metricCount; i++) {
    const metric: usize = load<u32>(metrics + (<usize>i << 2));
    const alike = load<i32>(metric + M_TYPE) == type && load<i32>(metric + M_UNIT) == unit;
    if (alike && (load<i32>(metric + M_KIND) == KIND_WORKOUT) == isWorkout) return metric;
  }
  if (metricCount >= MOST_METRICS) fail(PROBLEM_KINDS);
  const metric = take(METRIC_BYTES);
  store<f64>(metric + M_MIN, Infinity);
  store<f64>(metric + M_MAX, -Infinity);
  store<i32>(metric + M_FIRST, SLOTS);
  store<i32>(metric + M_LAST, -1);
  store<i32>(metric + M_LATEST_SLOT, -1);
  store<i32>(metric + M_SEEN_SLOT, -1);
  store<i32>(metric + M_TYPE, type);
  store<i32>(metric + M_UNIT, unit);
  store<i32>(metric + M_KIND, isWorkout ? KIND_WORKOUT : kindOf(nameAt(type), nameLength(type)));
  store<u32>(metrics + (<usize>metricCount << 2), <u32>metric);
  metricCount++;
  return metric;
}

/** Counts one record; `start` and `end` are 25 bytes each, 0 when there is no such date. */
export function add(pair: usize, value: usize, valueEnd: usize, start: usize, end: usize): void {
  const metric: usize = load<u32>(pair + P_METRIC);
  const kind = load<i32>(metric + M_KIND);
  store<u32>(metric + M_COUNT, load<u32>(metric + M_COUNT) + 1);
  store<u32>(pair + P_COUNT, load<u32>(pair + P_COUNT) + 1);
  count(kind == KIND_WORKOUT ? T_WORKOUTS : T_RECORDS);
  const slot = start == 0 ? -1 : slotOf(metric, start, kind);
  if (slot < 0) count(T_BAD_DATES);
  const number = readNumber(value, valueEnd);
  const isNumber = number == number;
  if (isNumber) {
    store<u32>(metric + M_NUMBERS, load<u32>(metric + M_NUMBERS) + 1);
    store<f64>(metric + M_SUM, load<f64>(metric + M_SUM) + number);
    if (number < load<f64>(metric + M_MIN)) store<f64>(metric + M_MIN, number);
    if (number > load<f64>(metric + M_MAX)) store<f64>(metric + M_MAX, number);
    if (slot >= 0) markLatest(metric, number, slot, start);
  }
  if (slot < 0) return;
  if (kind == KIND_QUANTITY || kind == KIND_WORKOUT) {
    if (isNumber) addToDay(pair, slot, number);
  } else if (kind == KIND_SLEEP) addSleep(pair, slot, value, valueEnd, start, end);
  else if (kind == KIND_CATEGORY || !isIdle(value, valueEnd)) addToDay(pair, slot, 1);
}

// @ts-ignore: decorator
@inline
function slotOf(metric: usize, date: usize, kind: i32): i32 {
  // The first ten bytes are the day; most records are of the same day as the one before.
  const day = load<u64>(date);
  const rest = load<u32>(date + 7);
  if (day == load<u64>(metric + M_SEEN) && rest == load<u32>(metric + M_SEEN_END)) return load<i32>(metric + M_SEEN_SLOT);
  return enterDay(metric, date, kind);
}

function enterDay(metric: usize, date: usize, kind: i32): i32 {
  const slot = readDay(date);
  store<u64>(metric + M_SEEN, load<u64>(date));
  store<u32>(metric + M_SEEN_END, load<u32>(date + 7));
  store<i32>(metric + M_SEEN_SLOT, slot);
  if (slot < 0) return -1;
  const place = <usize>(slot >> 3);
  const mask: u8 = 1 << <u8>(slot & 7);
  const bits = load<u8>(metric + M_BITS + place);
  if ((bits & mask) == 0) {
    store<u8>(metric + M_BITS + place, bits | mask);
    store<u32>(metric + M_DAYS, load<u32>(metric + M_DAYS) + 1);
    if (slot < load<i32>(metric + M_FIRST)) store<i32>(metric + M_FIRST, slot);
    if (slot > load<i32>(metric + M_LAST)) store<i32>(metric + M_LAST, slot);
  }
  if (kind != KIND_WORKOUT && slot != lastAll) {
    lastAll = slot;
    const all = load<u8>(allBits + place);
    if ((all & mask) == 0) {
      store<u8>(allBits + place, all | mask);
      if (load<u32>(totals + T_DAYS) == 0 || slot < load<i32>(totals + T_FIRST)) store<i32>(totals + T_FIRST, slot);
      if (load<u32>(totals + T_DAYS) == 0 || slot > load<i32>(totals + T_LAST)) store<i32>(totals + T_LAST, slot);
      count(T_DAYS);
    }
  }
  return slot;
}

// @ts-ignore: decorator
@inline
function markLatest(metric: usize, number: f64, slot: i32, date: usize): void {
  const time = bswap<u64>(load<u64>(date + 11));
  const zone = load<u64>(date + 17) >> 24;
  const known = load<i32>(metric + M_LATEST_SLOT);
  if (zone == load<u64>(metric + M_LATEST_ZONE)) {
    if (slot < known || (slot == known && time < load<u64>(metric + M_LATEST_TIME))) return;
  } else if (known >= 0 && instantOf(slot, time, zone) < instantOf(known, load<u64>(metric + M_LATEST_TIME), load<u64>(metric + M_LATEST_ZONE))) return;
  store<f64>(metric + M_LATEST, number);
  store<i32>(metric + M_LATEST_SLOT, slot);
  store<u64>(metric + M_LATEST_TIME, time);
  store<u64>(metric + M_LATEST_ZONE, zone);
}

// @ts-ignore: decorator
@inline
function addToDay(pair: usize, slot: i32, value: f64): void {
  if (slot != load<i32>(pair + P_SLOT)) turnTo(pair, slot);
  const bucket: usize = load<u32>(pair + P_BUCKET);
  if (bucket == 0) return;
  const before = load<f64>(bucket);
  store<f64>(bucket, before + 1);
  store<f64>(bucket + 8, load<f64>(bucket + 8) + value);
  if (before == 0 || value < load<f64>(bucket + 16)) store<f64>(bucket + 16, value);
  if (before == 0 || value > load<f64>(bucket + 24)) store<f64>(bucket + 24, value);
}

function turnTo(pair: usize, slot: i32): void {
  const month = slot / 31;
  const buckets = bucketsOf(pair, month);
  store<i32>(pair + P_SLOT, slot);
  store<u32>(pair + P_BUCKET, buckets == 0 ? 0 : <u32>(buckets + (<usize>(slot - month * 31) << 5)));
}

/** The buckets of a month; 0 when it is far away, or there is no space for another. */
function bucketsOf(pair: usize, month: i32): usize {
  if (month / 12 >= 256) return 0;
  const year = pair + P_YEARS + (<usize>(month / 12) << 2);
  if (load<u32>(year) == 0) store<u32>(year, <u32>take(12 * 4));
  const place: usize = <usize>load<u32>(year) + (<usize>(month % 12) << 2);
  if (load<u32>(place) == 0) {
    if (monthCount >= MOST_MONTHS) {
      store<u32>(totals + T_DAILY_CUT, 1);
      return 0;
    }
    monthCount++;
    store<u32>(place, <u32>take(MONTH_BYTES));
  }
  return load<u32>(place);
}

/** The buckets of a month, 0 when it has none; for reading the result. */
export function monthOf(pair: usize, month: i32): usize {
  if (month / 12 >= 256) return 0;
  const year: usize = load<u32>(pair + P_YEARS + (<usize>(month / 12) << 2));
  return year == 0 ? 0 : load<u32>(year + (<usize>(month % 12) << 2));
}

function isIdle(value: usize, end: usize): bool {
  // "Idle"
  return end - value >= 4 && load<u32>(end - 4) == 0x656c6449;
}

const ASLEEP: usize = memory.data<u8>([72, 75, 67, 97, 116, 101, 103, 111, 114, 121, 86, 97, 108, 117, 101, 83, 108, 101, 101, 112, 65, 110, 97, 108, 121, 115, 105, 115, 65, 115, 108, 101, 101, 112]);
const ASLEEP_LENGTH: usize = 34;

function addSleep(pair: usize, slot: i32, value: usize, valueEnd: usize, start: usize, end: usize): void {
  if (end == 0 || valueEnd - value < ASLEEP_LENGTH) return;
  for (let i: usize = 0; i < ASLEEP_LENGTH; i++) if (load<u8>(value + i) != load<u8>(ASLEEP + i)) return;
  const endSlot = readDay(end);
  if (endSlot < 0) return;
  const time = bswap<u64>(load<u64>(start + 11));
  const from = instantOf(slot, time, load<u64>(start + 17) >> 24);
  const to = instantOf(endSlot, bswap<u64>(load<u64>(end + 11)), load<u64>(end + 17) >> 24);
  const hours = <f64>(to - from) / 3600;
  if (!(hours > 0 && hours <= 24)) return;
  const isEvening = hourOf(time) >= 18;
  addToDay(pair, isEvening ? slotAfter(slot) : slot, hours);
}
