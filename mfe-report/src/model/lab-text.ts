import { labCopy } from '../lab-copy.ts';
import type { LaboratoryView, LabValueView } from './lab-view.ts';

/** "Normal range 0.8 to 2.4"; says so when none is known. */
export function rangeText({ low, high, isSpeciesRange }: LabValueView): string {
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
export function magnitudeText({ flag, magnitude }: LabValueView): string {
  if (magnitude === null || magnitude <= 0) return '';
  if (flag === 'high') return labCopy.timesHigh(String(Number(magnitude.toPrecision(2))));
  return flag === 'low' ? labCopy.shareLow(`${Math.round(magnitude * 100)}%`) : '';
}

/** What the drawing shows, in words. */
export function labDetails(value: LabValueView): readonly string[] {
  const earlier = value.history.map(({ text, date }) => labCopy.earlier(text, date));
  return [
    rangeText(value),
    magnitudeText(value),
    earlier.length > 0 ? labCopy.before(earlier.join(', ')) : '',
    value.date && labCopy.measured(value.date),
    value.page === null || !value.file ? '' : labCopy.place(value.page, value.file),
    value.isCorrected ? labCopy.corrected : '',
  ].filter(Boolean);
}

/** The whole part as lines of text, for the clipboard. */
export function laboratoryLines(laboratory: LaboratoryView | null): readonly string[] {
  if (laboratory === null) return [];
  const lines = laboratory.values.map((value) => {
    const flag = value.flag === null ? labCopy.noFlag : labCopy.flags[value.flag];
    return `  - ${value.name} ${value.measured}: ${[flag, ...labDetails(value)].join('. ')}`;
  });
  const { unconfirmed } = laboratory;
  return unconfirmed > 0 ? [...lines, labCopy.unconfirmed(unconfirmed)] : lines;
}
