// Decoding tables of DEFLATE (RFC 1951). An entry: bits 0-5 how many bits it takes from the stream, extra bits among
// them; 8-11 how many of these are the code, or how many more bits lead on in a second table; 12-15 what it is; 16-31 value.

export const LITERAL_BITS: i32 = 11, DISTANCE_BITS: i32 = 9;
export const literals: usize = memory.data((2048 + 2048) * 4, 16);
export const distances: usize = memory.data((512 + 1024) * 4, 16);
export const lengths: usize = memory.data(352, 16);
/** No length: a second table, the end of the block, or no code at all. */
export const RARE: u32 = 1 << 13;
export const LITERAL: u32 = 1 << 14, SECOND: u32 = 1 << 12, BLOCK_END: u32 = 1 << 15;
/** No code; RARE among others, and filled in byte by byte. */
const NONE: u32 = 0x20202020;
const NONE_BYTE: u8 = 0x20;
const LITERAL_SPACE: i32 = 4096, DISTANCE_SPACE: i32 = 1536;
const LENGTH_BASE: usize = memory.data<u16>([3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258]);
const LENGTH_EXTRA: usize = memory.data<u8>([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]);
const DISTANCE_BASE: usize = memory.data<u16>([1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577]);
const DISTANCE_EXTRA: usize = memory.data<u8>([0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]);
const counts: usize = memory.data(32, 16), next: usize = memory.data(32, 16), second: usize = memory.data(32, 16), deeper: usize = memory.data(2048, 16);

// @ts-ignore: decorator
@inline
function half(table: usize, at: i32): i32 {
  return <i32>load<u16>(table + (<usize>at << 1));
}

// @ts-ignore: decorator
@inline
function setHalf(table: usize, at: i32, value: i32): void {
  store<u16>(table + (<usize>at << 1), <u16>value);
}

function reversed(code: i32, length: i32): i32 {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >> bit) & 1) << (length - 1 - bit);
  return result;
}

/** The entry of a symbol whose code is `length` bits long, in the table that it is found in. */
function entryOf(symbol: i32, length: i32, isDistance: bool): u32 {
  const code = length << 8;
  if (isDistance) {
    if (symbol > 29) return NONE;
    return (half(DISTANCE_BASE, symbol) << 16) | code | (length + <i32>load<u8>(DISTANCE_EXTRA + symbol));
  }
  if (symbol < 256) return (symbol << 16) | LITERAL | code | length;
  if (symbol == 256) return RARE | BLOCK_END | length;
  if (symbol > 285) return NONE;
  return (half(LENGTH_BASE, symbol - 257) << 16) | code | (length + <i32>load<u8>(LENGTH_EXTRA + symbol - 257));
}

/** Builds a table from code lengths; false when they are no code. */
export function build(table: usize, from: usize, symbols: i32, isDistance: bool): bool {
  const bits = isDistance ? DISTANCE_BITS : LITERAL_BITS;
  const space = isDistance ? DISTANCE_SPACE : LITERAL_SPACE;
  memory.fill(counts, 0, 32);
  for (let i = 0; i < symbols; i++) {
    const length = <i32>load<u8>(from + i);
    setHalf(counts, length, half(counts, length) + 1);
  }
  setHalf(counts, 0, 0);
  let left = 1, used = 0;
  for (let length = 1; length < 16; length++) {
    left = (left << 1) - half(counts, length);
    if (left < 0) return false;
    used += half(counts, length);
  }
  if (left > 0 && used > 1) return false;
  memory.fill(table, NONE_BYTE, 4 << bits);
  if (used == 0) return isDistance;
  let code = 0;
  setHalf(next, 0, 0);
  for (let length = 1; length < 16; length++) {
    code = (code + half(counts, length - 1)) << 1;
    setHalf(next, length, code);
  }
  memory.copy(second, next, 32);
  memory.fill(deeper, 0, 1 << bits);
  for (let i = 0; i < symbols; i++) {
    const length = <i32>load<u8>(from + i);
    if (length == 0) continue;
    const own = half(second, length);
    setHalf(second, length, own + 1);
    if (length <= bits) continue;
    const low = reversed(own, length) & ((1 << bits) - 1);
    if (length - bits > <i32>load<u8>(deeper + low)) store<u8>(deeper + low, length - bits);
  }
  return fill(table, from, symbols, isDistance, bits, space);
}

function fill(table: usize, from: usize, symbols: i32, isDistance: bool, bits: i32, space: i32): bool {
  let free = 1 << bits;
  for (let i = 0; i < symbols; i++) {
    const length = <i32>load<u8>(from + i);
    if (length == 0) continue;
    const own = half(next, length);
    setHalf(next, length, own + 1);
    const reverse = reversed(own, length);
    if (length <= bits) {
      const entry = entryOf(i, length, isDistance);
      for (let k = reverse; k < 1 << bits; k += 1 << length) store<u32>(table + (<usize>k << 2), entry);
      continue;
    }
    const low = reverse & ((1 << bits) - 1);
    const depth = <i32>load<u8>(deeper + low);
    const root = table + (<usize>low << 2);
    if (load<u32>(root) == NONE) {
      if (free + (1 << depth) > space) return false;
      store<u32>(root, (free << 16) | RARE | SECOND | (depth << 8) | bits);
      memory.fill(table + (<usize>free << 2), NONE_BYTE, 4 << depth);
      free += 1 << depth;
    }
    const base = <i32>(load<u32>(root) >> 16);
    const entry = entryOf(i, length - bits, isDistance);
    for (let k = reverse >> bits; k < 1 << depth; k += 1 << (length - bits)) store<u32>(table + (<usize>(base + k) << 2), entry);
  }
  return true;
}
