// Memory that is only ever taken: one reading, one instance.

// @ts-ignore: the compiler's own symbol
let top: usize = (__heap_base + 15) & ~15;

/** Zeroed memory, aligned to 16 bytes. */
export function take(bytes: usize): usize {
  const at = top;
  top = (top + bytes + 15) & ~15;
  const have = <usize>memory.size() << 16;
  if (top > have && memory.grow(<i32>((top - have + 0xffff) >> 16)) < 0) unreachable();
  return at;
}

// @ts-ignore: decorator
@inline
function difference(a: usize, b: usize): v128 {
  return v128.xor(v128.load(a), v128.load(b));
}

/** True when the next `length` bytes are the same. */
export function same(a: usize, b: usize, length: i32): bool {
  const isLong = length >= 16;
  while (length >= 64) {
    const first = v128.or(difference(a, b), difference(a + 16, b + 16));
    const second = v128.or(difference(a + 32, b + 32), difference(a + 48, b + 48));
    if (v128.any_true(v128.or(first, second))) return false;
    a += 64;
    b += 64;
    length -= 64;
  }
  while (length >= 16) {
    if (v128.any_true(difference(a, b))) return false;
    a += 16;
    b += 16;
    length -= 16;
  }
  if (isLong) {
    // The last sixteen bytes, some of them for a second time.
    const back = <usize>(16 - length);
    return !v128.any_true(difference(a - back, b - back));
  }
  while (length-- > 0) if (load<u8>(a++) != load<u8>(b++)) return false;
  return true;
}

/** Where `byte` stands next, `end` when it does not. May read 16 bytes past the end, as every buffer allows. */
// @ts-ignore: decorator
@inline
export function find(at: usize, end: usize, byte: u8): usize {
  const wanted = v128.splat<u8>(byte);
  while (at < end) {
    const mask = v128.bitmask<u8>(v128.eq<u8>(v128.load(at), wanted));
    if (mask != 0) {
      at += <usize>ctz(mask);
      return at < end ? at : end;
    }
    at += 16;
  }
  return end;
}
