import type { LabValueView } from './lab-view.ts';

/** Where the normal range lies on a line from 0 to 1, and how far up the line a value stands. */
export interface LabScale {
  readonly from: number;
  readonly to: number;
  readonly at: (value: number) => number;
}

const LOWER = 1 / 3;
const UPPER = 2 / 3;

/**
 * A line on which the normal range takes the middle third: below it in proportion, above it ever
 * closer to the end, so that any value fits and a higher one always lies further right.
 */
export function labScale({ low, high }: Pick<LabValueView, 'low' | 'high'>): LabScale | null {
  const from = low !== null && low > 0 ? LOWER : 0;
  if (high === null || high <= 0) {
    if (low === null || low <= 0) return null;
    return {
      from,
      to: 1,
      at: (value) => (value < low ? below(value, low) : above(value, low, LOWER)),
    };
  }
  const bottom = from === 0 ? 0 : (low ?? 0);
  if (bottom > high) return null;
  return {
    from,
    to: UPPER,
    at: (value) => {
      if (value > high) return above(value, high, UPPER);
      if (value < bottom) return below(value, bottom);
      const share = high === bottom ? 0.5 : (value - bottom) / (high - bottom);
      return from + share * (UPPER - from);
    },
  };
}

function below(value: number, low: number): number {
  return Math.max(0, value / low) * LOWER;
}

function above(value: number, high: number, start: number): number {
  return start + (1 - high / value) * (1 - start);
}
