import { formatDate } from '@petwise/ui';

/** A day without a time, as the owner writes it and the same in every time zone; null stays. */
export function dayText<Day extends string | null>(day: Day): string | Extract<Day, null> {
  // Null is all that a day may be besides text.
  if (day === null) return day as Extract<Day, null>;
  return formatDate(new Date(`${day}T12:00:00`), { dateStyle: 'medium' });
}
