import type { Block } from '../report-sections.ts';
import { drawArtifact, INK, MARGIN, setStyle, type Sheet, type Structure } from './sheet.ts';

const SIZE = 7.5;
const PAD = 6;
/** Shares of the width: value, result, range, date, before, from. */
const SHARES = [1.4, 1.2, 1.4, 2.2, 1.4, 1.6];

/** A table whose rows stay whole; its head is said once. */
export function drawTable(
  sheet: Sheet,
  parent: Structure,
  { columns, rows }: Extract<Block, { kind: 'table' }>,
): void {
  const table = sheet.doc.struct('Table');
  parent.add(table);
  drawRow(sheet, table, { cells: columns, isHead: true });
  for (const cells of rows) drawRow(sheet, table, { cells, isHead: false });
}

interface Row {
  readonly cells: readonly string[];
  readonly isHead: boolean;
}

function drawRow(sheet: Sheet, table: Structure, { cells, isHead }: Row): void {
  const { doc, width, printer } = sheet;
  const sum = SHARES.slice(0, cells.length).reduce((all, share) => all + share, 0);
  const widths = cells.map((_, index) => ((SHARES[index] ?? 1) / sum) * width);
  const texts = cells.map((cell) => printer.print(cell));
  setStyle(sheet, { size: SIZE, isBold: isHead });
  const height = Math.max(
    ...texts.map((text, index) => doc.heightOfString(text, { width: (widths[index] ?? 0) - PAD })),
  );
  if (doc.y + height > sheet.bottom) doc.addPage();
  const top = doc.y;
  const row = doc.struct('TR');
  table.add(row);
  let left = MARGIN;
  for (const [index, text] of texts.entries()) {
    const x = left;
    const column = widths[index] ?? 0;
    // pdfkit takes a scope, which its types do not know yet.
    const scope = { scope: isHead ? 'Column' : 'Row' } as object;
    const isHeader = isHead || index === 0;
    row.add(
      doc.struct(isHeader ? 'TH' : 'TD', isHeader ? scope : {}, () => {
        setStyle(sheet, { size: SIZE, isBold: isHead });
        doc.text(text, x, top, { width: column - PAD });
      }),
    );
    left += column;
  }
  const y = top + height + 2;
  drawArtifact(sheet, () => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.4)
      .strokeColor(INK.line)
      .stroke();
  });
  doc.y = y + 2;
}
