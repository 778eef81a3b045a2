import type { EarlierValue, LabReading } from './lab-reading.ts';

/** A column of numbers, as of a glucose curve, must not crowd out the rest of a report. */
const MOST_OF_ONE_ANALYTE = 12;
const LONGEST_HISTORY = 60;

/** A reading, and whether it stood in the row of a table. */
export interface Found {
  readonly reading: LabReading;
  readonly isRow: boolean;
}

/**
 * Each measurement once: what is printed twice (a summary page) is one reading, and values of other
 * days are the history of the newest. Another value of the same day, or of a day that is not known,
 * is a reading of its own; in running text only with a sign of a laboratory, because a letter also
 * names aims and limits.
 */
export function mergeReadings(found: readonly Found[]): LabReading[] {
  const merged: LabReading[] = [];
  for (const { reading, isRow } of found) {
    const same = merged.filter(({ analyte }) => analyte === reading.analyte);
    const known =
      same.find((one) => holds(one, reading)) ?? same.find((one) => isOfOtherDay(one, reading));
    if (known !== undefined) merged[merged.indexOf(known)] = join(known, reading);
    else if (same.length >= MOST_OF_ONE_ANALYTE) continue;
    else if (same.length === 0 || isRow || isOfLaboratory(reading)) merged.push(reading);
  }
  return withIds(merged);
}

function holds(known: LabReading, { text, value, unit, date }: LabReading): boolean {
  const isSameUnit = known.unit === null || unit === null || known.unit === unit;
  return visitsOf(known).some(
    (visit) =>
      isSameUnit &&
      (visit.text === text || (value !== null && visit.value === value)) &&
      (visit.date === date || visit.date === null || date === null),
  );
}

function isOfOtherDay(known: LabReading, { date }: LabReading): boolean {
  if (known.date === null || date === null) return false;
  return visitsOf(known).every((visit) => visit.date !== date);
}

function isOfLaboratory({ sign, low, high, flag }: LabReading): boolean {
  return sign === null && (low !== null || high !== null || flag !== null);
}

function join(first: LabReading, second: LabReading): LabReading {
  const isNewer = first.date !== null && second.date !== null && second.date > first.date;
  const newer = isNewer ? second : first;
  const date = newer.date ?? second.date;
  const earlier = new Map<string, EarlierValue>();
  for (const visit of [...visitsOf(first), ...visitsOf(second)]) {
    if (visit.date === null || visit.date === date || earlier.has(visit.date)) continue;
    earlier.set(visit.date, { date: visit.date, text: visit.text, value: visit.value });
  }
  const history = [...earlier.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return { ...newer, date, history: history.slice(0, LONGEST_HISTORY) };
}

function visitsOf(
  reading: LabReading,
): readonly { date: string | null; text: string; value: number | null }[] {
  return [reading, ...reading.history];
}

/** The analyte names its first reading; others of the same analyte are numbered. */
function withIds(readings: readonly LabReading[]): LabReading[] {
  const counts = new Map<string, number>();
  return readings.map((reading) => {
    const count = (counts.get(reading.analyte) ?? 0) + 1;
    counts.set(reading.analyte, count);
    return { ...reading, id: count === 1 ? reading.analyte : `${reading.analyte}#${count}` };
  });
}
