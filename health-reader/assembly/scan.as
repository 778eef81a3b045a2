// Looks for the few elements that count; the TypeScript twin is `xml-scanner.ts`.
import { add, count, pairOf, T_CLOSED, T_CORRELATIONS, T_NESTED, T_SUMMARIES, totals } from "./counts";
import { fail, PROBLEM_NOT_XML, todaysForm } from "./host";
import { find, same } from "./memory";
import { idOf } from "./names";

const LINES: i32 = 4;
const LINE_BYTES: usize = 1040;
const LONGEST: usize = 1024;
const AFTER: usize = 176;
const lineBytes: usize = memory.data(4 * 1040, 16);
const lineLengths: usize = memory.data(4 * 4, 16);
const linePairs: usize = memory.data(4 * 4, 16);
let newest: i32 = 0;
let hasRoot: bool = false;
let isNested: bool = false;

// Where the attributes of the last tag lie.
let typeAt: usize, typeEnd: usize, unitAt: usize, unitEnd: usize, sourceAt: usize, sourceEnd: usize;
let valueAt: usize, valueEnd: usize, startAt: usize, startEnd: usize, endAt: usize, endEnd: usize, creationAt: usize;
const dates: usize = memory.data(64, 16);

const INCOMPLETE: usize = 0;
const ROOT: usize = memory.data<u8>([60, 72, 101, 97, 108, 116, 104, 68, 97, 116, 97]);
const RECORD_TAIL: u32 = 0x726f6365; // "ecor"

/** Reads all elements that lie whole before `end`; answers up to where. */
export function scan(at: usize, end: usize): usize {
  if (!hasRoot) {
    while (true) {
      at = find(at, end, 60);
      if (end - at < 12) return at;
      if (same(at, ROOT, 11)) break;
      at++;
    }
    at += 11;
    hasRoot = true;
  }
  while (true) {
    at = find(at, end, 60);
    if (at >= end) return end;
    if (end - at < 17 && find(at, end, 62) >= end) return at;
    const next = element(at, end);
    if (next == INCOMPLETE) return at;
    at = next;
  }
}

// @ts-ignore: decorator
@inline
function isSpace(byte: u8): bool {
  return byte <= 32;
}

/** True behind a tag's whole name. */
// @ts-ignore: decorator
@inline
function endsName(at: usize): bool {
  const byte = load<u8>(at);
  return byte <= 32 || byte == 47 || byte == 62;
}

// @ts-ignore: decorator
@inline
function element(at: usize, end: usize): usize {
  const byte = load<u8>(at + 1);
  if (byte == 82) {
    if (load<u32>(at + 2) == RECORD_TAIL && load<u8>(at + 6) == 100 && endsName(at + 7)) return record(at + 8, end);
    return at + 2;
  }
  if (byte == 77) return at + 2;
  return rareElement(at, end, byte);
}

function rareElement(at: usize, end: usize, byte: u8): usize {
  if (byte == 33) return skipMarkup(at, end);
  if (byte == 47) {
    if (isCorrelation(at + 2)) isNested = false;
    // "HealthDa"
    else if (load<u64>(at + 2) == 0x614468746c616548 && load<u16>(at + 10) == 0x6174) store<u32>(totals + T_CLOSED, 1);
    return at + 2;
  }
  if (byte == 67) return isCorrelation(at + 1) && endsName(at + 12) ? correlation(at + 12, end) : at + 2;
  // "orkout" behind the W
  if (byte == 87) return load<u32>(at + 2) == 0x6f6b726f && load<u16>(at + 6) == 0x7475 && endsName(at + 8) ? workout(at + 9, end) : at + 2;
  // "ctivityS", "ummary" behind the A
  if (byte == 65 && load<u64>(at + 2) == 0x5379746976697463 && load<u32>(at + 10) == 0x616d6d75 && load<u16>(at + 14) == 0x7972) count(T_SUMMARIES);
  return at + 2;
}

function isCorrelation(at: usize): bool {
  // "Correlat", "ion"
  return load<u64>(at) == 0x74616c6572726f43 && load<u16>(at + 8) == 0x6f69 && load<u8>(at + 10) == 110;
}

