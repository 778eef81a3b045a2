/** What a figure must be. */
export type Bound = { readonly atLeast: number } | { readonly atMost: number };

/** One line of the table: what was measured, and what it must be. */
export interface Figure {
  name: string;
  /** null where what it needs is not there; such a figure is neither held nor missed. */
  value: number | null;
  bound: Bound;
  /** How the value is written: a share with three decimals, or a plain number with its unit. */
  unit: 'share' | 'kB' | 'ms' | 'lines' | 'exceptions' | 'in 1 000' | 'in 10 000' | 'times';
  /** How many things were counted, or why nothing was. */
  of: string;
}

/** A part of the bench: its figures, and what went wrong in words that may be read. */
export interface Part {
  figures: Figure[];
  /** Names of what was read otherwise than meant; never of a sealed set. */
  details?: string[];
}

export function isHeld({ value, bound }: Figure): boolean {
  if (value === null) return true;
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}

function written(value: number, { unit }: Figure): string {
  if (unit === 'share') return value.toFixed(3);
  const digits = unit === 'ms' || unit === 'kB' || unit.startsWith('in ') ? 1 : 0;
  return `${value.toFixed(unit === 'times' ? 1 : digits)} ${unit}`;
}

const boundOf = (figure: Figure): string =>
  'atLeast' in figure.bound
    ? `>= ${written(figure.bound.atLeast, figure)}`
    : `<= ${written(figure.bound.atMost, figure)}`;

/** The table as text, one line a figure, and "N of M bounds held" as its last line. */
export function renderFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.value === null ? '-' : written(figure.value, figure),
    boundOf(figure),
    figure.value === null ? 'not measured' : isHeld(figure) ? 'held' : 'MISSED',
    figure.of,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const measured = figures.filter(({ value }) => value !== null);
  const held = measured.filter(isHeld).length;
  return [...lines, `${held} of ${measured.length} bounds held`].join('\n');
}
