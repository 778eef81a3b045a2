// The bits that were read and are not used yet; the first of them lies lowest.
export let bits: u64 = 0;
export let bitCount: i32 = 0;

/** Takes back what a loop has kept in locals of its own. */
export function setBits(value: u64, count: i32): void {
  bits = value;
  bitCount = count;
}

// @ts-ignore: decorator
@inline
export function refill(at: usize): usize {
  bits |= load<u64>(at) << bitCount;
  const p = at + <usize>((63 - bitCount) >> 3);
  bitCount |= 56;
  return p;
}

// @ts-ignore: decorator
@inline
export function drop(count: i32): void {
  bits >>= count;
  bitCount -= count;
}

// @ts-ignore: decorator
@inline
export function low(from: u64, count: i32): u32 {
  return <u32>(from & ((<u64>1 << count) - 1));
}

export function take(count: i32): i32 {
  const value = <i32>low(bits, count);
  drop(count);
  return value;
}
