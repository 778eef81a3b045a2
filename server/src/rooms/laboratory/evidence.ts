import type { EarlierLabValue, Laboratory, LabValue, ReportedLabValue } from '@petwise/contracts';
import type { AssessmentLab } from '@petwise/assessor';
import { interpret, standardOf } from './interpret.ts';
import type { KeptReading } from './kept-reading.ts';

/** What one file holds. */
export interface FileReadings {
  readonly fileName: string;
  readonly readings: readonly KeptReading[];
}

/** Confirmed values as the assessor counts them and as the report shows them. */
export interface LabEvidence {
  readonly findings: readonly AssessmentLab[];
  /** Null when no file holds a laboratory value. */
  readonly laboratory: Laboratory | null;
}

interface Confirmed {
  readonly value: LabValue;
  readonly reading: KeptReading;
  readonly fileName: string;
}

/** What counts in an assessment of this species: of each analyte the newest confirmed value. */
export function evidenceOf(files: readonly FileReadings[], species: string): LabEvidence {
  const all = files.flatMap(({ readings }) => readings);
  if (all.length === 0) return { findings: [], laboratory: null };
  const newest = new Map<string, Confirmed>();
  for (const { fileName, readings } of files) {
    for (const reading of readings.filter(({ decision }) => decision === 'confirmed')) {
      const one = { value: interpret(reading, species), reading, fileName };
      const known = newest.get(reading.analyte);
      newest.set(reading.analyte, known === undefined ? one : newerOf(known, one));
    }
  }
  const values = [...newest.values()];
  const unconfirmed = all.filter(({ decision }) => decision === 'open').length;
  return {
    findings: values.flatMap(toFinding),
    laboratory: { values: values.map(toReported), unconfirmed },
  };
}

function newerOf(first: Confirmed, second: Confirmed): Confirmed {
  const isNewer = (second.value.date ?? '') > (first.value.date ?? '');
  const [kept, older] = isNewer ? [second, first] : [first, second];
  const { date, text, value } = older.value;
  const earlier: EarlierLabValue[] = date === null ? [] : [{ date, text, value }];
  const history = [...kept.value.history, ...earlier, ...older.value.history]
    .filter((one) => one.date !== kept.value.date)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  return { ...kept, value: { ...kept.value, history: history.slice(0, 60) } };
}

function toFinding({ value, reading, fileName }: Confirmed): AssessmentLab[] {
  const { analyte, flag, text, unit, page } = value;
  if (flag === null) return [];
  const standard = standardOf(reading);
  return [
    {
      analyte,
      flag,
      text,
      ...(value.value === null ? {} : { value: value.value }),
      ...(unit === null ? {} : { unit }),
      ...(standard === null ? {} : { standard }),
      source: `page ${page} of ${fileName}`,
    },
  ];
}

function toReported({ value, fileName }: Confirmed): ReportedLabValue {
  const { id: _id, printed: _printed, decision: _decision, counts: _counts, ...measured } = value;
  return { ...measured, fileName };
}
