import type { Block } from '../report-sections.ts';
import { drawArtifact, INK, LINE_GAP, setStyle, type Sheet, type Structure } from './sheet.ts';

const SIZE = 8.5;
const PAD = 5;
/** Under and above the line between two rows. */
const LEAD = 1.5;

/** A table whose rows stay whole; its head is said once, and stands above the rows of each column of the page. */
export function drawTable(
  sheet: Sheet,
  parent: Structure,
  { columns, rows }: Extract<Block, { kind: 'table' }>,
): void {
  const { doc, printer, column, bottom } = sheet;
  const table = doc.struct('Table');
  parent.add(table);
  const printed = [columns, ...rows].map((cells) => cells.map((cell) => printer.print(cell)));
  const widths = widthsOf(sheet, printed);
  for (const [at, texts] of printed.entries()) {
    const row = { texts, widths, isHead: at === 0 };
    if (doc.y + heightOf(sheet, row) > bottom) {
      column.next();
      const head = { texts: printed[0] ?? [], widths, isHead: true };
      if (at > 0) drawArtifact(sheet, () => drawCells(sheet, head, (_, draw) => draw()));
    }
    drawRow(sheet, table, row);
  }
}

interface Row {
  readonly texts: readonly string[];
  readonly widths: readonly number[];
  readonly isHead: boolean;
}

/** Each column as wide as its longest text where there is space, else at least as its longest word. */
function widthsOf(sheet: Sheet, rows: readonly (readonly string[])[]): number[] {
  const { doc, column } = sheet;
  const widest = (at: number, partsOf: (cell: string) => readonly string[]): number =>
    PAD +
    1 +
    Math.max(
      ...rows.flatMap((row, index) => {
        setStyle(sheet, { size: SIZE, isBold: index === 0 });
        return partsOf(row[at] ?? '').map((part) => doc.widthOfString(part));
      }),
    );
  const [head = []] = rows;
  const least = head.map((_, at) =>
    Math.min(
      widest(at, (cell) => cell.split(' ')),
      column.width / head.length,
    ),
  );
  const wanted = head.map((_, at) => widest(at, (cell) => [cell]) - (least[at] ?? 0));
  const sum = (all: readonly number[]): number => all.reduce((before, one) => before + one, 0);
  const share = (column.width - sum(least)) / (sum(wanted) || 1);
  return least.map((width, at) => width + (wanted[at] ?? 0) * share);
}

function heightOf(sheet: Sheet, { texts, widths, isHead }: Row): number {
  setStyle(sheet, { size: SIZE, isBold: isHead });
  const heights = texts.map((text, at) =>
    sheet.doc.heightOfString(text, {
      width: (widths[at] ?? 0) - PAD,
      lineGap: LINE_GAP,
    }),
  );
  return Math.max(...heights) + 2 * LEAD;
}

function drawRow(sheet: Sheet, table: Structure, row: Row): void {
  const { doc } = sheet;
  const element = doc.struct('TR');
  table.add(element);
  drawCells(sheet, row, (at, draw) => {
    // pdfkit takes a scope, which its types do not know yet.
    const scope = { scope: row.isHead ? 'Column' : 'Row' } as object;
    const isHeader = row.isHead || at === 0;
    element.add(doc.struct(isHeader ? 'TH' : 'TD', isHeader ? scope : {}, draw));
  });
  drawArtifact(sheet, () => drawLine(sheet));
}

function drawCells(sheet: Sheet, row: Row, place: (at: number, draw: () => void) => void): void {
  const { doc, column } = sheet;
  const top = doc.y;
  const height = heightOf(sheet, row);
  let left = column.left;
  for (const [at, text] of row.texts.entries()) {
    const x = left;
    const width = row.widths[at] ?? 0;
    place(at, () => {
      setStyle(sheet, { size: SIZE, isBold: row.isHead });
      doc.text(text, x, top + LEAD, { width: width - PAD, lineGap: LINE_GAP });
    });
    left += width;
  }
  doc.y = top + height;
}

function drawLine({ doc, column }: Sheet): void {
  doc
    .moveTo(column.left, doc.y)
    .lineTo(column.left + column.width, doc.y)
    .lineWidth(0.4)
    .strokeColor(INK.line)
    .stroke();
}
