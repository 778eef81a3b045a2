import type { LabDecision, LabValue } from '@petwise/contracts';
import * as v from 'valibot';

/** Values of one file that were measured on the same day, as far as is known; asked about together. */
export interface DateGroup {
  /** `YYYY-MM-DD`; null when neither the file nor its owner says. */
  readonly date: string | null;
  readonly values: readonly LabValue[];
}

/** What the owner says of when a group was measured, before it is sent: as the date box has it, `YYYY-MM-DD` or empty. */
const DateChoice = v.object({ typed: v.string(), isUnknown: v.boolean() });
export type DateChoice = Readonly<v.InferOutput<typeof DateChoice>>;

const DateChoices = v.record(v.string(), DateChoice);
/** By the group's date, empty for none. */
export type DateChoices = Readonly<Record<string, DateChoice>>;
export const isDateChoices = (stored: unknown): stored is DateChoices => v.is(DateChoices, stored);

export type DateProblem = 'needed' | 'future' | 'past';

/** No pet lives that was tested before; a year that is still being typed lies before it too. */
export const EARLIEST_DAY = '1980-01-01';

/** The groups of a file, those without a date first: they must be asked about. */
export function dateGroups(values: readonly LabValue[]): readonly DateGroup[] {
  const dates = [...new Set(values.map(({ date }) => date))];
  const known = dates.filter((date) => date !== null).toSorted();
  return [...(dates.includes(null) ? [null] : []), ...known].map((date) => ({
    date,
    values: values.filter((value) => value.date === date),
  }));
}

/** What stands in a group's box at first: its date, and "I do not know" only once that was said. */
export function dateChoiceOf({ date, values }: DateGroup): DateChoice {
  const isUnknown = date === null && values.some(({ datedByOwner }) => datedByOwner === true);
  return { typed: date ?? '', isUnknown };
}

/** Why a group cannot be confirmed yet; null when it can. `today` is `YYYY-MM-DD`. */
export function dateProblem({ typed, isUnknown }: DateChoice, today: string): DateProblem | null {
  if (isUnknown) return null;
  if (typed === '') return 'needed';
  if (typed < EARLIEST_DAY) return 'past';
  return typed > today ? 'future' : null;
}

/** The owner's word on the date for one value of a group; nothing where it stays as it is, or is no answer. */
export function dateDecision(
  value: LabValue,
  choice: DateChoice,
  today: string,
): Pick<LabDecision, 'date'> {
  if (dateProblem(choice, today) !== null) return {};
  const date = choice.isUnknown ? null : choice.typed;
  const isKnown = date === value.date && (date !== null || value.datedByOwner === true);
  return isKnown ? {} : { date };
}

/** Today where the owner is, as `YYYY-MM-DD`. */
export function todayHere(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
