import type { Paper, VetHandover } from '@petwise/contracts';
import { loadFonts } from './fonts.ts';
import { drawReportPages } from './report-pages.ts';
import { closeSheet, openSheet } from './sheet.ts';
import { drawSummaryPage } from './summary-page.ts';

/** A report as a tagged PDF with selectable text: one page for the veterinarian, then all of it. */
export async function renderPdf(handover: VetHandover, paper: Paper): Promise<Buffer> {
  const sheet = openSheet(await loadFonts(), paper);
  drawSummaryPage(sheet, handover);
  drawReportPages(sheet, handover);
  return closeSheet(sheet);
}
