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

/** What counts of each analyte, those out of range first, with the values of before. */
function analytes(laboratory: readonly Entry[]): { used: Entry; before: Entry[] }[] {
  const names = [...new Set(laboratory.map(({ analyte }) => analyte))];
  const all = names.flatMap((name) => {
    const [used, ...before] = laboratory.filter(({ analyte }) => analyte === name);
    return used === undefined ? [] : [{ used, before }];
  });
  return [...all.filter(({ used }) => isOut(used)), ...all.filter(({ used }) => !isOut(used))];
}

function isOut({ flag }: Entry): boolean {
  return flag === 'high' || flag === 'low';
}

/** How many are out of range, and a line for each of those and for its values of before. */
export function laboratoryGlance({ laboratory = [] }: Pick<VetHandover, 'laboratory'>): string[] {
  const all = analytes(laboratory);
  if (all.length === 0) return [];
  const out = all.filter(({ used }) => isOut(used));
  const { glance, allIn } = WORDS.laboratory;
  if (out.length === 0) return [allIn(all.length)];
  const lines = out.flatMap(({ used, before }) => [used, ...before].map(lineOf));
  return [glance(out.length, all.length), ...lines];
}

/** One line a value, those of before too, analytes out of range first. */
export function laboratoryLines({ laboratory = [] }: Pick<VetHandover, 'laboratory'>): string[] {
  return analytes(laboratory).flatMap(({ used, before }) => [used, ...before].map(lineOf));
}

/** "Creatinine 3.4 mg/dL, high (range 0.8 to 2.4), 2026-11-01, page 1 of …". */
function lineOf(one: Entry): string {
  const range = rangeText(one);
  return [
    [one.analyte, one.value, one.unit].filter(Boolean).join(' '),
    `${one.flag}${range === '' ? '' : ` (${range})`}`.trim(),
    dateText(one),
    one.source,
    one.corrected ? WORDS.laboratory.corrected : '',
    one.note === undefined ? '' : sentenceInLine(one.note),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "Used: it is the newest" among the parts of a line. */
function sentenceInLine(note: string): string {
  return note.charAt(0).toLowerCase() + note.slice(1);
}

/** The laboratory table: one row an analyte, in the columns of `WORDS.laboratory.columns`. */
export function laboratoryTable({ laboratory = [] }: Pick<VetHandover, 'laboratory'>): string[][] {
  const { corrected } = WORDS.laboratory;
  return analytes(laboratory).map(({ used, before }) => [
    used.analyte,
    [used.value, used.unit, used.flag === 'normal' ? '' : used.flag].filter(Boolean).join(' '),
    rangeText(used),
    dateText(used),
    before.map(beforeText).join('; '),
    [used.source, used.corrected ? corrected : '', used.note ?? ''].filter(Boolean).join(', '),
  ]);
}

function rangeText({ interval, intervalFrom }: Entry): string {
  const { range, speciesRange } = WORDS.laboratory;
  if (interval === '') return '';
  return (intervalFrom === 'species' ? speciesRange : range)(interval);
}

function dateText({ date, datedByOwner }: Entry): string {
  const { undated, datedByOwner: byOwner } = WORDS.laboratory;
  if (date === '') return undated;
  return datedByOwner === true ? `${date}, ${byOwner}` : date;
}

/** "2.1 mg/dL on 2026-05-01". */
function beforeText(one: Entry): string {
  return `${[one.value, one.unit].filter(Boolean).join(' ')} (${dateText(one)})`;
}
