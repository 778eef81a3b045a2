import type { OfficeZip } from '../office-zip.ts';
import type { PageWriter } from '../page-writer.ts';
import { paragraphs } from './read-docx.ts';

const SLIDE = /^ppt\/slides\/slide(\d+)\.xml$/;

/** Slides, one a page, in the order of their numbers. */
export async function readPptx(zip: OfficeZip, pages: PageWriter): Promise<void> {
  const slides = zip.names
    .flatMap((name) => {
      const number = SLIDE.exec(name)?.[1];
      return number === undefined ? [] : [{ name, number: Number(number) }];
    })
    .toSorted((a, b) => a.number - b.number);
  for (const { name } of slides) {
    if (pages.isFull) return;
    pages.startPage();
    await zip.read(name, paragraphs(pages), () => pages.isFull);
  }
}
