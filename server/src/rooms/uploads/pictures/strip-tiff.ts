const GPS = 0x8825;
const EXIF = 0x8769;
/** XMP, IPTC and Photoshop's own block. */
const BLOCKS = new Set([0x02bc, 0x83bb, 0x8649]);
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const MAX_DIRECTORIES = 100;

interface Tiff {
  readonly bytes: Buffer;
  short(at: number): number;
  long(at: number): number;
}

/** A TIFF (6.0) whose notes on place, time and device are blanked where they stand; null when it is not whole. */
export function stripTiff(source: Buffer): Buffer | null {
  const bytes = Buffer.from(source);
  const isLittle = bytes.toString('latin1', 0, 2) === 'II';
  const tiff: Tiff = {
    bytes,
    short: (at) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)),
    long: (at) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)),
  };
  try {
    if (tiff.short(2) !== 42) return null;
    let directory = tiff.long(4);
    for (let count = 0; directory !== 0; count += 1) {
      if (count > MAX_DIRECTORIES) return null;
      directory = cleanDirectory(tiff, directory);
    }
    return bytes;
  } catch {
    // It points past its own end.
    return null;
  }
}

/** Blanks what is told of the making; answers where the next directory stands. */
function cleanDirectory(tiff: Tiff, start: number): number {
  const count = tiff.short(start);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    const tag = tiff.short(at);
    if (tag === GPS || tag === EXIF) blankDirectory(tiff, tiff.long(at + 8));
    else if (BLOCKS.has(tag)) blankValue(tiff, at);
  }
  return tiff.long(start + 2 + count * 12);
}

function blankDirectory(tiff: Tiff, start: number): void {
  const count = tiff.short(start);
  for (let index = 0; index < count; index += 1) blankValue(tiff, start + 2 + index * 12);
  tiff.bytes.fill(0, start, start + 2 + count * 12);
}

function blankValue(tiff: Tiff, at: number): void {
  const size = (SIZES[tiff.short(at + 2)] ?? 1) * tiff.long(at + 4);
  const from = size <= 4 ? at + 8 : tiff.long(at + 8);
  tiff.bytes.fill(0, from, Math.min(from + size, tiff.bytes.length));
}
