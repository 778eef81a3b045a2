/** Lines of a table for a terminal: a head, and each column as wide as what stands in it. */
export function tableLines(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const all = [columns, ...rows];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0)));
  return all.map((row) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** To the second, in universal time. */
export function timeOf(at: string): string {
  return at.slice(0, 19).replace('T', ' ');
}
