const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CLUSTER = 0x1f43b675;
/** RFC 9559: nanoseconds in one unit of time where a film does not say. */
const USUAL_SCALE = 1_000_000;

/**
 * The length of a WebM film (RFC 8794, RFC 9559) in seconds as its head says it; null where it says none, as films do
 * that a browser has recorded. `damaged` where there is no head that can be read.
 */
export function webmSeconds(bytes: Buffer): number | null | 'damaged' {
  try {
    const segment = find(bytes, { from: 0, to: bytes.length }, SEGMENT);
    if (segment === null) return 'damaged';
    const info = find(bytes, segment, INFO);
    if (info === null) return 'damaged';
    const length = find(bytes, info, DURATION);
    if (length === null) return null;
    const units =
      length.to - length.from === 4
        ? bytes.readFloatBE(length.from)
        : bytes.readDoubleBE(length.from);
    const scaleAt = find(bytes, info, SCALE);
    const scale = scaleAt ? bytes.readUIntBE(scaleAt.from, scaleAt.to - scaleAt.from) : USUAL_SCALE;
    return (units * scale) / 1e9;
  } catch {
    // It points past its own end.
    return 'damaged';
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The content of the first element of that kind; pictures end the search. */
function find(bytes: Buffer, { from, to }: Span, wanted: number): Span | null {
  for (let at = from; at < to;) {
    const idLength = lengthOf(bytes.readUInt8(at));
    const id = bytes.readUIntBE(at, Math.min(idLength, 4));
    const sizeAt = at + idLength;
    const sizeLength = lengthOf(bytes.readUInt8(sizeAt));
    const start = sizeAt + sizeLength;
    const size = sizeOf(bytes, sizeAt, sizeLength);
    const end = size === null ? to : Math.min(start + size, to);
    if (id === wanted) return { from: start, to: end };
    if (id === CLUSTER) return null;
    at = end;
  }
  return null;
}

/** How many bytes a number takes, by the zeros that it begins with. */
function lengthOf(first: number): number {
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('no number begins so');
  return length;
}

/** Null where the element does not say where it ends: all ones. */
function sizeOf(bytes: Buffer, at: number, length: number): number | null {
  let value = bytes.readUInt8(at) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let next = 1; next < length; next += 1) {
    const byte = bytes.readUInt8(at + next);
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return isUnknown ? null : value;
}
