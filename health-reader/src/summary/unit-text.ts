import { otherUnit } from './other-unit.ts';

const NAMES: Readonly<Record<string, string>> = {
  count: '',
  'count/min': ' per minute',
  '%': '%',
  Cal: ' kcal',
  kcal: ' kcal',
  lb: ' lbs',
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
  /** A value as a person reads it, whichever units they think in: `72 per minute`, `36.6 °C (97.9 °F)`. */
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
  const short = (value: number, unit: string): string =>
    value.toLocaleString(locale, { maximumFractionDigits: digitsOf(value, unit) });
  const named = (value: string, unit: string): string =>
    `${value}${NAMES[unit] ?? (unit === '' ? '' : ` ${unit}`)}`;
  const range = (from: number, to: number, unit: string): string =>
    named(`${short(from, unit)}${unit === '%' ? '%' : ''} to ${short(to, unit)}`, unit);
  /** And the same in brackets as the other half of the world writes it. */
  const both = (unit: string, write: (unit: string, as: (value: number) => number) => string) => {
    const other = otherUnit(unit);
    const first = write(unit, (value) => value);
    return other ? `${first} (${write(other.unit, other.convert)})` : first;
  };
  return {
    number,
    value: (value, unit) => both(unit, (of, as) => named(short(as(value), of), of)),
    range: (from, to, unit) => both(unit, (of, as) => range(as(from), as(to), of)),
    day(day) {
      const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
      return days.format(Date.UTC(year, month - 1, date));
    },
  };
}

/** A tenth of a degree is a fever or none. */
function digitsOf(value: number, unit: string): number {
  if (unit === 'degC' || unit === 'degF') return 1;
  const size = Math.abs(value);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}
