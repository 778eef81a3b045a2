import type { VetHandover } from '@petwise/contracts';
import type { Print } from './print.ts';
import { loadFonts } from './fonts.ts';
import { drawReportPages } from './report-pages.ts';
import { closeSheet, openSheet, type Sheet } from './sheet.ts';
import { drawSummaryPage } from './summary-page.ts';

/** A report of more is set in smaller letters, 7.6 points for 8.5, where it then has no more. */
const MOST_PAGES = 3;
const SMALL = 0.89;

/** A report as a tagged PDF with selectable text: one page for the veterinarian, then all of it. */
export async function renderPdf(handover: VetHandover, print: Print): Promise<Buffer> {
  const fonts = await loadFonts();
  const draw = (scale: number): Sheet => {
    const sheet = openSheet(fonts, print.paper, scale);
    // The first page fits by itself.
    drawSummaryPage({ ...sheet, scale: 1 }, handover, print);
    drawReportPages(sheet, handover, print.units);
    return sheet;
  };
  const pagesOf = ({ doc }: Sheet): number => doc.bufferedPageRange().count;
  const usual = draw(1);
  if (pagesOf(usual) <= MOST_PAGES) return closeSheet(usual);
  const small = draw(SMALL);
  return closeSheet(pagesOf(small) <= MOST_PAGES ? small : usual);
}
