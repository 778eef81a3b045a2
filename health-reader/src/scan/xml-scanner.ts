import { HealthReadError } from '../read-error.ts';
import { Attributes } from './attributes.ts';
import { DATE_BYTES, todaysForm } from './date-bytes.ts';
import { MAX_ELEMENT_BYTES } from './limits.ts';
import { PrefixCache } from './prefix-cache.ts';
import { RecordCounter, type RecordPlace } from './record-counter.ts';
import { findText, float64Of, int32Of, isTagName, isText, skipTag } from './scan-bytes.ts';
import type { Scanner, RecordTotals } from './totals.ts';

/** Behind a `<`, this many bytes tell every element that counts from the others. */
const LOOKAHEAD = 17;
const INCOMPLETE = -1;

/**
 * Reads an export's XML byte by byte and in one pass, in plain TypeScript. It is
 * the fallback where WebAssembly is missing, and the differential partner of `health-core`.
 * It looks for the few elements that count and skips all else, so a DTD that is
 * no XML (iOS 16) and control characters in values do not stop it.
 */
export class XmlScanner implements Scanner {
  readonly #counter = new RecordCounter();
  readonly #cache = new PrefixCache();
  readonly #attributes = new Attributes();
  readonly #place: RecordPlace = {
    bytes: EMPTY,
    valueStart: 0,
    valueEnd: 0,
    dates: EMPTY,
    view: new DataView(EMPTY.buffer),
    start: -1,
    end: -1,
  };
  #hasRoot = false;
  #isNested = false;
  #carry: Uint8Array = EMPTY;
  #bridge = new Uint8Array(1 << 16);

  push(bytes: Uint8Array): void {
    // A Buffer's own `slice` would share memory with what is overwritten later.
    const chunk = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const from = this.#carry.length === 0 ? 0 : this.#crossBorder(chunk);
    if (from < 0) return;
    const used = this.#scan(chunk, from, chunk.length);
    this.#keep(chunk.slice(used));
  }

  finish(): RecordTotals {
    return this.#counter.finish();
  }

  /** Reads the element that lies across two chunks; answers where in the new one to go on, -1 when it needs more. */
  #crossBorder(chunk: Uint8Array): number {
    const carried = this.#carry;
    let take = Math.min(chunk.length, 2_048);
    for (;;) {
      const length = carried.length + take;
      if (this.#bridge.length < length) this.#bridge = new Uint8Array(length * 2);
      this.#bridge.set(carried);
      this.#bridge.set(chunk.subarray(0, take), carried.length);
      const used = this.#scan(this.#bridge, 0, length);
      if (used >= carried.length) return used - carried.length;
      if (used > 0) {
        this.#keep(this.#bridge.slice(used, length));
        this.push(chunk.subarray(take));
        return INCOMPLETE;
      }
      if (take === chunk.length) {
        this.#keep(this.#bridge.slice(0, length));
        return INCOMPLETE;
      }
      if (length > MAX_ELEMENT_BYTES) throw new HealthReadError('element-too-long');
      take = Math.min(chunk.length, take * 4);
    }
  }

  #keep(rest: Uint8Array): void {
    if (rest.length > MAX_ELEMENT_BYTES) throw new HealthReadError('element-too-long');
    this.#carry = rest;
  }

  /** Reads all elements that lie whole in `bytes[from..end)`; answers up to where. */
  #scan(b: Uint8Array, from: number, end: number): number {
    let i = from;
    if (!this.#hasRoot) {
      i = findText(b, i, end, ROOT);
      if (i < 0) return Math.max(from, end - ROOT.length);
      if (i + ROOT.length >= end) return i;
      i += ROOT.length;
      this.#hasRoot = true;
    }
    const view = new DataView(b.buffer, b.byteOffset, b.byteLength);
    for (;;) {
      while (i < end && b[i] !== OPEN) i += 1;
      if (i >= end) return end;
      if (end - i < LOOKAHEAD && !endsBefore(b, i, end)) return i;
      const next = this.#element(b, view, i, end);
      if (next < 0) return i;
      i = next;
    }
  }

  /** Reads one element whose `<` is at `i`; answers where to go on, -1 when it is not whole. */
  #element(b: Uint8Array, view: DataView, i: number, end: number): number {
    switch (b[i + 1]) {
      case 82: // R
        return isTagName(b, i + 1, 'Record') ? this.#record(b, view, i + 8, end) : i + 2;
      case 33: // !
        return this.#skipMarkup(b, i, end);
      case 47: // /
        if (isText(b, i + 2, 'Correlation')) this.#isNested = false;
        else if (isText(b, i + 2, 'HealthData')) this.#counter.closed = true;
        return i + 2;
      case 67: // C
        return isTagName(b, i + 1, 'Correlation') ? this.#correlation(b, i + 12, end) : i + 2;
      case 87: // W
        return isTagName(b, i + 1, 'Workout') ? this.#workout(b, view, i + 9, end) : i + 2;
      case 65: // A
        if (isText(b, i + 1, 'ActivitySummary')) this.#counter.activitySummaries += 1;
        return i + 2;
      default:
        // Mostly metadata, some seventy bytes of it behind every heart rate.
        return skipToOpen(view, i + 2, end);
    }
  }

  #record(b: Uint8Array, view: DataView, from: number, end: number): number {
    const line = this.#cache.find(view, from, end);
    if (line?.pair) {
      const place = this.#place;
      const next = knownLayout(b, view, from + line.length, place);
      if (next > 0 && next <= end) {
        if (this.#isNested) this.#counter.nested += 1;
        else this.#counter.add(line.pair, place);
        return next;
      }
    }
    return this.#recordAnyhow(b, view, from, end);
  }

  /** The slow way, for attributes in any order, with any quotes and spaces. */
  #recordAnyhow(b: Uint8Array, view: DataView, from: number, end: number): number {
    const found = this.#attributes;
    const next = found.read(b, from, end, false);
    if (next === -2) throw new HealthReadError('not-xml');
    if (next < 0) return INCOMPLETE;
    if (this.#isNested) {
      this.#counter.nested += 1;
      return next;
    }
    const pair = this.#pair(b, false);
    const stableEnd = found.stableEnd();
    if (stableEnd > 0) this.#cache.keep(b, from, stableEnd, pair);
    this.#counter.add(pair, this.#placeOf(b, view));
    return next;
  }

  #workout(b: Uint8Array, view: DataView, from: number, end: number): number {
    const next = this.#attributes.read(b, from, end, true);
    if (next === -2) throw new HealthReadError('not-xml');
    if (next < 0) return INCOMPLETE;
    this.#counter.add(this.#pair(b, true), this.#placeOf(b, view));
    return next;
  }

  #pair(b: Uint8Array, isWorkout: boolean): ReturnType<RecordCounter['pairOf']> {
    const { names } = this.#counter;
    const found = this.#attributes;
    const type = names.idOf(b, found.typeStart, found.typeEnd);
    const unit = names.idOf(b, found.unitStart, found.unitEnd);
    const source = names.idOf(b, found.sourceStart, found.sourceEnd);
    return this.#counter.pairOf(type, unit, source, isWorkout);
  }

  #placeOf(b: Uint8Array, view: DataView): RecordPlace {
    const found = this.#attributes;
    const place = this.#place;
    place.bytes = b;
    place.valueStart = found.valueStart;
    place.valueEnd = found.valueEnd;
    const isUsual =
      found.startEnd - found.startStart === DATE_BYTES &&
      found.endEnd - found.endStart === DATE_BYTES;
    if (isUsual) {
      place.dates = b;
      place.view = view;
      place.start = found.startStart;
      place.end = found.endStart;
    } else writeDates(b, found, place);
    return place;
  }

  #correlation(b: Uint8Array, from: number, end: number): number {
    const next = skipTag(b, from, end);
    if (next < 0) return INCOMPLETE;
    this.#counter.correlations += 1;
    if (b[next - 2] !== 47) this.#isNested = true;
    return next;
  }

  #skipMarkup(b: Uint8Array, i: number, end: number): number {
    const close = b[i + 2] === 45 ? COMMENT_END : b[i + 2] === 91 ? CDATA_END : TAG_END;
    const at = findText(b, i + (close === COMMENT_END ? 4 : 2), end, close);
    return at < 0 ? INCOMPLETE : at + close.length;
  }
}

