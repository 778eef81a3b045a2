import type { PageWriter } from '../page-writer.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Rows of a comma file, whichever character stands for the comma (RFC 4180, and how it is really written). */
export function readCsv(text: string, pages: PageWriter): void {
  pages.startPage();
  const separator = separatorOf(text.slice(0, 20_000));
  let cells: string[] = [];
  let start = 0;
  let at = 0;
  const endCell = (): void => {
    cells.push(unquoted(text.slice(start, at)));
  };
  for (; at < text.length && !pages.isFull; at += 1) {
    const char = text[at];
    if (char === '"' && text.slice(start, at).trim() === '') {
      at = closingQuote(text, at);
    } else if (char === separator) {
      endCell();
      start = at + 1;
    } else if (char === '\n' || char === '\r') {
      endCell();
      pages.addLine(cells);
      cells = [];
      start = at + 1;
    }
  }
  endCell();
  pages.addLine(cells);
}

/** The one that cuts the first lines into the most columns, most evenly. */
function separatorOf(text: string): string {
  const lines = text.split(/[\r\n]+/).slice(0, 20);
  const score = (separator: string): number => {
    const counts = lines.map((line) => line.split(separator).length - 1).filter((n) => n > 0);
    return counts.length === 0 ? 0 : counts.length * 1_000 + Math.min(...counts);
  };
  return SEPARATORS.toSorted((a, b) => score(b) - score(a))[0] ?? ',';
}

/** Where a quoted cell ends; the end of the text when its quote is never closed. */
function closingQuote(text: string, open: number): number {
  for (let at = open + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0) return text.length;
    if (text[at + 1] !== '"') return at;
  }
}

function unquoted(cell: string): string {
  const bare = cell.trim();
  if (!bare.startsWith('"')) return bare;
  return bare
    .slice(1, bare.endsWith('"') && bare.length > 1 ? -1 : undefined)
    .replaceAll('""', '"');
}
