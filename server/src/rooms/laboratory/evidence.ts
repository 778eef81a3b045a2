import type { Laboratory, OtherLabValue, ReportedLabValue } from '@petwise/contracts';
import type { AssessmentLab } from '@petwise/assessor';
import { choose, type Chosen, type Measurement } from './choose.ts';
import { interpret, standardOf } from './interpret.ts';
import type { StoredReading } from './stored-reading.ts';

/** What one file holds. */
export interface FileReadings {
  readonly fileName: string;
  readonly readings: readonly StoredReading[];
}

/** Confirmed values as the assessor counts them and as the report shows them. */
export interface LabEvidence {
  readonly findings: readonly AssessmentLab[];
  /** Null when no file holds a laboratory value. */
  readonly laboratory: Laboratory | null;
}

interface Confirmed extends Measurement {
  readonly reading: StoredReading;
}

/**
 * What counts in an assessment of this species: of each analyte one confirmed value (`choose`).
 * Every other one stands beside it, so that none is lost.
 */
export function evidenceOf(files: readonly FileReadings[], species: string): LabEvidence {
  const all = files.flatMap(({ readings }) => readings);
  if (all.length === 0) return { findings: [], laboratory: null };
  const byAnalyte = new Map<string, [Confirmed, ...Confirmed[]]>();
  for (const { fileName, readings } of files) {
    for (const reading of readings.filter(({ decision }) => decision === 'confirmed')) {
      for (const visit of visitsOf(reading)) {
        const one = { value: interpret(visit, species), reading: visit, fileName };
        const known = byAnalyte.get(reading.analyte);
        if (known === undefined) byAnalyte.set(reading.analyte, [one]);
        else known.push(one);
      }
    }
  }
  const values = [...byAnalyte.values()].map((measured) => choose(measured));
  const unconfirmed = all.filter(({ decision }) => decision === 'open').length;
  return {
    findings: values.flatMap(({ used }) => toFinding(used)),
    laboratory: { values: values.map(toReported), unconfirmed },
  };
}

/** A reading and the earlier values that its report prints beside it, each as a reading of its own. */
function visitsOf(reading: StoredReading): StoredReading[] {
  const { taken: _taken, ...asRead } = reading;
  const earlier = reading.history.map(({ date, text, value }) => {
    const measured = { date, text, value, sign: null, flag: null };
    return { ...asRead, ...measured, correction: null, history: [] };
  });
  return [{ ...reading, history: [] }, ...earlier];
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

function toReported({ used, others }: Chosen<Confirmed>): ReportedLabValue {
  const { unit, counts } = used.value;
  // Pages of an older version draw the history, in which each value has a date and the same unit.
  const history = others.flatMap(({ value: { date, text, value, unit: own } }) =>
    date === null || own !== unit ? [] : [{ date, text, value }],
  );
  return {
    ...toMeasured(used, counts),
    history: history.slice(0, 60),
    others: others.map((one) => toMeasured(one, counts)),
  };
}

/** Of a value that only a veterinarian reads none is used, so that there is no reason either. */
function toMeasured(
  { value, fileName, note }: Confirmed & { readonly note: string },
  isUsed: boolean,
): OtherLabValue {
  const { id: _id, printed: _printed, decision: _decision, counts: _counts, ...measured } = value;
  return { ...measured, fileName, ...(isUsed && note !== '' ? { note } : {}) };
}