const EMPTY = new Uint8Array();
const OPEN = 60;
const ROOT = new TextEncoder().encode('<HealthData');
const COMMENT_END = new TextEncoder().encode('-->');
const CDATA_END = new TextEncoder().encode(']]>');
const TAG_END = new TextEncoder().encode('>');

const START_8 = float64Of(' startDate="');
const START_4 = int32Of('te="');
const END_8 = float64Of(' endDate="');
const VALUE_8 = float64Of(' value="');
const QUOTE = 34;

/**
 * Behind a known beginning: creationDate's value, startDate, endDate and perhaps
 * value, in exactly the usual layout. Answers where the tag ends, 0 for any other layout.
 */
function knownLayout(b: Uint8Array, view: DataView, at: number, place: RecordPlace): number {
  const isUsual =
    b[at + 25] === QUOTE &&
    view.getFloat64(at + 26, true) === START_8 &&
    view.getInt32(at + 34, true) === START_4 &&
    b[at + 63] === QUOTE &&
    view.getFloat64(at + 64, true) === END_8 &&
    b[at + 72] === 61 &&
    b[at + 73] === QUOTE &&
    b[at + 99] === QUOTE;
  if (!isUsual) return 0;
  place.bytes = b;
  place.dates = b;
  place.view = view;
  place.start = at + 38;
  place.end = at + 74;
  place.valueStart = 0;
  place.valueEnd = 0;
  let i = at + 100;
  if (view.getFloat64(i, true) === VALUE_8) {
    i += 8;
    place.valueStart = i;
    while (i < b.length && b[i] !== QUOTE) i += 1;
    place.valueEnd = i;
    i += 1;
  }
  if (b[i] === 47 && b[i + 1] === 62) return i + 2;
  return b[i] === 62 ? i + 1 : 0;
}

/** Dates in another form than today's are written anew, beside the bytes. */
function writeDates(b: Uint8Array, found: Attributes, place: RecordPlace): void {
  const text = (start: number, end: number): string =>
    end - start > 64 ? '' : new TextDecoder().decode(b.subarray(start, end));
  const start = todaysForm(text(found.startStart, found.startEnd));
  const end = todaysForm(text(found.endStart, found.endEnd));
  place.dates = new TextEncoder().encode(`${start ?? ''}${end ?? ''}`);
  place.view = new DataView(place.dates.buffer);
  place.start = start === null ? -1 : 0;
  place.end = end === null ? -1 : start === null ? 0 : DATE_BYTES;
}

/**
 * Goes on, four bytes at a time, for as long as none of them is a `<`: a byte that is
 * one becomes zero, and taking one from a zero sets a high bit that it had not.
 */
function skipToOpen(view: DataView, from: number, end: number): number {
  let i = from;
  for (; i + 4 <= end; i += 4) {
    const word = view.getInt32(i, true) ^ 0x3c3c3c3c;
    if (((word - 0x01010101) & ~word & 0x80808080) !== 0) break;
  }
  return i;
}

function endsBefore(b: Uint8Array, i: number, end: number): boolean {
  for (let at = i; at < end; at += 1) if (b[at] === 62) return true;
  return false;
}
