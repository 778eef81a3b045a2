import { formatNumber } from '@petwise/ui';

const UNITS: Readonly<Record<string, string>> = {
  count: '',
  'count/min': ' / min',
  '%': '%',
  Cal: ' kcal',
  lb: ' lbs',
  hr: ' h',
  degC: ' °C',
  degF: ' °F',
  dBASPL: ' dB',
  'km/hr': ' km/h',
  'mi/hr': ' mph',
};

/** A number of a metric, short enough for a chart: `8,214`, `72 / min`; a tenth of a degree is a fever or none. */
export function valueText(value: number, unit: string): string {
  const isTemperature = unit === 'degC' || unit === 'degF';
  const number = isTemperature
    ? formatNumber(value, { maximumFractionDigits: 1 })
    : numberText(value);
  return `${number}${ending(unit)}`;
}

/** The unit alone, for an axis; empty for a count. */
export function unitText(unit: string): string {
  return ending(unit).trim();
}

function ending(unit: string): string {
  return UNITS[unit] ?? (unit === '' ? '' : ` ${unit}`);
}

/** A number with at most three digits that say something, as the reader's region writes it. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return formatNumber(value, { maximumFractionDigits: digits });
}
