import type { LabDecision, LabInterval, LabValue } from '@petwise/contracts';
import * as v from 'valibot';
import { LAB_COPY } from '../lab-copy.ts';

/** What the owner has chosen for one value, before it is sent; number and unit as typed, absent while they are what was read. */
const LabChoice = v.object({
  use: v.boolean(),
  value: v.exactOptional(v.string()),
  unit: v.exactOptional(v.string()),
});
export type LabChoice = Readonly<v.InferOutput<typeof LabChoice>>;

/** By the value's id. */
const LabChoices = v.record(v.string(), LabChoice);
export type LabChoices = Readonly<Record<string, LabChoice>>;
export const isLabChoices = (stored: unknown): stored is LabChoices => v.is(LabChoices, stored);

/** Every value is ticked until the owner leaves it out. */
export function choicesOf(values: readonly LabValue[]): LabChoices {
  return Object.fromEntries(
    values.map(({ id, decision }) => [id, { use: decision !== 'dropped' }]),
  );
}

/** A number as owners type it, with a point or a comma; null for what is none. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,7}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

/** Whether the owner typed something that is no number. */
export function isWrong({ value }: LabChoice): boolean {
  return value !== undefined && typedNumber(value) === null;
}

/** What is sent: each value's decision, and the owner's number, unit and date where they changed them. */
export function decisionsOf(
  values: readonly LabValue[],
  choices: LabChoices,
  dateOf: (value: LabValue) => Pick<LabDecision, 'date'>,
): LabDecision[] {
  return values.map((one) => {
    const { id } = one;
    const choice = choices[id] ?? { use: true };
    const value = choice.value === undefined ? null : typedNumber(choice.value);
    return {
      id,
      decision: choice.use ? ('confirmed' as const) : ('dropped' as const),
      ...(value === null ? {} : { value }),
      ...(choice.unit === undefined ? {} : { unit: choice.unit }),
      ...dateOf(one),
    };
  });
}

/** Out of range first, as the report of a laboratory is read; else in the report's order. */
export function inOrder(values: readonly LabValue[]): readonly LabValue[] {
  return [...values.filter(isOut), ...values.filter((value) => !isOut(value))];
}

/** Whether a value lies outside of its reference interval. */
export function isOut({ flag }: LabValue): boolean {
  return flag === 'low' || flag === 'high';
}

/** "0.8 to 2.4"; empty when nothing is known. */
export function rangeText(interval: LabInterval | null): string {
  if (interval === null) return '';
  const { low, high } = interval;
  const { between, upTo, from } = LAB_COPY.range;
  if (low !== null && high !== null) return between(low, high);
  if (high !== null) return upTo(high);
  return low === null ? '' : from(low);
}

/** True once every value has been decided on. */
export function isDecided(values: readonly LabValue[]): boolean {
  return values.every(({ decision }) => decision !== 'open');
}