// @ts-ignore: decorator
@inline
function record(at: usize, end: usize): usize {
  for (let step = 0; step < LINES; step++) {
    const line = <usize>((newest + step) & (LINES - 1));
    const length: usize = load<u32>(lineLengths + (line << 2));
    if (length == 0 || end - at < length + AFTER || !same(lineBytes + line * LINE_BYTES, at, <i32>length)) continue;
    newest = <i32>line;
    const next = knownLayout(at + length, load<u32>(linePairs + (line << 2)));
    return next != 0 && next <= end ? next : recordAnyhow(at, end);
  }
  return recordAnyhow(at, end);
}

/** Behind a known beginning: three dates and perhaps a value in the usual layout; counts the record. */
// @ts-ignore: decorator
@inline
function knownLayout(at: usize, pair: usize): usize {
  // `" startDa`, `te="` behind creationDate; `" endDate`, `="` behind startDate.
  const isUsual =
    load<u8>(at + 25) == 34 && load<u64>(at + 26) == 0x6144747261747320 && load<u32>(at + 34) == 0x223d6574 &&
    load<u8>(at + 63) == 34 && load<u64>(at + 64) == 0x65746144646e6520 && load<u16>(at + 72) == 0x223d && load<u8>(at + 99) == 34;
  if (!isUsual) return 0;
  let i = at + 100;
  let value: usize = 0;
  let valueStop: usize = 0;
  // ` value="`
  if (load<u64>(i) == 0x223d65756c617620) {
    value = i + 8;
    i = value;
    valueStop = find(i, i + 64, 34);
    if (valueStop >= i + 64) return 0;
    i = valueStop + 1;
  }
  if (load<u8>(i) == 47 && load<u8>(i + 1) == 62) i += 2;
  else if (load<u8>(i) == 62) i++;
  else return 0;
  if (isNested) count(T_NESTED);
  else add(pair, value, valueStop, at + 38, at + 74);
  return i;
}

function recordAnyhow(at: usize, end: usize): usize {
  const next = attributes(at, end, false);
  if (next == INCOMPLETE) return INCOMPLETE;
  if (isNested) {
    count(T_NESTED);
    return next;
  }
  const pair = pairOf(idOf(typeAt, <i32>(typeEnd - typeAt)), idOf(unitAt, <i32>(unitEnd - unitAt)), idOf(sourceAt, <i32>(sourceEnd - sourceAt)), false);
  const isStable = typeEnd > 0 && typeEnd < creationAt && unitEnd < creationAt && sourceEnd < creationAt;
  if (isStable && creationAt - at >= 16 && creationAt - at < LONGEST) {
    newest = (newest + LINES - 1) & (LINES - 1);
    memory.copy(lineBytes + <usize>newest * LINE_BYTES, at, creationAt - at);
    store<u32>(lineLengths + (<usize>newest << 2), <u32>(creationAt - at));
    store<u32>(linePairs + (<usize>newest << 2), <u32>pair);
  }
  addAnyhow(pair);
  return next;
}

function workout(at: usize, end: usize): usize {
  const next = attributes(at, end, true);
  if (next == INCOMPLETE) return INCOMPLETE;
  addAnyhow(pairOf(idOf(typeAt, <i32>(typeEnd - typeAt)), idOf(unitAt, <i32>(unitEnd - unitAt)), idOf(sourceAt, <i32>(sourceEnd - sourceAt)), true));
  return next;
}

function addAnyhow(pair: usize): void {
  if (startEnd - startAt == 25 && endEnd - endAt == 25) {
    add(pair, valueAt, valueEnd, startAt, endAt);
    return;
  }
  const start: usize = todaysForm(startAt, <i32>(startEnd - startAt), dates) != 0 ? dates : 0;
  const end: usize = todaysForm(endAt, <i32>(endEnd - endAt), dates + 32) != 0 ? dates + 32 : 0;
  add(pair, valueAt, valueEnd, start, end);
}

function correlation(at: usize, end: usize): usize {
  let quote: u8 = 0;
  for (let i = at; i < end; i++) {
    const byte = load<u8>(i);
    if (quote != 0) {
      if (byte == quote) quote = 0;
    } else if (byte == 34 || byte == 39) quote = byte;
    else if (byte == 62) {
      count(T_CORRELATIONS);
      if (load<u8>(i - 1) != 47) isNested = true;
      return i + 1;
    }
  }
  return INCOMPLETE;
}

