import { readFile } from 'node:fs/promises';
import { decodeText } from './decode-text.ts';
import type { ReadDocument } from './document.ts';
import type { ReadLimits } from './limits.ts';
import { readCsv } from './kinds/read-csv.ts';
import { readDocx } from './kinds/read-docx.ts';
import { readHtml } from './kinds/read-html.ts';
import { readJson } from './kinds/read-json.ts';
import { readPdf } from './kinds/read-pdf.ts';
import { readPptx } from './kinds/read-pptx.ts';
import { readRtf } from './kinds/read-rtf.ts';
import { readTxt } from './kinds/read-txt.ts';
import { readXlsx } from './kinds/read-xlsx.ts';
import { readXmlFile } from './kinds/read-xml-file.ts';
import { flagOffice } from './office-flags.ts';
import { OfficeZip } from './office-zip.ts';
import { PageWriter } from './page-writer.ts';
import type { ReadKind } from './read-kind.ts';

const OFFICE = { docx: readDocx, xlsx: readXlsx, pptx: readPptx } as const;
const TEXT = {
  csv: readCsv,
  html: readHtml,
  json: readJson,
  txt: readTxt,
  xml: readXmlFile,
} as const;

/** Reads a file where it stands. Called in the reader's process alone, never in the server's. */
export async function parseFile(
  path: string,
  kind: ReadKind,
  limits: ReadLimits,
): Promise<ReadDocument> {
  const pages = new PageWriter(limits);
  if (kind === 'docx' || kind === 'xlsx' || kind === 'pptx') {
    const zip = await OfficeZip.open(path, limits);
    try {
      await flagOffice(zip, pages);
      await OFFICE[kind](zip, pages);
    } finally {
      zip.close();
    }
    return pages.document(kind);
  }
  const bytes = await readFile(path);
  if (kind === 'pdf') await readPdf(bytes, pages);
  else if (kind === 'rtf') readRtf(bytes, pages);
  else if (kind === 'old-office') flagOldOffice(bytes, pages);
  else TEXT[kind](decodeText(bytes), pages);
  return pages.document(kind);
}

/** Office's formats of before 2007 are kept and looked over, but not read. */
function flagOldOffice(bytes: Buffer, pages: PageWriter): void {
  if (bytes.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))) pages.flag('macros');
  if (bytes.includes(Buffer.from('ObjectPool', 'utf16le'))) pages.flag('embedded-files');
}
