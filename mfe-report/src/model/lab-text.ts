import { formatNumber } from '@petwise/ui';
import { labCopy } from '../lab-copy.ts';
import { calendarDayText } from './day-text.ts';
import type { LaboratoryView, LabMeasurementView, LabValueView } from './lab-view.ts';

/** "Normal range 0.8 to 2.4"; says so when none is known. */
export function rangeText({ low, high, isSpeciesRange }: LabMeasurementView): string {
  const ends = endsText(low, high);
  if (ends === '') return labCopy.noRange;
  return isSpeciesRange ? labCopy.speciesRange(ends) : labCopy.range(ends);
}

/** "0.8 to 2.4"; empty when neither end is known. */
export function endsText(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return labCopy.between(String(low), String(high));
  if (high !== null) return labCopy.upTo(String(high));
  return low === null ? '' : labCopy.from(String(low));
}

/** How far out of range; empty within it. */
export function magnitudeText({ flag, magnitude }: LabMeasurementView): string {
  if (magnitude === null || magnitude <= 0) return '';
  if (flag === 'high')
    return labCopy.timesHigh(formatNumber(magnitude, { maximumSignificantDigits: 2 }));
  return flag === 'low' ? labCopy.shareLow(formatNumber(magnitude, { style: 'percent' })) : '';
}

/** What the drawing shows, in words. */
export function labDetails(value: LabValueView): readonly string[] {
  // The others say more than the history, which is all that an older report has.
  const history = value.others.length > 0 ? [] : value.history;
  const earlier = history.map(({ text, date }) => labCopy.earlier(text, calendarDayText(date)));
  return [
    rangeText(value),
    magnitudeText(value),
    earlier.length > 0 ? labCopy.before(earlier.join(', ')) : '',
    ...sourceDetails(value),
  ].filter(Boolean);
}

/** Another value of the same analyte in one line: "3.1 µg/dL, Normal. Measured Feb 14, 2025. …". */
export function otherText(value: LabMeasurementView): string {
  const measured = `${value.measured}, ${flagText(value)}`;
  return [measured, rangeText(value), ...sourceDetails(value)].filter(Boolean).join('. ');
}

/** "High"; says so when neither report nor species tells. */
export function flagText({ flag }: LabMeasurementView): string {
  return flag === null ? labCopy.noFlag : labCopy.flags[flag];
}

function sourceDetails(value: LabMeasurementView): readonly string[] {
  const measured = value.isDatedByOwner ? labCopy.measuredAsTold : labCopy.measured;
  return [
    value.date ? measured(calendarDayText(value.date)) : labCopy.undated,
    value.page === null || !value.file ? '' : labCopy.place(value.page, value.file),
    value.isCorrected ? labCopy.corrected : '',
    value.note,
  ];
}

/** The whole part as lines of text, for the clipboard. */
export function laboratoryLines(laboratory: LaboratoryView | null): readonly string[] {
  if (laboratory === null) return [];
  const lines = laboratory.values.flatMap((value) => [
    `  - ${value.name} ${value.measured}: ${[flagText(value), ...labDetails(value)].join('. ')}`,
    ...value.others.map((other) => `    - ${labCopy.other} ${otherText(other)}`),
  ]);
  const { unconfirmed } = laboratory;
  return unconfirmed > 0 ? [...lines, labCopy.unconfirmed(unconfirmed)] : lines;
}