function skipMarkup(at: usize, end: usize): usize {
  const kind = load<u8>(at + 2);
  let i = find(kind == 45 ? at + 6 : at + 2, end, 62);
  while (i < end) {
    const before = load<u8>(i - 1);
    const wanted: u8 = kind == 45 ? 45 : 93;
    if ((kind != 45 && kind != 91) || (before == wanted && load<u8>(i - 2) == wanted)) return i + 1;
    i = find(i + 1, end, 62);
  }
  return INCOMPLETE;
}

/** Reads a tag's attributes into the variables above; answers where it ends. */
function attributes(at: usize, end: usize, isWorkout: bool): usize {
  typeAt = typeEnd = unitAt = unitEnd = sourceAt = sourceEnd = 0;
  valueAt = valueEnd = startAt = startEnd = endAt = endEnd = creationAt = 0;
  let i = at;
  while (true) {
    while (i < end && (isSpace(load<u8>(i)) || load<u8>(i) == 47)) i++;
    if (i >= end) return INCOMPLETE;
    if (load<u8>(i) == 62) return i + 1;
    const name = i;
    while (i < end && load<u8>(i) != 61) {
      if (load<u8>(i) == 62 || load<u8>(i) == 60) fail(PROBLEM_NOT_XML);
      i++;
    }
    let nameEnd = i;
    while (nameEnd > name && isSpace(load<u8>(nameEnd - 1))) nameEnd--;
    i++;
    while (i < end && isSpace(load<u8>(i))) i++;
    if (i >= end) return INCOMPLETE;
    const quote = load<u8>(i);
    if (quote != 34 && quote != 39) fail(PROBLEM_NOT_XML);
    const value = i + 1;
    i = find(value, end, quote);
    if (i >= end) return INCOMPLETE;
    note(name, <i32>(nameEnd - name), value, i, isWorkout);
    i++;
  }
}

const NAMES: usize = memory.data<u8>([
  // type unit value startDate endDate sourceName creationDate workoutActivityType duration durationUnit
  116, 121, 112, 101, 117, 110, 105, 116, 118, 97, 108, 117, 101, 115, 116, 97, 114, 116, 68, 97, 116, 101,
  101, 110, 100, 68, 97, 116, 101, 115, 111, 117, 114, 99, 101, 78, 97, 109, 101, 99, 114, 101, 97, 116, 105, 111,
  110, 68, 97, 116, 101, 119, 111, 114, 107, 111, 117, 116, 65, 99, 116, 105, 118, 105, 116, 121, 84, 121, 112, 101,
  100, 117, 114, 97, 116, 105, 111, 110, 85, 110, 105, 116,
]);

// @ts-ignore: decorator
@inline
function isName(name: usize, length: i32, from: usize, wanted: i32): bool {
  return length == wanted && same(name, NAMES + from, wanted);
}

function note(name: usize, length: i32, value: usize, stop: usize, isWorkout: bool): void {
  if (isName(name, length, 29, 10)) {
    sourceAt = value;
    sourceEnd = stop;
  } else if (isName(name, length, 13, 9)) {
    startAt = value;
    startEnd = stop;
  } else if (isName(name, length, 22, 7)) {
    endAt = value;
    endEnd = stop;
  } else if (isWorkout) {
    if (isName(name, length, 51, 19)) {
      typeAt = value;
      typeEnd = stop;
    } else if (isName(name, length, 70, 12)) {
      unitAt = value;
      unitEnd = stop;
    } else if (isName(name, length, 70, 8)) {
      valueAt = value;
      valueEnd = stop;
    }
  } else if (isName(name, length, 0, 4)) {
    typeAt = value;
    typeEnd = stop;
  } else if (isName(name, length, 4, 4)) {
    unitAt = value;
    unitEnd = stop;
  } else if (isName(name, length, 8, 5)) {
    valueAt = value;
    valueEnd = stop;
  } else if (isName(name, length, 39, 12) && valueAt == 0 && startAt == 0 && endAt == 0) creationAt = value;
}
