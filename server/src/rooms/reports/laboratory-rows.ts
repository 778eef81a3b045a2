import type { Assessment, ReportedLabValue, VetHandover } from '@petwise/contracts';
import { WORDS } from './words.ts';

type Entry = NonNullable<VetHandover['laboratory']>[number];

/** The confirmed laboratory values for the handover; nothing when no file held any. */
export function laboratoryOf({ laboratory }: Assessment): Pick<VetHandover, 'laboratory'> {
  if (laboratory === undefined || laboratory === null) return {};
  return { laboratory: laboratory.values.map(toEntry) };
}

function toEntry(one: ReportedLabValue): Entry {
  return {
    analyte: one.name,
    value: one.text,
    unit: one.unit ?? '',
    interval: intervalText(one.interval),
    intervalFrom: one.interval?.from ?? 'none',
    flag: one.flag ?? '',
    date: one.date ?? '',
    source: `page ${one.page} of ${one.fileName}`,
    corrected: one.corrected,
  };
}

function intervalText(interval: ReportedLabValue['interval']): string {
  if (interval === null) return '';
  const { low, high } = interval;
  if (low === null) return high === null ? '' : `up to ${high}`;
  return high === null ? `from ${low}` : `${low} to ${high}`;
}

/** One line a value, what is out of range first: "Creatinine 3.4 mg/dL, high (range 0.8 to 2.4), page 1 of …". */
export function laboratoryLines({ laboratory = [] }: Pick<VetHandover, 'laboratory'>): string[] {
  const isOut = ({ flag }: Entry): boolean => flag === 'high' || flag === 'low';
  return [...laboratory.filter(isOut), ...laboratory.filter((one) => !isOut(one))].map(lineOf);
}

function lineOf(one: Entry): string {
  const { range, speciesRange, corrected } = WORDS.laboratory;
  const words = one.intervalFrom === 'species' ? speciesRange : range;
  const interval = one.interval === '' ? '' : ` (${words(one.interval)})`;
  const value = [one.analyte, one.value, one.unit].filter(Boolean).join(' ');
  return [
    value,
    `${one.flag}${interval}`.trim(),
    one.date,
    one.source,
    one.corrected ? corrected : '',
  ]
    .filter(Boolean)
    .join(', ');
}
