import type { VetHandover } from '@petwise/contracts';
import type { Print } from './print.ts';
import { loadFonts } from './fonts.ts';
import { drawReportPages } from './report-pages.ts';
import { closeSheet, openSheet } from './sheet.ts';
import { drawSummaryPage } from './summary-page.ts';

/** A report as a tagged PDF with selectable text: one page for the veterinarian, then all of it. */
export async function renderPdf(handover: VetHandover, print: Print): Promise<Buffer> {
  const sheet = openSheet(await loadFonts(), print.paper);
  drawSummaryPage(sheet, handover, print);
  drawReportPages(sheet, handover, print.units);
  return closeSheet(sheet);
}
