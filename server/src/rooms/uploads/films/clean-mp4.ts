/** Boxes that hold boxes, on the way to what tells of place and device (ISO/IEC 14496-12, 4.2 and 8.1.1). */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf']);
/** User data and metadata: place, device, names. `uuid` is anybody's own. */
const TELLING = new Set(['udta', 'meta', 'uuid']);
/** Headers that begin with a version, flags, and the times when the film was made and changed (8.2.2, 8.3.2, 8.4.2). */
const DATED = new Set(['mvhd', 'tkhd', 'mdhd']);
/** Deeper than any honest film. */
const MAX_DEPTH = 8;

/** A film that was looked into. */
export interface CleanFilm {
  /** Its length as its head says it; null where it says none, as films do that a browser has recorded. */
  readonly seconds: number | null;
  /** Its bytes, as many as before, with what tells of its making blanked where it stands. */
  readonly clean: Buffer;
}

interface Box {
  readonly type: string;
  /** Where its content begins, and where it ends. */
  readonly from: number;
  readonly to: number;
  /** Where its type stands. */
  readonly typeAt: number;
}

/**
 * An MP4 or QuickTime film with place, times and device blanked. Null when it is not whole. Nothing is moved, so that
 * what points into the film still does.
 */
export function cleanMp4(source: Buffer): CleanFilm | null {
  const clean = Buffer.from(source);
  const found: { seconds: number | null; hasMovie: boolean } = { seconds: null, hasMovie: false };
  function walk(from: number, to: number, depth: number): boolean {
    if (depth > MAX_DEPTH) return false;
    for (let at = from; at < to;) {
      const box = boxAt(clean, at, to);
      if (box === null) return false;
      if (box.type === 'mvhd') found.seconds = secondsOf(clean, box);
      if (DATED.has(box.type)) blankTimes(clean, box);
      if (box.type === 'moov') found.hasMovie = true;
      if (TELLING.has(box.type)) {
        clean.write('free', box.typeAt, 'latin1');
        clean.fill(0, box.from, box.to);
      } else if (HOLDERS.has(box.type) && !walk(box.from, box.to, depth + 1)) return false;
      at = box.to;
    }
    return true;
  }
  try {
    return walk(0, clean.length, 0) && found.hasMovie ? { seconds: found.seconds, clean } : null;
  } catch {
    // It points past its own end.
    return null;
  }
}

function boxAt(bytes: Buffer, at: number, end: number): Box | null {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  // 1: the length follows in eight bytes; 0: it goes on to the end.
  const head = short === 1 ? 16 : 8;
  const long = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  const to = short === 0 ? end : at + long;
  if (to < at + head || to > end) return null;
  return { type, from: at + head, to, typeAt: at + 4 };
}

/** 0 says no time; each has 64 bits in version 1. */
function blankTimes(bytes: Buffer, { from, to }: Box): void {
  const isLong = bytes.readUInt8(from) === 1;
  bytes.fill(0, Math.min(from + 4, to), Math.min(from + (isLong ? 20 : 12), to));
}

/** The movie header, 8.2.2: version, flags, two times, the time scale, the length; 64 bits each in version 1. */
function secondsOf(bytes: Buffer, { from }: Box): number | null {
  const isLong = bytes.readUInt8(from) === 1;
  const scale = bytes.readUInt32BE(from + (isLong ? 20 : 12));
  const length = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16);
  const isUnknown = length === 0 || length === 0xffff_ffff || scale === 0;
  return isUnknown ? null : length / scale;
}
