// Dates as days and as moments. A day is a slot: 31 to a month, 372 to a year, from January 1900.
const DAYS_IN_MONTH: usize = memory.data<u8>([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
const DAYS_BEFORE: usize = memory.data<u16>([0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]);

// @ts-ignore: decorator
@inline
function digit(at: usize): i32 {
  return <i32>load<u8>(at) - 48;
}

/** The slot of a date; -1 when it is none. */
export function readDay(d: usize): i32 {
  if (load<u8>(d + 4) != 45 || load<u8>(d + 7) != 45 || load<u8>(d + 10) != 32) return -1;
  for (let i: usize = 0; i < 10; i++) {
    if (i == 4 || i == 7) continue;
    if (<u32>digit(d + i) > 9) return -1;
  }
  const year = digit(d) * 1000 + digit(d + 1) * 100 + digit(d + 2) * 10 + digit(d + 3);
  const month = digit(d + 5) * 10 + digit(d + 6);
  const day = digit(d + 8) * 10 + digit(d + 9);
  if (year < 1900 || year >= 2156 || month < 1 || month > 12 || day < 1) return -1;
  if (day > <i32>load<u8>(DAYS_IN_MONTH + <usize>(month - 1))) return -1;
  if (month == 2 && day == 29 && !isLeap(year)) return -1;
  return (year - 1900) * 372 + (month - 1) * 31 + day - 1;
}

function isLeap(year: i32): bool {
  return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

// @ts-ignore: decorator
@inline
function nibble(bytes: u64, shift: u64): i64 {
  return <i64>((bytes >> shift) & 0xff) - 48;
}

/** Days since 1970. */
export function epochDay(slot: i32): i32 {
  const year = 1900 + slot / 372;
  const month = (slot / 31) % 12;
  const before = year - 1;
  const days = (year - 1970) * 365 + (before / 4 - before / 100 + before / 400) - 477;
  const leap = month > 1 && isLeap(year) ? 1 : 0;
  return days + <i32>load<u16>(DAYS_BEFORE + (<usize>month << 1)) + slot % 31 + leap;
}

/** The hour of `HH:MM:SS` with its first byte on top. */
export function hourOf(time: u64): i64 {
  return nibble(time, 56) * 10 + nibble(time, 48);
}

/** Seconds since 1970 of a slot, `HH:MM:SS` with its first byte on top, and `-0500` with its first byte below. */
export function instantOf(slot: i32, time: u64, zone: u64): i64 {
  const days = <i64>epochDay(slot);
  const hours = hourOf(time);
  const minutes = nibble(time, 32) * 10 + nibble(time, 24);
  const seconds = nibble(time, 8) * 10 + nibble(time, 0);
  const offset = (nibble(zone, 8) * 10 + nibble(zone, 16)) * 3600 + (nibble(zone, 24) * 10 + nibble(zone, 32)) * 60;
  const isWest = (zone & 0xff) == 45;
  return days * 86400 + hours * 3600 + minutes * 60 + seconds + (isWest ? offset : -offset);
}

/** The slot of the day after. */
export function slotAfter(slot: i32): i32 {
  const month = (slot / 31) % 12;
  const day = slot % 31 + 1;
  let last = <i32>load<u8>(DAYS_IN_MONTH + <usize>month);
  if (month == 1 && !isLeap(1900 + slot / 372)) last = 28;
  return day < last ? slot + 1 : (slot / 31 + 1) * 31;
}
