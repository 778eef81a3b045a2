// Unpacks DEFLATE (RFC 1951) into a window and scans it where it lies.
import { bitCount, bits, drop, low, refill, setBits } from "./bits";
import { readCodes } from "./codes";
import { fail, PROBLEM_DAMAGED, PROBLEM_ELEMENT, PROBLEM_TOO_LARGE } from "./host";
import { BLOCK_END, build, distances, DISTANCE_BITS, lengths, LITERAL, literals, LITERAL_BITS, RARE, SECOND } from "./huffman";
import { scan } from "./scan";

const HISTORY: usize = 1 << 15;
const ELEMENT: usize = 1 << 18;
const SLACK: usize = 600;
const WINDOW: usize = HISTORY + ELEMENT + (1 << 18);
const out: usize = memory.data((1 << 15) + (1 << 18) + (1 << 18) + 600, 16);
/** A few bytes before the input are kept, because whole bytes in the bit buffer may be given back. */
const LEAD: usize = 16;
const INPUT: usize = 1 << 18;
const inputSpace: usize = memory.data(16 + (1 << 18) + 4096, 16);
const input: usize = inputSpace + LEAD;

const BETWEEN: i32 = 0, CODED: i32 = 1, STORED: i32 = 2;
let state: i32 = BETWEEN;
let isLastBlock: bool = false;
let isDone: bool = false;
let stored: u32 = 0;
let written: usize = 0;
let scanned: usize = 0;
let kept: usize = 0;
let total: f64 = 0;
let limit: f64 = Infinity;

export function setLimit(bytes: f64): void {
  limit = bytes;
}

export function unpacked(): f64 {
  return total;
}

/** Where the next packed bytes go, and how many may. */
export function inputAt(): usize {
  return input + kept;
}

export function inputMost(): i32 {
  return <i32>(INPUT + 4096 - 128 - kept);
}

/** Takes packed bytes that were put at `inputAt()`; true once the stream has ended. */
export function push(count: i32, isLast: bool): bool {
  if (isDone) return true;
  const end = input + kept + <usize>count;
  if (isLast) memory.fill(end, 0, 64);
  const at = run(input, end, isLast);
  if (isDone) return true;
  if (isLast) fail(PROBLEM_DAMAGED);
  kept = at < end ? end - at : 0;
  memory.copy(input - LEAD, at - LEAD, kept + LEAD);
  return false;
}

/** Hands what was written to the scanner, and keeps only what may still be needed. */
function flush(to: usize): usize {
  total += <f64>(to - out - written);
  written = to - out;
  if (total > limit) fail(PROBLEM_TOO_LARGE);
  scanned = scan(out + scanned, to) - out;
  if (written - scanned > ELEMENT) fail(PROBLEM_ELEMENT);
  let from = written > HISTORY ? written - HISTORY : 0;
  if (scanned < from) from = scanned;
  if (from > 0) {
    memory.copy(out, out + from, written - from);
    written -= from;
    scanned -= from;
  }
  return out + written;
}

function run(at: usize, end: usize, isLast: bool): usize {
  let p = at;
  while (true) {
    if (state == BETWEEN) {
      if (isLastBlock) {
        flush(out + written);
        isDone = true;
        return p;
      }
      if (!isLast && <isize>(end - p) < 1024) return p;
      if (p > end + 8) fail(PROBLEM_DAMAGED);
      p = beginBlock(p, end);
    }
    if (state == STORED) {
      p = copyStored(p, end);
      if (stored > 0) return p;
      state = BETWEEN;
    } else {
      p = decode(p, end, isLast);
      if (state == CODED) return p;
    }
  }
}

function beginBlock(at: usize, end: usize): usize {
  let p = refill(at);
  isLastBlock = (bits & 1) != 0;
  const kind = <i32>(bits >> 1) & 3;
  drop(3);
  if (kind == 3) fail(PROBLEM_DAMAGED);
  if (kind == 0) return beginStored(p, end);
  if (kind == 1) {
    memory.fill(lengths, 8, 144);
    memory.fill(lengths + 144, 9, 112);
    memory.fill(lengths + 256, 7, 24);
    memory.fill(lengths + 280, 8, 8);
    build(literals, lengths, 288, false);
    memory.fill(lengths, 5, 32);
    build(distances, lengths, 32, true);
  } else p = readCodes(p, end);
  state = CODED;
  return p;
}

function beginStored(at: usize, end: usize): usize {
  drop(bitCount & 7);
  const p = at - <usize>(bitCount >> 3);
  setBits(0, 0);
  if (p + 4 > end) fail(PROBLEM_DAMAGED);
  const length = <u32>load<u16>(p);
  if ((length ^ <u32>load<u16>(p + 2)) != 0xffff) fail(PROBLEM_DAMAGED);
  stored = length;
  state = STORED;
  return p + 4;
}

