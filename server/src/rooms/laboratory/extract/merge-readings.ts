import type { EarlierValue, LabReading } from './lab-reading.ts';

/**
 * One reading an analyte: the newest where dates tell, else the first. The others become its
 * history; the same value printed twice (a summary page) is dropped.
 */
export function mergeReadings(readings: readonly LabReading[]): LabReading[] {
  const merged = new Map<string, LabReading>();
  for (const reading of readings) {
    const known = merged.get(reading.analyte);
    merged.set(reading.analyte, known === undefined ? reading : join(known, reading));
  }
  return [...merged.values()];
}

function join(first: LabReading, second: LabReading): LabReading {
  const isNewer = first.date !== null && second.date !== null && second.date > first.date;
  const [kept, older] = isNewer ? [second, first] : [first, second];
  const { date, text, value } = older;
  const earlier: EarlierValue[] =
    date === null || date === kept.date ? [] : [{ date, text, value }, ...older.history];
  const history = new Map([...kept.history, ...earlier].map((one) => [one.date, one]));
  return {
    ...kept,
    history: [...history.values()].toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  };
}
