import type { VetHandover, WeightUnits } from '@petwise/contracts';
import { drawTable } from './table.ts';
import { reportSections, type Block } from '../report-sections.ts';
import { WORDS } from '../words.ts';
import { drawWeightCurve } from './weight-curve.ts';
import { INK, MARGIN, setStyle, write, type Sheet, type Structure } from './sheet.ts';

/** Characters of one text, and of the whole report: a few hundred pages help nobody. */
const LONGEST_TEXT = 20_000;
const LONGEST_REPORT = 120_000;
const SIZE = 8.5;
/** A heading takes this much of what follows it along to the next page; points. */
const KEEP = 60;

/** The pages after the first: the whole report. */
export function drawReportPages(sheet: Sheet, handover: VetHandover, units: WeightUnits): void {
  const { doc, root } = sheet;
  doc.addPage();
  write(sheet, root, {
    tag: 'H1',
    text: WORDS.fullTitle,
    style: { size: 14, isBold: true },
    gap: 2,
  });
  let left = LONGEST_REPORT;
  for (const { heading, blocks } of reportSections(handover, units)) {
    if (left <= 0) break;
    const section = doc.struct('Sect');
    root.add(section);
    keepTogether(sheet, KEEP + 20);
    doc.y += 3;
    write(sheet, section, {
      tag: 'H2',
      text: heading,
      style: { size: 11, isBold: true },
      gap: 2,
    });
    for (const block of blocks) {
      const short = shorten(block, Math.min(left, LONGEST_TEXT));
      left -= lengthOf(short);
      drawBlock(sheet, section, short);
      if (left <= 0) break;
    }
    section.end();
  }
  if (sheet.printer.hasReplaced()) {
    write(sheet, root, {
      tag: 'P',
      text: WORDS.notPrintable,
      style: { size: 8.5, color: INK.muted },
    });
  }
}

function drawBlock(sheet: Sheet, parent: Structure, block: Block): void {
  if (block.kind === 'heading') {
    keepTogether(sheet, KEEP);
    sheet.doc.y += 1;
    write(sheet, parent, {
      tag: 'H3',
      text: block.text,
      style: { size: 9, isBold: true },
      gap: 1,
    });
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
  const { doc } = sheet;
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
        doc.text('•', MARGIN + 4, top, { lineBreak: false });
      }),
    );
    doc.y = top;
    write(sheet, entry, { tag: 'LBody', text: item, style: { size: SIZE }, indent: 12, gap: 1 });
  }
  doc.y += 1;
}

/** Goes on to the next page when less than this is left of the page. */
function keepTogether({ doc, bottom }: Sheet, height: number): void {
  if (doc.y + height > bottom) doc.addPage();
}

function lengthOf(block: Block): number {
  if (block.kind === 'curve') return block.text.length;
  if (block.kind === 'table') return block.rows.flat().join('').length;
  return block.kind === 'list' ? block.items.join('').length : block.text.length;
}

function shorten(block: Block, room: number): Block {
  // A laboratory sheet has a few hundred rows at most; they are short.
  if (block.kind === 'table' || block.kind === 'curve' || lengthOf(block) <= room) return block;
  if (block.kind !== 'list') return { ...block, text: shortText(block.text, room) };
  let left = room;
  const items: string[] = [];
  for (const item of block.items) {
    if (item.length > left) return { ...block, items: [...items, shortText(item, left)] };
    items.push(item);
    left -= item.length;
  }
  return block;
}

function shortText(text: string, room: number): string {
  return `${text.slice(0, room).trimEnd()}… ${WORDS.shortened}`;
}
