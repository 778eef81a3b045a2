const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A printed date as `YYYY-MM-DD`; null when it is none. With slashes and both numbers possible as a
 * month, the month stands first, as in the country whose reports use slashes.
 */
export function isoDate(text: string): string | null {
  const named = /([a-z]{3})[a-z]*/i.exec(text)?.[1]?.toLowerCase();
  const numbers = (text.replace(/[T ]\d{1,2}:\d{2}.*$/, '').match(/\d+/g) ?? []).map(Number);
  if (named !== undefined) {
    const month = MONTHS.indexOf(named) + 1;
    const [day = 0, year = 0] = numbers;
    return compose(year, month, day);
  }
  const [first = 0, second = 0, third = 0] = numbers;
  if (first > 31) return compose(first, second, third);
  const isDayFirst = text.includes('.') || first > 12;
  return isDayFirst ? compose(third, second, first) : compose(third, first, second);
}

function compose(year: number, month: number, day: number): string | null {
  const whole = year < 100 ? 2000 + year : year;
  if (whole < 1980 || whole > 2100) return null;
  const at = new Date(Date.UTC(whole, month - 1, day));
  // The thirty-first of February would be another day.
  if (at.getUTCMonth() !== month - 1 || at.getUTCDate() !== day) return null;
  return at.toISOString().slice(0, 10);
}
