import type { VetHandover } from '@petwise/contracts';
import { loadFonts } from './fonts.ts';
import type { PrintedPicture } from './pictures.ts';
import type { Print } from './print.ts';
import { drawReportPages, printedSections } from './report-pages.ts';
import { closeSheet, openSheet, type Sheet } from './sheet.ts';
import { drawSummaryPage } from './summary-page.ts';

/** A report of a little more leaves out what a vet can do without on paper. */
const MOST_PAGES = 2;

/** A report as a tagged PDF with selectable text: the veterinarian's summary on the first page, then all of it. */
export async function renderPdf(
  handover: VetHandover,
  print: Print,
  pictures: readonly PrintedPicture[] = [],
): Promise<Buffer> {
  const fonts = await loadFonts();
  const draw = (without: readonly string[]): Sheet => {
    const sheet = openSheet(fonts, print);
    drawSummaryPage(sheet, handover, print);
    drawReportPages(sheet, handover, { print, pictures, without });
    return sheet;
  };
  const fits = ({ doc }: Sheet): boolean => doc.bufferedPageRange().count <= MOST_PAGES;
  const whole = draw([]);
  const waiting = printedSections(handover, print.units).flatMap(({ heading, mayWait }) =>
    mayWait ? heading : [],
  );
  for (let count = 0; count <= waiting.length; count += 1) {
    // The last of them says least that is new.
    const sheet = count === 0 ? whole : draw(waiting.slice(-count));
    if (fits(sheet)) return closeSheet(sheet);
  }
  return closeSheet(whole);
}
