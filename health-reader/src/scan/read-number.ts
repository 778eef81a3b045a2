import { parseNumber } from './parse-number.ts';

const MINUS = 45;
const DOT = 46;
const ZERO = 48;
const LETTERS = 64;
/** Up to this many digits a whole number is exact, and one division by a power of ten rounds as `Number` does. */
const EXACT_DIGITS = 15;
const TEN_TO = Float64Array.from({ length: EXACT_DIGITS + 1 }, (_, power) => 10 ** power);

/** The number written in `bytes[start..end)`; NaN when there is none. */
export function readNumber(bytes: Uint8Array, start: number, end: number): number {
  if (end <= start) return Number.NaN;
  let at = start;
  const isNegative = bytes[at] === MINUS;
  if (isNegative) at += 1;
  let whole = 0;
  let digits = 0;
  let pointAt = -1;
  for (; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    const digit = byte - ZERO;
    if (digit >= 0 && digit <= 9) {
      whole = whole * 10 + digit;
      digits += 1;
    } else if (byte === DOT && pointAt < 0) pointAt = digits;
    else break;
  }
  if (at < end || digits === 0 || digits > EXACT_DIGITS) return readSlowly(bytes, start, end);
  const value = pointAt < 0 ? whole : whole / (TEN_TO[digits - pointAt] ?? 1);
  return isNegative ? -value : value;
}

function readSlowly(bytes: Uint8Array, start: number, end: number): number {
  if ((bytes[start] ?? 0) > LETTERS || end - start > 64) return Number.NaN;
  return parseNumber(String.fromCharCode(...bytes.subarray(start, end)));
}
