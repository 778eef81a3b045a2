import type { Assessment, OtherLabValue, VetHandover } from '@petwise/contracts';
import { WORDS } from './words.ts';

type Entry = NonNullable<VetHandover['laboratory']>[number];

/** The confirmed laboratory values for the handover, those of one analyte together, the one that counts first; nothing when no file held any. */
export function laboratoryOf({ laboratory }: Assessment): Pick<VetHandover, 'laboratory'> {
  if (laboratory === undefined || laboratory === null) return {};
  const { values } = laboratory;
  return {
    laboratory: values.flatMap(({ others = [], ...used }) => [used, ...others].map(toEntry)),
  };
}

function toEntry(one: OtherLabValue): Entry {
  return {
    analyte: one.name,
    value: one.text,
    unit: one.unit ?? '',
    interval: intervalText(one.interval),
    intervalFrom: one.interval?.from ?? 'none',
    flag: one.flag ?? '',
    date: one.date ?? '',
    ...(one.datedByOwner === true && one.date !== null ? { datedByOwner: true } : {}),
    source: `page ${one.page} of ${one.fileName}`,
    corrected: one.corrected,
    ...(one.note === undefined ? {} : { note: one.note }),
  };
}

function intervalText(interval: OtherLabValue['interval']): string {
  if (interval === null) return '';
  const { low, high } = interval;
  if (low === null) return high === null ? '' : `up to ${high}`;
  return high === null ? `from ${low}` : `${low} to ${high}`;
}

/** One line a value, analytes out of range first: "Creatinine 3.4 mg/dL, high (range 0.8 to 2.4), page 1 of …". */
export function laboratoryLines({ laboratory = [] }: Pick<VetHandover, 'laboratory'>): string[] {
  const isOut = ({ analyte }: Entry): boolean => {
    const flag = laboratory.find((used) => used.analyte === analyte)?.flag;
    return flag === 'high' || flag === 'low';
  };
  return [...laboratory.filter(isOut), ...laboratory.filter((one) => !isOut(one))].map(lineOf);
}

function lineOf(one: Entry): string {
  const { range, speciesRange, corrected, undated, datedByOwner } = WORDS.laboratory;
  const words = one.intervalFrom === 'species' ? speciesRange : range;
  const interval = one.interval === '' ? '' : ` (${words(one.interval)})`;
  const value = [one.analyte, one.value, one.unit].filter(Boolean).join(' ');
  return [
    value,
    `${one.flag}${interval}`.trim(),
    one.date === '' ? undated : one.date,
    one.datedByOwner === true ? datedByOwner : '',
    one.source,
    one.corrected ? corrected : '',
    one.note === undefined ? '' : sentenceInLine(one.note),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Used: it is the newest" among the parts of a line. */
function sentenceInLine(note: string): string {
  return note.charAt(0).toLowerCase() + note.slice(1);
}
