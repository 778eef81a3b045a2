import { encode } from 'uqr';
import { WORDS } from '../words.ts';
import { INK, MARGIN, type Sheet, type Structure } from './sheet.ts';

/** Edge of the code on paper, points: 2.3 cm, which a phone reads at arm's length. */
export const QR_SIZE = 66;
/** On the pages after the first: 1.6 cm, for a phone held close. */
export const SMALL_QR_SIZE = 45;

/** The way from the print to the report, in the corner of the page: a code, and the same in words for a reader. */
export function drawQrCode(sheet: Sheet, parent: Structure, link: string): void {
  const { doc } = sheet;
  const below = doc.y;
  parent.add(
    doc.struct('Figure', { alt: WORDS.qrCode(link) }, () => paintQrCode(sheet, link, QR_SIZE)),
  );
  doc.y = below;
}

/** The code alone, in the right upper corner; its edge in points. */
export function paintQrCode({ doc, width }: Sheet, link: string, edge: number): void {
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const cell = edge / size;
  const left = MARGIN + width - edge;
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) doc.rect(left + x * cell, MARGIN + y * cell, cell, cell);
    }
  }
  doc.fill(INK.text);
}
