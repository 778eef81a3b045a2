/**
 * Days as small whole numbers that keep their order: every month has 31 slots
 * and every year 372, so that a date turns into its slot by sums alone.
 */
export const FIRST_YEAR = 1900;
export const YEARS = 256;
export const SLOTS_A_MONTH = 31;
export const SLOTS_A_YEAR = 372;
export const SLOTS = YEARS * SLOTS_A_YEAR;

const DAYS_IN_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** False for slots that no calendar has, such as 31 April or 29 February 2023. */
export function isRealSlot(slot: number): boolean {
  if (slot < 0 || slot >= SLOTS) return false;
  const { year, month, day } = partsOf(slot);
  return day <= daysIn(year, month);
}

/** Months count from 1. */
export function daysIn(year: number, month: number): number {
  return month === 2 && !isLeap(year) ? 28 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** `2024-02-29`. */
export function dayOfSlot(slot: number): string {
  const { year, month, day } = partsOf(slot);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The slot of `2024-02-29`. */
export function slotOfDay(text: string): number {
  const year = Number(text.slice(0, 4)) - FIRST_YEAR;
  return (
    year * SLOTS_A_YEAR +
    (Number(text.slice(5, 7)) - 1) * SLOTS_A_MONTH +
    Number(text.slice(8, 10)) -
    1
  );
}

/** Days since 1970 of a real slot; for differences between days. */
export function epochDayOfSlot(slot: number): number {
  const { year, month, day } = partsOf(slot);
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** The slot of the day after a real slot. */
export function slotAfter(slot: number): number {
  return isRealSlot(slot + 1) ? slot + 1 : (Math.floor(slot / SLOTS_A_MONTH) + 1) * SLOTS_A_MONTH;
}

function partsOf(slot: number): { year: number; month: number; day: number } {
  const month = Math.floor(slot / SLOTS_A_MONTH);
  return {
    year: FIRST_YEAR + Math.floor(month / 12),
    month: (month % 12) + 1,
    day: (slot % SLOTS_A_MONTH) + 1,
  };
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
