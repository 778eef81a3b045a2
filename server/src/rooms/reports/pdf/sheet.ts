import type { Paper } from '@petwise/contracts';
import PDFDocument from 'pdfkit';
import { WORDS } from '../words.ts';
import type { Fonts } from './fonts.ts';
import { printerFor, type Printer } from './printable.ts';

/** Points; 72 to an inch. */
export const MARGIN = 42;
/** Room at the foot of a page for its number. */
const FOOT = 22;

export const INK = { text: '#1c2430', muted: '#4d5766', line: '#c4cad3' } as const;

type Doc = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Doc['struct']>;

/** A tagged document being drawn: every text belongs to a structure element, or is an artifact. */
export interface Sheet {
  readonly doc: Doc;
  readonly root: Structure;
  readonly printer: Printer;
  /** Of every size of text. */
  readonly scale: number;
  /** Usable width and the lowest y for content, points. */
  readonly width: number;
  readonly bottom: number;
}

export interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

/** Opens a PDF/UA document with its fonts, language and title. */
export function openSheet(fonts: Fonts, paper: Paper, scale: number): Sheet {
  const doc = new PDFDocument({
    size: paper === 'a4' ? 'A4' : 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: '1.7',
    // pdfkit knows the subset, its types do not yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    info: { Title: WORDS.title, Creator: WORDS.product, Producer: WORDS.product },
  });
  doc.registerFont('bold', fonts.bold);
  doc.registerFont('regular', fonts.regular);
  doc.font('regular');
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    scale,
    printer: printerFor(doc),
    width: doc.page.width - 2 * MARGIN,
    bottom: doc.page.height - MARGIN - FOOT,
  };
}

/** Sets font, size and colour for the next text. */
export function setStyle(
  { doc, scale }: Sheet,
  { size, isBold = false, color = INK.text }: TextStyle,
): void {
  doc
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size * scale)
    .fillColor(color);
}

/** Writes one tagged text at the left margin, below what stands there. */
export function write(
  sheet: Sheet,
  parent: Structure,
  text: {
    readonly tag: string;
    readonly text: string;
    readonly style: TextStyle;
    readonly indent?: number;
    readonly gap?: number;
    /** Where it may not go to the right margin; points. */
    readonly width?: number;
  },
): void {
  const { doc, printer } = sheet;
  const { indent = 0, gap = 4, width = sheet.width } = text;
  parent.add(
    doc.struct(text.tag, {}, () => {
      setStyle(sheet, text.style);
      doc.text(printer.print(text.text), MARGIN + indent, doc.y, {
        width: width - indent,
        lineGap: 1.5,
      });
    }),
  );
  doc.y += gap;
}

/** Draws something that is no content, such as a rule; readers skip it. */
export function drawArtifact({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
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
      sheet.bottom + 12,
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
