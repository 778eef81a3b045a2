import { accept } from './accept.ts';
import type { AnalyteEntry } from './catalogue.ts';
import { isoDate } from './dates.ts';
import { analyteOf, type Panel } from './names.ts';
import { readByForm } from './read-cells.ts';
import type { Named } from './read-prose.ts';
import { type CommaRole, type Token, tokensOf } from './tokens.ts';

/** A table whose columns are analytes and whose rows are visits. */
export interface ColumnTable {
  readonly entries: readonly (AnalyteEntry | null)[];
  readonly names: readonly string[];
  readonly units: readonly (readonly Token[])[];
}

const LEAST_COLUMNS = 2;

/** The table that a row of names begins; null for any other row. */
export function startColumns(cells: readonly string[], panel: Panel): ColumnTable | null {
  if (cells.length < LEAST_COLUMNS + 1) return null;
  const units = cells.map((cell) =>
    tokensOf(cell, 'thousands').filter(({ kind }) => kind === 'unit'),
  );
  const entries = cells.map((cell) => analyteOf(cell, panel));
  const distinct = new Set(entries.flatMap((entry) => (entry === null ? [] : [entry.id])));
  const hasNumbers = cells.some((cell, index) => entries[index] === null && /\d/.test(cell));
  if (distinct.size < LEAST_COLUMNS || hasNumbers) return null;
  return { entries, names: cells, units };
}

/** One visit's values; null when the row does not belong to the table. */
export function readColumns(
  table: ColumnTable,
  cells: readonly string[],
  comma: CommaRole,
): Named[] | null {
  if (cells.length !== table.entries.length) return null;
  const all = cells.map((cell) => tokensOf(cell, comma));
  const day = all.flat().find(({ kind }) => kind === 'date');
  const date = day?.kind === 'date' ? isoDate(day.text) : null;
  return table.entries.flatMap((entry, index) => {
    if (entry === null) return [];
    const tokens = [...(all[index] ?? []), ...(table.units[index] ?? [])];
    const reading = readByForm(tokens, entry);
    const accepted = reading && accept(reading, entry, { setting: 'table', isSymbol: false });
    if (!accepted) return [];
    const printed = table.names[index] ?? '';
    return [{ entry, printed, reading: { ...accepted, date }, isRow: true }];
  });
}
