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
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  return `${number}${NAMES[unit] ?? (unit === '' ? '' : ` ${unit}`)}`;
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
