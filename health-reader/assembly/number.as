// Reads numbers as they stand in an export.
import { slowNumber } from "./host";

const POWERS: usize = memory.data<f64>([1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]);

/** The number written from `value` to `end`; NaN when there is none. May read 16 bytes from `value` on. */
// @ts-ignore: decorator
@inline
export function readNumber(value: usize, end: usize): f64 {
  if (value >= end) return NaN;
  return end - value <= 8 ? shortNumber(value, <i32>(end - value)) : longNumber(value, end);
}

/** Up to eight digits, one of which may be a point, all at once: most values are no longer. */
// @ts-ignore: decorator
@inline
function shortNumber(value: usize, length: i32): f64 {
  const text = v128.load(value);
  const ours = (1 << length) - 1;
  const points = v128.bitmask<u8>(v128.eq<u8>(text, v128.splat<u8>(46))) & ours;
  const digits = v128.bitmask<u8>(v128.lt<u8>(v128.sub<u8>(text, v128.splat<u8>(48)), v128.splat<u8>(10))) & ours;
  if ((points | digits) != ours || digits == 0 || (points & (points - 1)) != 0) return longNumber(value, value + <usize>length);
  let bytes = load<u64>(value);
  let places = 0;
  if (points != 0) {
    const point = ctz(points);
    const shift = <u64>point << 3;
    bytes = (bytes & ((<u64>1 << shift) - 1)) | (((bytes >> shift) >> 8) << shift);
    length--;
    places = length - point;
  }
  // The last digit in the highest byte; pairs, then fours, then all eight are added up.
  bytes = (bytes << (<u64>(8 - length) << 3)) & 0x0f0f0f0f0f0f0f0f;
  bytes = (bytes * 2561) >> 8;
  bytes = ((bytes & 0x00ff00ff00ff00ff) * 6553601) >> 16;
  bytes = ((bytes & 0x0000ffff0000ffff) * 42949672960001) >> 32;
  return <f64>bytes / load<f64>(POWERS + (<usize>places << 3));
}

function longNumber(value: usize, end: usize): f64 {
  let at = value;
  const isNegative = load<u8>(at) == 45;
  if (isNegative) at++;
  let whole: u64 = 0;
  let digits = 0;
  let point = -1;
  for (; at < end; at++) {
    const byte = <u32>load<u8>(at);
    const one = byte - 48;
    if (one <= 9) {
      whole = whole * 10 + one;
      digits++;
    } else if (byte == 46 && point < 0) point = digits;
    else break;
  }
  if (at < end || digits == 0 || digits > 15) {
    if (load<u8>(value) > 64 || end - value > 64) return NaN;
    return slowNumber(value, <i32>(end - value));
  }
  let number = <f64>whole;
  if (point >= 0) number /= load<f64>(POWERS + (<usize>(digits - point) << 3));
  return isNegative ? -number : number;
}
