import { MARGIN, type Sheet } from './sheet.ts';

/** Between two columns; points. */
const GAP = 16;

/**
 * The same sheet with two columns: from here to the foot of this page, then on further pages. Each of those begins with
 * what `drawHead` draws; it answers where the left and the right column may begin.
 */
export function inColumns(sheet: Sheet, drawHead: () => readonly [number, number]): Sheet {
  const { doc } = sheet;
  const width = (sheet.width - GAP) / 2;
  const right = MARGIN + width + GAP;
  let left = MARGIN;
  let tops: readonly [number, number] = [doc.y, doc.y];
  const next = (): void => {
    if (left === right) {
      doc.addPage();
      tops = drawHead();
    }
    left = left === right ? MARGIN : right;
    doc.y = tops[left === right ? 1 : 0];
  };
  return {
    ...sheet,
    column: {
      get left() {
        return left;
      },
      width,
      next,
    },
  };
}
