import { daysIn, FIRST_YEAR, SLOTS_A_MONTH, SLOTS_A_YEAR, YEARS } from './day-slot.ts';

/** Length of `2024-02-29 08:15:00 -0500`, the one form that today's exports use. */
export const DATE_BYTES = 25;

const ANY_DATE =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ]?(\d\d):?(\d\d):?(\d\d)(?:\.\d+)? ?(?:Z|([+-]\d\d):?(\d\d))?)?$/;

/** The day as one number, `20240229`; anything that is no date gives a number that is no day. */
export function rawDay(b: Uint8Array, at: number): number {
  return (
    digit(b, at) * 10_000_000 +
    digit(b, at + 1) * 1_000_000 +
    digit(b, at + 2) * 100_000 +
    digit(b, at + 3) * 10_000 +
    digit(b, at + 5) * 1_000 +
    digit(b, at + 6) * 100 +
    digit(b, at + 8) * 10 +
    digit(b, at + 9)
  );
}

/** The slot of a raw day, -1 when there is no such day or its form is another one. */
export function slotOfRawDay(b: Uint8Array, at: number, raw: number): number {
  if (b[at + 4] !== DASH || b[at + 7] !== DASH || b[at + 10] !== SPACE) return -1;
  for (let place = 0; place < 10; place += 1) {
    if (place === 4 || place === 7) continue;
    if (digit(b, at + place) > 9 || digit(b, at + place) < 0) return -1;
  }
  const year = Math.floor(raw / 10_000);
  const month = Math.floor(raw / 100) % 100;
  const day = raw % 100;
  if (year < FIRST_YEAR || year >= FIRST_YEAR + YEARS) return -1;
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return -1;
  return (year - FIRST_YEAR) * SLOTS_A_YEAR + (month - 1) * SLOTS_A_MONTH + day - 1;
}

/** A date's time of day, eight characters that sort as text do: for telling which of two is later. */
export function timeKey(view: DataView, at: number): number {
  return view.getFloat64(at + 11, false);
}

/** A date's zone; the same zone always gives the same number. */
export function zoneKey(view: DataView, at: number): number {
  const size = view.getInt32(at + 21, true);
  return view.getUint8(at + 20) === DASH ? -size : size;
}

/** The moment of a day with such a time and zone. */
export function instantOfKeys(day: number, time: number, zone: number): number {
  const date = new DataView(new ArrayBuffer(DATE_BYTES));
  date.setFloat64(11, time, false);
  date.setUint8(20, zone < 0 ? DASH : SPACE);
  date.setInt32(21, Math.abs(zone), true);
  const bytes = new Uint8Array(date.buffer);
  return instantOf(day, rawTime(bytes, 0), rawZone(bytes, 0));
}

/** The time of day as one number, `81500` for 08:15:00. */
export function rawTime(b: Uint8Array, at: number): number {
  return (
    digit(b, at + 11) * 100_000 +
    digit(b, at + 12) * 10_000 +
    digit(b, at + 14) * 1_000 +
    digit(b, at + 15) * 100 +
    digit(b, at + 17) * 10 +
    digit(b, at + 18)
  );
}

/** The zone as one number: `-500` for -0500. */
export function rawZone(b: Uint8Array, at: number): number {
  const hours = digit(b, at + 21) * 1_000 + digit(b, at + 22) * 100;
  const size = hours + digit(b, at + 23) * 10 + digit(b, at + 24);
  return b[at + 20] === DASH ? -size : size;
}

/** Seconds since 1970 of a moment given by its three numbers. */
export function instantOf(day: number, time: number, zone: number): number {
  const date = Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
  const clock =
    Math.floor(time / 10_000) * 3600 + (Math.floor(time / 100) % 100) * 60 + (time % 100);
  const size = Math.abs(zone);
  const offset = Math.floor(size / 100) * 3600 + (size % 100) * 60;
  return date / 1000 + clock - Math.sign(zone) * offset;
}

/** Any other way that exports have written a date (iOS 8 left the marks out), as the form of today; null when it is none. */
export function todaysForm(text: string): string | null {
  const found = ANY_DATE.exec(text);
  if (found === null) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = '+00', rest = '00'] =
    found;
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${zone}${rest}`;
}

const DASH = 45;
const SPACE = 32;
const ZERO = 48;

function digit(b: Uint8Array, at: number): number {
  return (b[at] ?? 0) - ZERO;
}
