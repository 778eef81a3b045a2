/** A share with its 95 % Wilson interval. */
export interface Share {
  hits: number;
  n: number;
}

export const rate = ({ hits, n }: Share): number => (n ? hits / n : 0);

/** Wilson score interval, z = 1.96. */
export function interval({ hits, n }: Share): [number, number] {
  if (!n) return [0, 1];
  const z = 1.96;
  const p = hits / n;
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** Counts for precision and recall. */
export interface Counts {
  tp: number;
  fp: number;
  fn: number;
}

export const noCounts: Counts = { tp: 0, fp: 0, fn: 0 };
export const addCounts = (a: Counts, b: Counts): Counts => ({
  tp: a.tp + b.tp,
  fp: a.fp + b.fp,
  fn: a.fn + b.fn,
});
export const f1 = ({ tp, fp, fn }: Counts): number => (tp ? (2 * tp) / (2 * tp + fp + fn) : 0);

/** Interval of an F1 by treating it as a share of 2tp among 2tp + fp + fn; good enough to compare runs. */
export const f1Interval = (counts: Counts): [number, number] =>
  interval({ hits: counts.tp, n: counts.tp + (counts.fp + counts.fn) / 2 });

export interface Forecast {
  p: number;
  right: boolean;
}

/** Expected calibration error over ten equal bins of the confidence shown. */
export function calibrationError(forecasts: readonly Forecast[]): number {
  let sum = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const inside = forecasts.filter(({ p }) => Math.min(9, Math.floor(p * 10)) === bin);
    if (!inside.length) continue;
    const forecast = inside.reduce((total, { p }) => total + p, 0) / inside.length;
    const was = inside.filter(({ right }) => right).length / inside.length;
    sum += (inside.length / forecasts.length) * Math.abs(forecast - was);
  }
  return forecasts.length ? sum : 0;
}

/**
 * The calibration error that chance alone gives: the mean over 300 draws in which each case is right
 * with exactly the probability that was stated. Errors near this value say nothing against a forecaster.
 */
export function calibrationByChance(forecasts: readonly Forecast[]): number {
  let seed = 20_201;
  const draw = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const errors = Array.from({ length: 300 }, () =>
    calibrationError(forecasts.map(({ p }) => ({ p, right: draw() < p }))),
  );
  return mean(errors);
}

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** The value below which `share` of the values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
