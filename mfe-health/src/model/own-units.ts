import type { HealthMetric } from '@petwise/contracts';
import { otherUnit } from '@petwise/health-reader/other-unit';
import { type WeightUnits, weightUnits } from '@petwise/ui';

/** Who thinks in pounds reads °F, who thinks in kilograms °C. */
const OWN: Readonly<Record<WeightUnits, readonly string[]>> = {
  lbs: ['degF', 'lb'],
  kg: ['degC', 'kg'],
};

/** A metric in the units that its reader thinks in, whatever the phone wrote it in. */
export function inOwnUnits(metric: HealthMetric): HealthMetric {
  const other = otherUnit(metric.unit);
  if (!other || !OWN[weightUnits()].includes(other.unit)) return metric;
  const { unit, convert } = other;
  const { min, max, mean, latest, series } = metric;
  const one = (value: number | null): number | null => (value === null ? null : convert(value));
  return {
    ...metric,
    unit,
    min: one(min),
    max: one(max),
    mean: one(mean),
    latest: one(latest),
    series: series && {
      ...series,
      values: series.values.map(convert),
      ...(series.low && { low: series.low.map(convert) }),
      ...(series.high && { high: series.high.map(convert) }),
    },
  };
}
