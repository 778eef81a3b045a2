import type { LabFlag, LabInterval, LabValue } from '@petwise/contracts';
import { knownAnalytes, standardUnits, usualRange } from '@petwise/engine';
import { ANALYTES, type AnalyteEntry } from './extract/catalogue.ts';
import { normaliseUnit } from './extract/units.ts';
import { dateOf, idOf, type StoredReading, settled } from './stored-reading.ts';

const byId = new Map(ANALYTES.map((entry) => [entry.id, entry]));
const counted = new Set(knownAnalytes);

/** What a reading means for a patient: interval, flag and how far outside. Species null: not known yet. */
export function interpret(reading: StoredReading, species: string | null): LabValue {
  const { value, unit, text } = settled(reading);
  const interval = intervalOf(reading, species);
  const flag = flagOf(reading, interval);
  return {
    id: idOf(reading),
    analyte: reading.analyte,
    name: reading.name,
    printed: reading.printed,
    text,
    value,
    unit,
    interval,
    flag,
    magnitude: magnitudeOf(value, flag, interval),
    date: dateOf(reading),
    ...(reading.taken === undefined ? {} : { datedByOwner: true }),
    history: [...reading.history],
    page: reading.page,
    line: reading.line,
    corrected: reading.correction !== null,
    decision: reading.decision,
    counts: counted.has(reading.analyte) && flag !== null,
  };
}

/** The value in the unit of the species ranges; null where the report's unit does not tell. */
export function standardOf(reading: StoredReading): { value: number; unit: string } | null {
  const { value, unit } = settled(reading);
  const standard = standardUnits[reading.analyte];
  const factor = factorOf(byId.get(reading.analyte), unit);
  if (value === null || standard === undefined || factor === null) return null;
  return { value: round(value * factor), unit: standard };
}

function factorOf(entry: AnalyteEntry | undefined, unit: string | null): number | null {
  if (entry === undefined) return null;
  if (entry.isUnitless) return 1;
  const key = unit === null ? null : normaliseUnit(unit);
  return key === null ? null : (entry.units[key] ?? null);
}

/**
 * The report's own interval wins; it holds only for the unit that was printed beside it, and not where it was misread:
 * a photo loses the point of "0.8 - 2.4".
 */
function intervalOf(reading: StoredReading, species: string | null): LabInterval | null {
  const { unit } = settled(reading);
  const { low, high } = reading;
  const isSameUnit = unit === reading.unit || reading.unit === null;
  const usual = usualInterval(reading.analyte, { unit, species });
  const isPrinted = isSameUnit && (low !== null || high !== null);
  const printed: LabInterval = { low, high, from: 'report' };
  return isPrinted && !isMisread(printed, { reading, usual }) ? printed : usual;
}

function usualInterval(
  analyte: string,
  { unit, species }: { readonly unit: string | null; readonly species: string | null },
): LabInterval | null {
  const range = species === null ? undefined : usualRange(species, analyte);
  const factor = factorOf(byId.get(analyte), unit);
  if (range === undefined || factor === null) return null;
  const own = (end: number | undefined): number | null =>
    end === undefined ? null : round(end / factor);
  return { low: own(range.low), high: own(range.high), from: 'species' };
}

/** An interval that shares nothing with the usual one, or that the report's own flag contradicts. */
function isMisread(
  printed: LabInterval,
  { reading, usual }: { readonly reading: StoredReading; readonly usual: LabInterval | null },
): boolean {
  const { value, flag } = reading;
  if (value !== null && flag === 'high' && isBelow(value, printed.low)) return true;
  if (value !== null && flag === 'low' && isBelow(printed.high, value)) return true;
  return usual !== null && (isBelow(usual.high, printed.low) || isBelow(printed.high, usual.low));
}

function isBelow(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one < other;
}

function flagOf(reading: StoredReading, interval: LabInterval | null): LabFlag | null {
  const { value, text, sign } = settled(reading);
  const printed = reading.correction === null ? reading.flag : null;
  if (printed === 'low' || printed === 'high') return printed;
  if (value === null) return flagOfWords(text);
  if (interval === null) {
    const isGraded = byId.get(reading.analyte)?.isGraded === true;
    if (isGraded) return value > 0 ? 'high' : 'normal';
    return printed === 'normal' ? 'normal' : null;
  }
  const { low, high } = interval;
  if (low !== null && (value < low || (sign === '<' && value <= low))) return 'low';
  if (high !== null && (value > high || (sign === '>' && value >= high))) return 'high';
  // An asterisk inside the interval means something that we cannot tell.
  return printed === 'abnormal' ? null : 'normal';
}

/** "3+" is high; "trace" may be nothing, so it counts for nothing. */
function flagOfWords(text: string): LabFlag | null {
  if (/trace|^tr$/i.test(text)) return null;
  return /neg|none|nil|absent|not|normal/i.test(text) ? 'normal' : 'high';
}

function magnitudeOf(
  value: number | null,
  flag: LabFlag | null,
  interval: LabInterval | null,
): number | null {
  const end = flag === 'high' ? interval?.high : flag === 'low' ? interval?.low : null;
  return value === null || end === null || end === undefined || end <= 0
    ? null
    : round(value / end);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
