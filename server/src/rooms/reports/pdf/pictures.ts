import { WORDS } from '../words.ts';
import { INK, keepTogether, type Sheet, type Structure, write } from './sheet.ts';

/** A picture of the owner's as paper takes it. */
export interface PrintedPicture {
  readonly name: string;
  /** A whole JPEG file, as it was sent or drawn smaller from it: hostile until read. */
  readonly jpeg: Uint8Array;
}

/** Points. */
const HEIGHT = 84;
const GAP = 8;
const CAPTION = 12;
const A_ROW = 2;
/** A name of more letters is cut: it is one line under its picture. */
const LONGEST_NAME = 28;

type Opened = { readonly name: string; readonly image: Parameters<Sheet['doc']['image']>[0] };

/** What the owner has added to be looked at, two in a row; what is no readable JPEG is left out. */
export function drawPictures(
  sheet: Sheet,
  parent: Structure,
  pictures: readonly PrintedPicture[],
): void {
  const { doc } = sheet;
  const opened = pictures.flatMap((picture) => open(sheet, picture));
  if (opened.length === 0) return;
  const section = doc.struct('Sect');
  parent.add(section);
  keepTogether(sheet, 2 * CAPTION + HEIGHT + CAPTION);
  const heading = { size: 10, isBold: true };
  write(sheet, section, { tag: 'H2', text: WORDS.sections.pictures, style: heading, gap: 1 });
  const muted = { size: 8.5, color: INK.muted };
  write(sheet, section, { tag: 'P', text: WORDS.unseenPictures, style: muted, gap: 2 });
  for (let at = 0; at < opened.length; at += A_ROW)
    drawRow(sheet, section, opened.slice(at, at + A_ROW));
  doc.y += 4;
  section.end();
}

function drawRow(sheet: Sheet, section: Structure, row: readonly Opened[]): void {
  const { doc, column } = sheet;
  const width = (column.width - GAP) / A_ROW;
  keepTogether(sheet, HEIGHT + CAPTION);
  const top = doc.y;
  for (const [at, { name, image }] of row.entries()) {
    const indent = at * (width + GAP);
    const alt = WORDS.pictureOf(name);
    section.add(
      doc.struct('Figure', { alt }, () => {
        doc.image(image, column.left + indent, top, { fit: [width, HEIGHT] });
      }),
    );
    doc.y = top + HEIGHT + 1;
    const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
    const style = { size: 7.5, color: INK.muted };
    write(sheet, section, { tag: 'P', text: short, style, indent, width: indent + width, gap: 0 });
  }
  doc.y = top + HEIGHT + CAPTION;
}

function open({ doc }: Sheet, { name, jpeg }: PrintedPicture): Opened[] {
  // pdfkit opens a picture before it is placed, its types do not know it yet.
  const opener = doc as unknown as { openImage(bytes: Buffer): Opened['image'] };
  try {
    const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
    return [{ name, image: opener.openImage(bytes) }];
  } catch {
    return [];
  }
}
