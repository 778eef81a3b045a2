import PDFDocument from 'pdfkit';
import { WORDS } from '../words.ts';
import type { Fonts } from './fonts.ts';
import type { Print } from './print.ts';
import { printerFor, type Printer } from './printable.ts';

/** Points; 72 to an inch. */
export const MARGIN = 36;
/** Noto Sans sets its lines 1.36 apart; of 8.5 points these are 10.8 apart. */
export const LINE_GAP = -0.8;
/** Space at the foot of a page for its number. */
const FOOT = 18;

export const INK = { text: '#1c2430', muted: '#4d5766', line: '#c4cad3' } as const;

type Doc = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Doc['struct']>;

/** A tagged document being drawn: every text belongs to a structure element, or is an artifact. */
export interface Sheet {
  readonly doc: Doc;
  readonly root: Structure;
  readonly printer: Printer;
  /** Usable width and the lowest y for content, points. */
  readonly width: number;
  readonly bottom: number;
  readonly column: Column;
}

/** Where text goes now, points; `next` goes on at the top of the column after it. */
export interface Column {
  readonly left: number;
  readonly width: number;
  next(): void;
}

export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

/** Opens a PDF/UA document with its fonts, language and title. */
export function openSheet(fonts: Fonts, { paper, isBritish }: Print): Sheet {
  const locale = isBritish ? 'en-GB' : 'en-US';
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: '1.7',
    // pdfkit knows the subset, its types do not yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: WORDS.title, Creator: WORDS.product, Producer: WORDS.product },
  });
  doc.registerFont('bold', fonts.bold);
  doc.registerFont('regular', fonts.regular);
  doc.font('regular');
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * MARGIN;
  return {
    doc,
    root,
    printer: printerFor(doc, (iso) => dayIn(locale, iso)),
    width,
    bottom: doc.page.height - MARGIN - FOOT,
    column: { left: MARGIN, width, next: () => doc.addPage() },
  };
}

/** "2026-11-21" as a locale writes it; what is no day stands as it is. */
function dayIn(locale: string, iso: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime())) return iso;
  return day.toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

/** Sets font, size and colour for the next text. */
export function setStyle(
  { doc }: Sheet,
  { size, isBold = false, color = INK.text }: TextStyle,
): void {
  doc
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color);
}

/** Writes one tagged text into the column, below what stands there; what has no space goes on in the next. */
export function write(
  sheet: Sheet,
  parent: Structure,
  text: {
    readonly tag: string;
    readonly text: string;
    readonly style: TextStyle;
    readonly indent?: number;
    readonly gap?: number;
    /** Where it may not go to the end of the column; points. */
    readonly width?: number;
  },
): void {
  const { doc, printer, column, bottom } = sheet;
  const { indent = 0, gap = 4 } = text;
  const element = doc.struct(text.tag);
  parent.add(element);
  let rest = printer.print(text.text);
  for (let isFirst = true; isFirst || rest !== ''; isFirst = false) {
    const place = { width: (text.width ?? column.width) - indent, lineGap: LINE_GAP };
    setStyle(sheet, text.style);
    if (doc.y + doc.currentLineHeight(true) > bottom) column.next();
    // The last line of a text is a whole one, without the gap that brings the next nearer.
    const fits = (some: string): boolean =>
      doc.heightOfString(some, place) - LINE_GAP <= bottom - doc.y;
    const part = fittingPart(rest, fits);
    element.add(() => {
      doc.text(part, column.left + indent, doc.y, place);
    });
    rest = rest.slice(part.length).trimStart();
    if (rest !== '') column.next();
  }
  doc.y += gap;
}

/** The longest beginning that fits, up to the end of a word; within a word that is longer than a column. */
function fittingPart(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const words = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  const letters = [...text.matchAll(/[^]/gu)].map(({ 0: letter, index }) => index + letter.length);
  return longest(text, words, fits) || longest(text, letters, fits) || text;
}

function longest(text: string, ends: readonly number[], fits: (part: string) => boolean): string {
  let [least, most] = [0, ends.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (fits(text.slice(0, ends[middle]))) least = middle + 1;
    else most = middle;
  }
  return text.slice(0, ends[least - 1] ?? 0);
}

/** Goes on to the next column when less than this is left of this one. */
export function keepTogether({ doc, bottom, column }: Sheet, height: number): void {
  if (doc.y + height > bottom) column.next();
}

/** Draws something that is no content, such as a rule; readers skip it. */
export function drawArtifact(
  { doc }: Sheet,
  draw: () => void,
  kind: PDFKit.Mixins.MarkingOptions = { type: 'Layout' },
): void {
  doc.markContent('Artifact', kind);
  draw();
  doc.endMarkedContent();
}

/** Numbers every page, then closes the document. */
export function closeSheet(sheet: Sheet): Promise<Buffer> {
  const { doc, root } = sheet;
  root.end();
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    setStyle(sheet, { size: 7.5, color: INK.muted });
    doc.text(
      `${WORDS.product} · ${WORDS.page(index + 1, count)} · ${WORDS.notice}`,
      MARGIN,
      sheet.bottom + 8,
      {
        width: sheet.width,
        lineBreak: false,
      },
    );
    doc.endMarkedContent();
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
