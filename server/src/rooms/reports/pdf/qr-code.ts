import { encode } from 'uqr';
import { WORDS } from '../words.ts';
import { INK, MARGIN, type Sheet, type Structure } from './sheet.ts';

/** Edge of the code on paper, points: 2.3 cm, which a phone reads at arm's length. */
export const QR_SIZE = 66;

/** The way from the print to the report, in the corner of the page: a code, and the same in words for a reader. */
export function drawQrCode(sheet: Sheet, parent: Structure, link: string): void {
  const { doc, width } = sheet;
  const { data, size } = encode(link, { ecc: 'M', border: 0 });
  const cell = QR_SIZE / size;
  const left = MARGIN + width - QR_SIZE;
  const top = MARGIN;
  const below = doc.y;
  parent.add(
    doc.struct('Figure', { alt: WORDS.qrCode(link) }, () => {
      for (const [y, row] of data.entries()) {
        for (const [x, isDark] of row.entries()) {
          if (isDark) doc.rect(left + x * cell, top + y * cell, cell, cell);
        }
      }
      doc.fill(INK.text);
    }),
  );
  doc.y = below;
}
