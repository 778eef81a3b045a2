import type { CleanFilm } from './clean-mp4.ts';

const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CLUSTER = 0x1f43b675;
const VOID = 0xec;
/** Tags and attached files: anybody's own. */
const TELLING = new Set([0x1254c367, 0x1941a469]);
/** RFC 9559: nanoseconds in one unit of time where a film does not say. */
const USUAL_SCALE = 1_000_000;

interface Element {
  readonly id: number;
  readonly at: number;
  /** Where its content begins, and where it ends. */
  readonly from: number;
  readonly to: number;
}

/**
 * A WebM film (RFC 8794, RFC 9559). Tags, and all that its head says besides its length (title, date, programs, names of
 * files), become empty elements where they stand, so that what points into the film still does. Null when it is not whole.
 */
export function cleanWebm(source: Buffer): CleanFilm | null {
  const clean = Buffer.from(source);
  let scale = USUAL_SCALE;
  let units: number | null = null;
  let hasInfo = false;
  try {
    for (const element of elementsOf(clean, 0, clean.length)) {
      if (TELLING.has(element.id)) blank(clean, element);
      if (element.id !== INFO) continue;
      hasInfo = true;
      for (const field of elementsOf(clean, element.from, element.to)) {
        const length = field.to - field.from;
        if (field.id === SCALE) scale = clean.readUIntBE(field.from, length);
        else if (field.id !== DURATION) blank(clean, field);
        else units = length === 4 ? clean.readFloatBE(field.from) : clean.readDoubleBE(field.from);
      }
    }
  } catch {
    // It points past its own end.
    return null;
  }
  return hasInfo ? { seconds: units === null ? null : (units * scale) / 1e9, clean } : null;
}

/** One after another; into the segment, and into a cluster that does not say where it ends, the walk goes. */
function* elementsOf(bytes: Buffer, start: number, end: number): Generator<Element> {
  for (let at = start; at < end;) {
    const idLength = lengthOf(bytes.readUInt8(at), 4);
    const sizeAt = at + idLength;
    const sizeLength = lengthOf(bytes.readUInt8(sizeAt), 8);
    const id = bytes.readUIntBE(at, idLength);
    const from = sizeAt + sizeLength;
    const size = sizeOf(bytes, sizeAt, sizeLength);
    const isEntered = id === SEGMENT || (id === CLUSTER && size === null);
    const to = isEntered ? from : from + (size ?? Number.POSITIVE_INFINITY);
    if (to > end) throw new RangeError('it ends beyond what holds it');
    yield { id, at, from, to };
    at = to;
  }
}

/** How many bytes a number takes, by the zeros that it begins with. */
function lengthOf(first: number, most: number): number {
  const length = Math.clz32(first) - 23;
  if (length > most) throw new RangeError('no number begins so');
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

/** Makes an element one that says nothing, of the same length; a long one says its size in eight bytes. */
function blank(bytes: Buffer, { at, to }: Element): void {
  bytes.fill(0, at, to);
  bytes.writeUInt8(VOID, at);
  const whole = to - at;
  if (whole < 9) bytes.writeUInt8(0x80 + whole - 2, at + 1);
  else {
    bytes.writeUInt8(0x01, at + 1);
    bytes.writeUIntBE(whole - 9, at + 3, 6);
  }
}
