import type { AnalyteEntry } from './catalogue.ts';
import type { RowReading } from './lab-reading.ts';
import { normaliseUnit } from './units.ts';

/** How sure the surroundings make us that a row is a measurement. */
export type Setting = 'table' | 'row' | 'prose';

/**
 * Whether a row is a measurement of this analyte and no other number: a unit that the analyte has,
 * an amount that a living animal can have, and a sign of a laboratory (unit, interval, flag or header).
 */
export function accept(
  reading: RowReading,
  entry: AnalyteEntry,
  { setting, isSymbol }: { setting: Setting; isSymbol: boolean },
): RowReading | null {
  const settled = entry.id === 'urine_sg' ? withDecimals(reading) : reading;
  const unit = settled.unit === null ? null : normaliseUnit(settled.unit);
  const hasUnit = unit !== null && Object.hasOwn(entry.units, unit);
  if (unit !== null && !hasUnit && !(entry.isUnitless === true && unit === '%')) return null;
  if (settled.value === null) return entry.isGraded ? settled : null;
  if (!isPlausible(settled.value, entry, hasUnit ? unit : null)) return null;
  const hasInterval = settled.low !== null || settled.high !== null;
  const hasSign = hasUnit || hasInterval || settled.flag !== null || entry.isUnitless === true;
  if (setting === 'prose') {
    const isPlain = hasUnit || entry.isUnitless === true;
    return isPlain || (!isSymbol && hasInterval) || (!isSymbol && isDirected(settled))
      ? settled
      : null;
  }
  return setting === 'table' || hasSign ? settled : null;
}

function isDirected({ flag }: RowReading): boolean {
  return flag === 'high' || flag === 'low';
}

function isPlausible(value: number, entry: AnalyteEntry, unit: string | null): boolean {
  const [least, most] = entry.plausible;
  const fits = (factor: number): boolean => value * factor >= least && value * factor <= most;
  if (unit !== null) return fits(entry.units[unit] ?? 1);
  const factors = Object.values(entry.units);
  return factors.length === 0 ? fits(1) : factors.some(fits);
}

/** "1030" is how some refractometers print 1.030. */
function withDecimals(reading: RowReading): RowReading {
  const shift = (value: number | null): number | null =>
    value !== null && value >= 1000 && value <= 1100 ? value / 1000 : value;
  return {
    ...reading,
    value: shift(reading.value),
    low: shift(reading.low),
    high: shift(reading.high),
  };
}
