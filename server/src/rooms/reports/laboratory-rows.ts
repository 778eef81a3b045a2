import type { Assessment, OtherLabValue, VetHandover } from '@petwise/contracts';
import { NEWEST } from '../laboratory/choose.ts';
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

/** How many are out of range, and a line for each of those with its other values; a day that all share is said once. */
export function laboratoryGlance({ laboratory = [] }: Pick<VetHandover, 'laboratory'>): string[] {
  const all = analytes(laboratory);
  if (all.length === 0) return [];
  const out = all.filter(({ used }) => isOut(used));
  const { glance, allIn } = WORDS.laboratory;
  if (out.length === 0) return [allIn(all.length)];
  const days = new Set(out.map(({ used }) => dateText(used)));
  const [day = ''] = days.size === 1 ? days : [];
  const lines = out.map(({ used, before }) => glanceLine(used, before, day === ''));
  return [glance(out.length, all.length, day), ...lines];
}

/** "Creatinine 3.4 mg/dL, high (0.8 to 2.4), 2026-11-01; also 2.1 (2026-05-01)". */
function glanceLine(used: Entry, before: readonly Entry[], isDated: boolean): string {
  const range = used.intervalFrom === 'species' ? rangeText(used) : used.interval;
  const parts = [
    [used.analyte, used.value, used.unit].filter(Boolean).join(' '),
    `${used.flag}${range === '' ? '' : ` (${range})`}`.trim(),
    isDated ? dateText(used) : '',
    used.corrected ? WORDS.laboratory.corrected : '',
  ];
  const others = before.map((one) => beforeText(one, used)).join(', ');
  return [parts.filter(Boolean).join(', '), others && WORDS.laboratory.others(others)]
    .filter(Boolean)
    .join('; ');
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

/**
 * The laboratory table: one row an analyte, in the columns of `WORDS.laboratory.columns`. That a value is the newest is
 * seen by those of before beside it.
 */
export function laboratoryTable({ laboratory = [] }: Pick<VetHandover, 'laboratory'>): string[][] {
  const { corrected } = WORDS.laboratory;
  return analytes(laboratory).map(({ used, before }) => [
    used.analyte,
    [used.value, used.unit, used.flag === 'normal' ? '' : used.flag].filter(Boolean).join(' '),
    used.intervalFrom === 'species' ? rangeText(used) : used.interval,
    dateText(used),
    before.map((one) => beforeText(one, used)).join('; '),
    [used.source, used.corrected ? corrected : '', used.note === NEWEST ? '' : used.note]
      .filter(Boolean)
      .join(', '),
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

/** "2.1 (2026-05-01)"; with its unit where that is another. */
function beforeText(one: Entry, { unit }: Entry): string {
  const value = one.unit === unit || one.unit === '' ? one.value : `${one.value} ${one.unit}`;
  return `${value} (${dateText(one)})`;
}
