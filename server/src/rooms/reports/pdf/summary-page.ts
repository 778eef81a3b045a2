import { TRIAGE_LEVELS, type TriageLevel, type VetHandover } from '@petwise/contracts';
import { glanceRows, timeText, type Reader, type SummaryRow } from '../summary-rows.ts';
import { WORDS } from '../words.ts';
import type { Print } from './print.ts';
import { drawQrCode, QR_SIZE } from './qr-code.ts';
import { drawArtifact, INK, MARGIN, setStyle, write, type Sheet, type Structure } from './sheet.ts';

const SIZE = 8.5;
const LABEL_WIDTH = 92;
const GAP = 6;
const PAD = 3;

/** The two levels that may not be overlooked; their row says them in words. */
const URGENT: Partial<Record<TriageLevel, string>> = { emergency: '#fceaea', today: '#fdeede' };

/** Ever shorter: how many lines a row may have, and how long each may be. */
const CAPS = [
  { items: 100, length: 4_000 },
  { items: 20, length: 1_200 },
  { items: 12, length: 700 },
  { items: 9, length: 420 },
  { items: 6, length: 260 },
  { items: 4, length: 180 },
  { items: 3, length: 110 },
  { items: 2, length: 80 },
  { items: 1, length: 70 },
] as const;

/** Begins the first page: what a veterinarian in a hurry needs, on this one page whatever the report holds. */
export function drawSummaryPage(sheet: Sheet, handover: VetHandover, print: Print): void {
  const { doc, root } = sheet;
  const { timeZone, link } = print;
  const section = doc.struct('Sect');
  root.add(section);
  // The heading leaves the corner to the code.
  const width = link === undefined ? sheet.width : sheet.width - QR_SIZE - 2 * GAP;
  write(sheet, section, {
    tag: 'H1',
    width,
    text: WORDS.summaryTitle,
    style: { size: 17, isBold: true },
    gap: 1,
  });
  const made = `${WORDS.title}. ${WORDS.made} ${timeText(handover.generatedAt, timeZone)}. ${handover.notice}`;
  const style = { size: SIZE, color: INK.muted };
  write(sheet, section, { tag: 'P', text: made, style, width, gap: 8 });
  if (link !== undefined) {
    drawQrCode(sheet, section, link);
    doc.y = Math.max(doc.y, MARGIN + QR_SIZE + GAP);
  }
  const table = doc.struct('Table');
  section.add(table);
  for (const row of fittingRows(sheet, handover, print)) drawRow(sheet, table, row);
  section.end();
}

interface Cell {
  readonly label: string;
  readonly text: string;
  /** Colour behind a row that may not be overlooked. */
  readonly fill?: string | undefined;
}

function fillOf({ urgency }: VetHandover): string | undefined {
  return URGENT[TRIAGE_LEVELS.find((level) => level === urgency?.level) ?? 'watch'];
}

/** The rows as long as the page has space for. */
function fittingRows(sheet: Sheet, handover: VetHandover, reader: Reader): Cell[] {
  const rows = glanceRows(handover, reader);
  const space = sheet.bottom - sheet.doc.y;
  for (const cap of CAPS) {
    const cells = rows.map((row, at) => ({
      ...toCell(sheet, row, cap),
      fill: at === 0 ? fillOf(handover) : undefined,
    }));
    const height = cells.reduce((sum, cell) => sum + heightOf(sheet, cell) + GAP, 0);
    if (height <= space) return cells;
  }
  throw new Error('The shortest rows always fit a page');
}

function toCell(sheet: Sheet, { label, items }: SummaryRow, cap: (typeof CAPS)[number]): Cell {
  const shown = items.slice(0, cap.items).map((item) => cut(item, cap.length));
  const isShort = items.length > shown.length || shown.some((item, index) => item !== items[index]);
  const lines = isShort ? [...shown.slice(0, -1), `${shown.at(-1) ?? ''} ${WORDS.more}`] : shown;
  return { label, text: sheet.printer.print(lines.join('\n')) };
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}

function heightOf(sheet: Sheet, { label, text, fill }: Cell): number {
  const { doc, width } = sheet;
  setStyle(sheet, { size: SIZE, isBold: true });
  const left = doc.heightOfString(label, { width: LABEL_WIDTH - GAP });
  setStyle(sheet, { size: SIZE, isBold: fill !== undefined });
  return Math.max(left, doc.heightOfString(text, { width: width - LABEL_WIDTH }));
}

function drawRow(sheet: Sheet, table: Structure, cell: Cell): void {
  const { doc, width } = sheet;
  const top = doc.y;
  const height = heightOf(sheet, cell);
  const { fill } = cell;
  if (fill !== undefined) {
    drawArtifact(sheet, () => {
      doc.rect(MARGIN - PAD, top - PAD, width + 2 * PAD, height + 2 * PAD).fill(fill);
    });
  }
  const row = doc.struct('TR');
  table.add(row);
  // pdfkit takes a scope, which its types do not know yet.
  const scope = { scope: 'Row' } as object;
  row.add(
    doc.struct('TH', scope, () => {
      setStyle(sheet, { size: SIZE, isBold: true });
      doc.text(cell.label, MARGIN, top, { width: LABEL_WIDTH - GAP });
    }),
  );
  row.add(
    doc.struct('TD', {}, () => {
      setStyle(sheet, { size: SIZE, isBold: fill !== undefined });
      doc.text(cell.text, MARGIN + LABEL_WIDTH, top, { width: width - LABEL_WIDTH });
    }),
  );
  const y = top + height + GAP / 2 - 1;
  drawArtifact(sheet, () => {
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .stroke();
  });
  doc.y = top + height + GAP;
}
