import { weightCurve } from '@petwise/contracts';
import type { Block } from '../report-sections.ts';
import { INK, keepTogether, type Sheet, type Structure } from './sheet.ts';

/** Points. */
const WIDTH = 220;
const HEIGHT = 40;

/** A pet's weights as a line with a dot for each, in words for a reader. */
export function drawWeightCurve(
  sheet: Sheet,
  parent: Structure,
  { weights, text }: Extract<Block, { kind: 'curve' }>,
): void {
  const { doc, column } = sheet;
  keepTogether(sheet, HEIGHT);
  const top = doc.y;
  const dots = weightCurve(weights, { width: WIDTH, height: HEIGHT }).map(
    ({ x, y }) => [column.left + x, top + y] as const,
  );
  parent.add(
    doc.struct('Figure', { alt: text }, () => {
      for (const [at, [x, y]] of dots.entries()) {
        if (at === 0) doc.moveTo(x, y);
        else doc.lineTo(x, y);
      }
      doc.lineWidth(1.2).strokeColor(INK.muted).stroke();
      for (const [x, y] of dots) doc.circle(x, y, 2);
      doc.fill(INK.text);
    }),
  );
  doc.y = top + HEIGHT + 2;
}
