/** A piece of text on a page; lengths in points, `y` upwards. */
export interface PdfPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A gap wider than this many heights of the letters starts a column. */
const COLUMN_GAP = 1;
/** A gap wider than this is a space that the file leaves out. */
const WORD_GAP = 0.15;
/** Pieces that lie nearer than this share a line. */
const LINE_GAP = 0.5;

/** Puts the pieces of a page into lines, top to bottom, each cut into columns at its wide gaps. */
export function pdfLines(pieces: readonly PdfPiece[]): string[][] {
  const lines: PdfPiece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    const reach = Math.max(1, Math.min(piece.height, first?.height ?? 0)) * LINE_GAP;
    if (line !== undefined && first !== undefined && first.y - piece.y <= reach) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => toCells(line.toSorted((a, b) => a.x - b.x)));
}

function toCells(line: readonly PdfPiece[]): string[] {
  const cells: string[] = [];
  let end = -Infinity;
  for (const { text, x, width, height } of line) {
    const gap = x - end;
    const last = cells.length - 1;
    if (last < 0 || gap > height * COLUMN_GAP) cells.push(text);
    else cells[last] += gap > height * WORD_GAP ? ` ${text}` : text;
    end = Math.max(end, x + width);
  }
  return cells;
}
