import type { PairBook } from './metric-book.ts';
import { DATE_BYTES } from './date-bytes.ts';

const LINES = 4;
const LONGEST = 1_024;
const SHORTEST = 16;
const DATES_BYTES = DATE_BYTES * 3 + ` startDate=" endDate=" value="""`.length;
/** Behind a known beginning come three dates and a value; a record nearer to the end is read the slow way. */
const AFTER = DATES_BYTES + 64;

interface Line {
  length: number;
  readonly bytes: Uint8Array;
  readonly view: DataView;
  pair: PairBook | null;
}

/**
 * The beginnings of the last few records. Neighbours in an export share every
 * byte up to their dates (type, source, version, device, unit), so one comparison
 * of eight bytes at a time stands for reading six attributes. A difference
 * anywhere means the slow way, so the cache can never be wrong.
 */
export class PrefixCache {
  readonly #lines: readonly Line[] = Array.from({ length: LINES }, () => {
    const bytes = new Uint8Array(LONGEST);
    return { length: 0, bytes, view: new DataView(bytes.buffer), pair: null };
  });
  #newest = 0;

  /** The line that `view` continues with at `at`; null when none does. */
  find(view: DataView, at: number, end: number): Line | null {
    for (let step = 0; step < LINES; step += 1) {
      const index = (this.#newest + step) & (LINES - 1);
      const line = this.#lines[index];
      if (line === undefined || line.length === 0 || end - at < line.length + AFTER) continue;
      if (!isSame(line, view, at)) continue;
      this.#newest = index;
      return line;
    }
    return null;
  }

  /** Keeps `bytes[start..end)` as the beginning of records of this pair. */
  keep(bytes: Uint8Array, start: number, end: number, pair: PairBook): void {
    const length = end - start;
    if (length < SHORTEST || length >= LONGEST) return;
    this.#newest = (this.#newest + LINES - 1) & (LINES - 1);
    const line = this.#lines[this.#newest];
    if (line === undefined) return;
    line.bytes.set(bytes.subarray(start, end));
    line.length = length;
    line.pair = pair;
  }
}

/** Eight bytes at a time as doubles: text has none of the bit patterns that are unequal to themselves. */
function isSame(line: Line, view: DataView, at: number): boolean {
  const last = line.length - 8;
  for (let i = 0; i < last; i += 8) {
    if (view.getFloat64(at + i, true) !== line.view.getFloat64(i, true)) return false;
  }
  return view.getFloat64(at + last, true) === line.view.getFloat64(last, true);
}
