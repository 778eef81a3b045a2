import type { SourceCounter } from './metric-counter.ts';
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
  /** The same bytes. */
  readonly doubles: Float64Array;
  lastDouble: number;
  pair: SourceCounter | null;
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
    return { length: 0, bytes, doubles: new Float64Array(bytes.buffer), lastDouble: 0, pair: null };
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
  keep(bytes: Uint8Array, start: number, end: number, pair: SourceCounter): void {
    const length = end - start;
    if (length < SHORTEST || length >= LONGEST) return;
    this.#newest = (this.#newest + LINES - 1) & (LINES - 1);
    const line = this.#lines[this.#newest];
    if (line === undefined) return;
    line.bytes.set(bytes.subarray(start, end));
    line.length = length;
    line.lastDouble = new DataView(line.bytes.buffer).getFloat64(length - 8, true);
    line.pair = pair;
  }
}

/** Eight bytes at a time as doubles: text has none of the bit patterns that are unequal to themselves. */
function isSame({ doubles, length, lastDouble }: Line, view: DataView, at: number): boolean {
  const last = at + length - 8;
  // The end first: neighbours mostly differ there, in device or unit.
  if (view.getFloat64(last, true) !== lastDouble) return false;
  let place = 0;
  let i = at;
  for (; i + 24 < last; i += 32) {
    const isOther =
      view.getFloat64(i, true) !== doubles[place] ||
      view.getFloat64(i + 8, true) !== doubles[place + 1] ||
      view.getFloat64(i + 16, true) !== doubles[place + 2] ||
      view.getFloat64(i + 24, true) !== doubles[place + 3];
    if (isOther) return false;
    place += 4;
  }
  for (; i < last; i += 8) {
    if (view.getFloat64(i, true) !== doubles[place]) return false;
    place += 1;
  }
  return true;
}
