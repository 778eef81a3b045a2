import type { PageWriter } from '../page-writer.ts';

/** Lines of plain text; a tab, or two spaces, starts a column. A form feed starts a page. */
export function readTxt(text: string, pages: PageWriter): void {
  for (const page of text.split('\f')) {
    if (pages.isFull) return;
    pages.startPage();
    for (const line of page.split(/\r\n|\r|\n/)) {
      if (pages.isFull) return;
      pages.addLine(line.trim().split(/\t| {2,}/));
    }
  }
}