function copyStored(at: usize, end: usize): usize {
  let p = at;
  while (stored > 0 && p < end) {
    let count: usize = stored;
    if (count > end - p) count = end - p;
    if (count > WINDOW - written) count = WINDOW - written;
    memory.copy(out + written, p, count);
    p += count;
    stored -= <u32>count;
    const to = out + written + count;
    if (to >= out + WINDOW) flush(to);
    else {
      total += <f64>count;
      written += count;
    }
  }
  return p;
}

// @ts-ignore: decorator
@inline
function literalOf(b: u64): u64 {
  return <u64>load<u32>(literals + (<usize>(b & ((1 << LITERAL_BITS) - 1)) << 2));
}

/** The value of an entry with its extra bits, which follow the code in `b`. */
// @ts-ignore: decorator
@inline
function withExtra(entry: u64, b: u64): usize {
  return <usize>(entry >> 16) + <usize>((b & ((<u64>1 << (entry & 63)) - 1)) >> ((entry >> 8) & 15));
}

/**
 * The hot loop. Its state lives in locals, and goes back into the variables when it leaves. Shifts take their count
 * modulo 64, so an entry is a count of bits as it stands; only the six low bits of `n` are the count of bits in `b`.
 */
function decode(at: usize, end: usize, isLast: bool): usize {
  let p = at, b = bits, n = <u64>bitCount, o = out + written;
  const full = out + WINDOW;
  // Up to two refills a round, eight bytes each, may not reach beyond the input: what they read there is not what follows.
  const stop = isLast ? end + 9 : end - 15;
  if (p < stop) {
    b |= load<u64>(p) << n;
    p += <usize>(7 - ((n >> 3) & 7));
    n |= 56;
  }
  let e = literalOf(b);
  while (true) {
    if (o >= full) o = flush(o);
    if (p >= stop) {
      if (isLast) fail(PROBLEM_DAMAGED);
      break;
    }
    if ((e & LITERAL) != 0) {
      b >>= e;
      n -= e;
      store<u8>(o++, e >> 16);
      e = literalOf(b);
      if ((e & LITERAL) != 0) {
        b >>= e;
        n -= e;
        store<u8>(o++, e >> 16);
        e = literalOf(b);
        if ((e & LITERAL) != 0) {
          b >>= e;
          n -= e;
          store<u8>(o++, e >> 16);
          b |= load<u64>(p) << n;
          p += <usize>(7 - ((n >> 3) & 7));
          n |= 56;
          e = literalOf(b);
          continue;
        }
      }
      // A length and a distance need up to 48 bits.
      b |= load<u64>(p) << n;
      p += <usize>(7 - ((n >> 3) & 7));
      n |= 56;
    }
    if ((e & RARE) != 0) {
      if ((e & SECOND) != 0) {
        b >>= e;
        n -= e;
        e = <u64>load<u32>(literals + (<usize>((e >> 16) + low(b, <i32>((e >> 8) & 15))) << 2));
        if ((e & LITERAL) != 0) {
          b >>= e;
          n -= e;
          store<u8>(o++, e >> 16);
          b |= load<u64>(p) << n;
          p += <usize>(7 - ((n >> 3) & 7));
          n |= 56;
          e = literalOf(b);
          continue;
        }
      }
      if ((e & RARE) != 0) {
        if ((e & BLOCK_END) == 0) fail(PROBLEM_DAMAGED);
        b >>= e;
        n -= e;
        state = BETWEEN;
        break;
      }
    }
    const length = withExtra(e, b);
    b >>= e;
    n -= e;
    let d = <u64>load<u32>(distances + (<usize>(b & ((1 << DISTANCE_BITS) - 1)) << 2));
    if ((d & RARE) != 0) {
      if ((d & SECOND) == 0) fail(PROBLEM_DAMAGED);
      b >>= d;
      n -= d;
      d = <u64>load<u32>(distances + (<usize>((d >> 16) + low(b, <i32>((d >> 8) & 15))) << 2));
      if ((d & RARE) != 0) fail(PROBLEM_DAMAGED);
    }
    const distance = withExtra(d, b);
    b >>= d;
    n -= d;
    // The next entry is on its way while this one is copied.
    b |= load<u64>(p) << n;
    p += <usize>(7 - ((n >> 3) & 7));
    n |= 56;
    e = literalOf(b);
    if (distance > o - out) fail(PROBLEM_DAMAGED);
    let from = o - distance;
    const to = o + length;
    if (distance >= 32) {
      v128.store(o, v128.load(from));
      v128.store(o, v128.load(from, 16), 16);
      while (o + 32 < to) {
        o += 32;
        from += 32;
        v128.store(o, v128.load(from));
        v128.store(o, v128.load(from, 16), 16);
      }
    } else while (o < to) store<u8>(o++, load<u8>(from++));
    o = to;
  }
  total += <f64>(o - out - written);
  written = o - out;
  setBits(b, <i32>(n & 63));
  return p;
}
