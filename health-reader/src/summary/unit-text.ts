const NAMES: Readonly<Record<string, string>> = {
  count: '',
  'count/min': ' per minute',
  '%': '%',
  Cal: ' kcal',
  kcal: ' kcal',
  hr: ' hours',
  min: ' minutes',
  degC: ' °C',
  degF: ' °F',
  dBASPL: ' dB',
  'km/hr': ' km/h',
  'mi/hr': ' mph',
};

/** How a text writes what it measures. */
export interface UnitText {
  /** `8,214` */
  readonly number: (value: number) => string;
  /** A value as a person reads it: `72 per minute`, `36.6 °C`. */
  readonly value: (value: number, unit: string) => string;
  /** Two values of one unit: `60 to 72 per minute`. */
  readonly range: (from: number, to: number, unit: string) => string;
  /** `2024-02-29` as `February 29, 2024`. */
  readonly day: (day: string) => string;
}

/** For an English text, with numbers and days as `locale` writes them: `en-GB`. */
export function unitText(locale: string): UnitText {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const number = (value: number): string => value.toLocaleString(locale);
  const short = (value: number): string =>
    value.toLocaleString(locale, { maximumFractionDigits: digitsOf(value) });
  const value = (one: number, unit: string): string =>
    `${short(one)}${NAMES[unit] ?? (unit === '' ? '' : ` ${unit}`)}`;
  return {
    number,
    value,
    range: (from, to, unit) => `${short(from)}${unit === '%' ? '%' : ''} to ${value(to, unit)}`,
    day(day) {
      const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
      return days.format(Date.UTC(year, month - 1, date));
    },
  };
}

function digitsOf(value: number): number {
  const size = Math.abs(value);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}
