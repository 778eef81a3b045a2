import type { VetHandover, WeightUnits } from '@petwise/contracts';
import { reportSections, type Block, type ReportSection } from '../report-sections.ts';
import { signalment } from '../signalment.ts';
import { recordRows, timeText } from '../summary-rows.ts';
import { WORDS } from '../words.ts';
import { inColumns } from './columns.ts';
import { drawPictures, type PrintedPicture } from './pictures.ts';
import type { Print } from './print.ts';
import { paintQrCode, SMALL_QR_SIZE } from './qr-code.ts';
import {
  drawArtifact,
  INK,
  keepTogether,
  MARGIN,
  setStyle,
  write,
  type Sheet,
  type Structure,
} from './sheet.ts';
import { drawTable } from './table.ts';
import { drawWeightCurve } from './weight-curve.ts';

/** Characters of one text, and of the whole report: a few hundred pages help nobody. */
const LONGEST_TEXT = 20_000;
const LONGEST_REPORT = 120_000;
const SIZE = 8.5;
/** A heading takes this much of what follows it along to the next column; points. */
const KEEP = 44;

/** What follows the summary, in two columns: the owner's pictures and the whole report. `without`: headings that have no space in it. */
export function drawReportPages(
  given: Sheet,
  handover: VetHandover,
  {
    print,
    pictures,
    without,
  }: {
    readonly print: Print;
    readonly pictures: readonly PrintedPicture[];
    readonly without: readonly string[];
  },
): void {
  const { doc, root } = given;
  const sheet = inColumns(given, () => drawPageHead(given, handover, print));
  drawPictures(sheet, root, pictures);
  let left = LONGEST_REPORT;
  for (const { heading, blocks } of printedSections(handover, print.units)) {
    if (left <= 0) break;
    if (without.includes(heading)) continue;
    const section = doc.struct('Sect');
    root.add(section);
    keepTogether(sheet, KEEP);
    const style = { size: 10, isBold: true };
    write(sheet, section, { tag: 'H2', text: heading, style, gap: 1 });
    for (const block of blocks) {
      const short = shorten(block, Math.min(left, LONGEST_TEXT));
      left -= lengthOf(short);
      drawBlock(sheet, section, short);
      if (left <= 0) break;
    }
    doc.y += 4;
    section.end();
  }
  const notes = [
    without.length === 0 ? '' : WORDS.leftOut(without.join(', '), print.link !== undefined),
    sheet.printer.hasReplaced() ? WORDS.notPrintable : '',
  ].filter(Boolean);
  const style = { size: SIZE, color: INK.muted };
  for (const text of notes) write(sheet, root, { tag: 'P', text, style });
}

/** The sections of the page, with what it keeps in a table as a section of its own. */
export function printedSections(handover: VetHandover, units: WeightUnits): ReportSection[] {
  const record = recordRows(handover).map(
    ({ label, items }) => ({ kind: 'paragraph', label, text: items.join('; ') }) as const,
  );
  return [
    ...reportSections(handover, units),
    { heading: WORDS.sections.more, blocks: record, mayWait: false },
  ];
}

/** Whose report this is, and the way to it, on each page after the first; answers where its columns begin. */
function drawPageHead(
  sheet: Sheet,
  handover: VetHandover,
  { link, units, timeZone }: Print,
): readonly [number, number] {
  const { doc, width } = sheet;
  const edge = link === undefined ? 0 : SMALL_QR_SIZE;
  const whose = `${signalment(handover.patient, units)} · ${timeText(handover.generatedAt, timeZone)}`;
  const draw = (): void => {
    setStyle(sheet, { size: SIZE, color: INK.muted });
    const place = { width: width - edge - 12, height: 2 * SIZE, ellipsis: true };
    doc.text(sheet.printer.print(whose), MARGIN, MARGIN, place);
    if (link !== undefined) paintQrCode(sheet, link, SMALL_QR_SIZE);
  };
  drawArtifact(sheet, draw, { type: 'Pagination', attached: ['Top'] });
  return [MARGIN + 2 * SIZE, MARGIN + Math.max(2 * SIZE, edge + 6)];
}

function drawBlock(sheet: Sheet, parent: Structure, block: Block): void {
  if (block.kind === 'heading') {
    keepTogether(sheet, KEEP / 2);
    const style = { size: SIZE, isBold: true };
    write(sheet, parent, { tag: 'H3', text: block.text, style, gap: 0 });
    return;
  }
  if (block.kind === 'curve') {
    drawWeightCurve(sheet, parent, block);
    return;
  }
  if (block.kind === 'table') {
    drawTable(sheet, parent, block);
    return;
  }
  if (block.kind === 'paragraph') {
    const text = block.label === undefined ? block.text : `${block.label}: ${block.text}`;
    write(sheet, parent, { tag: 'P', text, style: { size: SIZE }, gap: 2 });
    return;
  }
  if (block.label !== undefined) {
    keepTogether(sheet, KEEP / 2);
    write(sheet, parent, {
      tag: 'P',
      text: block.label,
      style: { size: SIZE, isBold: true, color: INK.muted },
      gap: 1,
    });
  }
  drawList(sheet, parent, block.items);
}

/** A list as readers know it: each item with its mark and its body. */
function drawList(sheet: Sheet, parent: Structure, items: readonly string[]): void {
  const { doc, column } = sheet;
  const list = doc.struct('L');
  parent.add(list);
  for (const item of items) {
    keepTogether(sheet, 2 * SIZE);
    const entry = doc.struct('LI');
    list.add(entry);
    const top = doc.y;
    entry.add(
      doc.struct('Lbl', {}, () => {
        setStyle(sheet, { size: SIZE });
        doc.text('•', column.left, top, { lineBreak: false });
      }),
    );
    doc.y = top;
    write(sheet, entry, { tag: 'LBody', text: item, style: { size: SIZE }, indent: 8, gap: 0.5 });
  }
  doc.y += 1;
}

function lengthOf(block: Block): number {
  if (block.kind === 'curve') return block.text.length;
  if (block.kind === 'table') return block.rows.flat().join('').length;
  return block.kind === 'list' ? block.items.join('').length : block.text.length;
}

function shorten(block: Block, space: number): Block {
  // A laboratory sheet has a few hundred rows at most; they are short.
  if (block.kind === 'table' || block.kind === 'curve' || lengthOf(block) <= space) return block;
  if (block.kind !== 'list') return { ...block, text: shortText(block.text, space) };
  let left = space;
  const items: string[] = [];
  for (const item of block.items) {
    if (item.length > left) return { ...block, items: [...items, shortText(item, left)] };
    items.push(item);
    left -= item.length;
  }
  return block;
}

function shortText(text: string, space: number): string {
  return `${text.slice(0, space).trimEnd()}… ${WORDS.shortened}`;
}
