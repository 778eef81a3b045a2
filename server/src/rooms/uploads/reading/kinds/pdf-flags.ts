import { inflateSync } from 'node:zlib';
import type { PageWriter } from '../page-writer.ts';

/** What a PDF may carry besides pages (ISO 32000-1, 12.6.4 and 7.11.4). */
const SIGNS = [
  { flag: 'script', pattern: /\/(?:JavaScript|JS|XFA)(?![A-Za-z])/ },
  { flag: 'launches', pattern: /\/(?:Launch|SubmitForm|ImportData)(?![A-Za-z])/ },
  { flag: 'embedded-files', pattern: /\/(?:EmbeddedFiles?|RichMedia)(?![A-Za-z])/ },
] as const;
const MAX_OBJECT_STREAM = 4 * 1024 * 1024;
const MAX_OBJECT_STREAMS = 500;

/** Looks for scripts, programs to start and attached files, also where objects are packed. */
export function flagPdf(bytes: Buffer, pages: PageWriter): void {
  const source = bytes.toString('latin1');
  flagText(source, pages);
  let count = 0;
  for (let at = source.indexOf('/ObjStm'); at >= 0; at = source.indexOf('/ObjStm', at + 1)) {
    count += 1;
    if (count > MAX_OBJECT_STREAMS) return;
    const start = source.indexOf('stream', at);
    if (start < 0) return;
    const data = source[start + 6] === '\r' ? start + 8 : start + 7;
    const end = source.indexOf('endstream', data);
    flagText(unpacked(bytes.subarray(data, end < 0 ? undefined : end)), pages);
  }
}

function flagText(text: string, pages: PageWriter): void {
  // "/J#61vaScript" is the same name.
  const plain = text.includes('#')
    ? text.replace(/#([0-9a-f]{2})/gi, (_all, hex: string) =>
        String.fromCharCode(parseInt(hex, 16)),
      )
    : text;
  for (const { flag, pattern } of SIGNS) if (pattern.test(plain)) pages.flag(flag);
}

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: MAX_OBJECT_STREAM }).toString('latin1');
  } catch {
    return '';
  }
}
