import type { ByteSource } from '../byte-source.ts';
import { HealthReadError } from '../read-error.ts';
import { viewOf, wide } from './bytes.ts';

/** Where the central directory lies, and how many entries it says it holds. */
export interface Directory {
  readonly offset: number;
  readonly size: number;
  readonly count: number;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LOCATOR64 = 0x07064b50;
const LOCATOR64_BYTES = 20;
const END64 = 0x06064b50;
const END64_BYTES = 56;
const LONGEST_COMMENT = 65_535;

/** Finds the directory of a zip from its end, as APPNOTE 4.3 has it, zip64 included. */
export async function findDirectory(source: ByteSource): Promise<Directory> {
  if (source.size === 0) throw new HealthReadError('empty');
  const tailLength = Math.min(source.size, END_BYTES + LONGEST_COMMENT + LOCATOR64_BYTES);
  const tailStart = source.size - tailLength;
  const tail = viewOf(await source.read(tailStart, tailLength));
  const at = findEnd(tail);
  if (at < 0) throw new HealthReadError((await startsLikeZip(source)) ? 'damaged' : 'not-a-zip');
  const end = {
    count: tail.getUint16(at + 10, true),
    size: tail.getUint32(at + 12, true),
    offset: tail.getUint32(at + 16, true),
  };
  const locator = at - LOCATOR64_BYTES;
  const is64 = locator >= 0 && tail.getUint32(locator, true) === LOCATOR64;
  const found = is64 ? await readEnd64(source, wide(tail, locator + 8)) : end;
  if (found.offset + found.size > tailStart + at) throw new HealthReadError('damaged');
  return found;
}

/** The last end record whose comment reaches exactly to the end of the file. */
function findEnd(tail: DataView): number {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    if (at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength) return at;
  }
  return -1;
}

async function readEnd64(source: ByteSource, offset: number): Promise<Directory> {
  if (offset + END64_BYTES > source.size) throw new HealthReadError('damaged');
  const view = viewOf(await source.read(offset, END64_BYTES));
  if (view.byteLength < END64_BYTES || view.getUint32(0, true) !== END64) {
    throw new HealthReadError('damaged');
  }
  return { count: wide(view, 32), size: wide(view, 40), offset: wide(view, 48) };
}

async function startsLikeZip(source: ByteSource): Promise<boolean> {
  const start = await source.read(0, 4);
  return start[0] === 0x50 && start[1] === 0x4b && (start[2] ?? 0) < 0x09;
}
