import type { Point } from './chart-view.ts';

const at = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** Where a point with several days stands. */
function middle(point: Point): number {
  return (point.from + point.to) / 2;
}

/** A line through the points of one run. */
export function linePath(
  run: readonly Point[],
  scale: { readonly x: (day: number) => number; readonly y: (value: number) => number },
): string {
  return `M${run.map((point) => at(scale.x(middle(point)), scale.y(point.value))).join('L')}`;
}

/** The area between two edges of one run. */
export function areaPath(
  run: readonly Point[],
  edge: {
    readonly x: (day: number) => number;
    readonly high: (point: Point) => number;
    readonly low: (point: Point) => number;
  },
): string {
  const above = run.map((point) => at(edge.x(middle(point)), edge.high(point)));
  const below = run.toReversed().map((point) => at(edge.x(middle(point)), edge.low(point)));
  return `M${[...above, ...below].join('L')}Z`;
}
