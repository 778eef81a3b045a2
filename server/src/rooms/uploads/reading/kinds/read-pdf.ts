import { getDocumentProxy } from 'unpdf';
import type { PageWriter } from '../page-writer.ts';
import { ReadError } from '../read-error.ts';
import { flagPdf } from './pdf-flags.ts';
import { pdfLines, type PdfPiece } from './pdf-lines.ts';

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text of a PDF as it lies on the page. Nothing in it is run, drawn or fetched. */
export async function readPdf(bytes: Buffer, pages: PageWriter): Promise<void> {
  flagPdf(bytes, pages);
  const pdf = await open(bytes);
  for (let number = 1; number <= pdf.numPages && !pages.isFull; number += 1) {
    pages.startPage();
    for (const cells of pdfLines(await piecesOf(pdf, number))) pages.addLine(cells);
  }
}

async function open(bytes: Buffer): Promise<Proxy> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ReadError(isLocked ? 'locked' : 'damaged', error);
  }
}

async function piecesOf(pdf: Proxy, number: number): Promise<PdfPiece[]> {
  const page = await pdf.getPage(number).catch((error: unknown) => {
    throw new ReadError('damaged', error);
  });
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform.map(Number);
    const height = item.height || Math.hypot(a, b) || 1;
    return [{ text: item.str, x, y, width: item.width, height }];
  });
}
