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

/** A value as a person reads it: `72 per minute`, `8,214`, `36.6 °C`. */
export function valueText(value: number, unit: string): string {
  return `${numberText(value)}${NAMES[unit] ?? (unit === '' ? '' : ` ${unit}`)}`;
}

/** Two values of one unit: `60 to 72 per minute`. */
export function rangeText(from: number, to: number, unit: string): string {
  return `${numberText(from)}${unit === '%' ? '%' : ''} to ${valueText(to, unit)}`;
}

function numberText(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2024-02-29` as `29 February 2024`. */
export function dayText(day: string): string {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  return `${Number(day.slice(8, 10))} ${month} ${day.slice(0, 4)}`;
}
