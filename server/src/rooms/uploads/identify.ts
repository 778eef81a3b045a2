import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { ProblemError } from '../../errors.ts';
import { MAX_PIXELS, readImageSize } from './image-size.ts';
import { isHeicType } from './pictures/heic-to-jpeg.ts';
import { listZip, refuseBomb, type ZipEntry } from './zip.ts';

/** What a file really is. `entries` only for a zip. */
export interface Identity {
  readonly type: string;
  readonly entries?: readonly ZipEntry[];
}

const IMAGES = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/bmp',
  'image/tiff',
]);
const HEIC_ENDINGS = new Set(['heic', 'heif']);
const IMAGE_ENDINGS = new Set([
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'tif',
  'tiff',
  ...HEIC_ENDINGS,
]);

/** A phone names what it films by its maker; the content decides among them. */
const FILMS = new Set(['video/mp4', 'video/webm', 'video/quicktime']);
const FILM_ENDINGS = new Set(['mp4', 'webm', 'mov']);

/** Office's old formats share one container, so that the ending has to say which it is. */
const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** Office's new formats are zips, told apart by the part that each must have. */
const OFFICE: Readonly<Record<string, { type: string; part: string }>> = {
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    part: 'word/document.xml',
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    part: 'xl/workbook.xml',
  },
  pptx: {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    part: 'ppt/presentation.xml',
  },
};

const TEXTS: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  json: 'application/json',
  xml: 'application/xml',
  html: 'text/html',
  htm: 'text/html',
  rtf: 'application/rtf',
};

const SNIFF_BYTES = 64 * 1024;

/** True for endings that the server takes at all. */
export function isKnownEnding(ending: string): boolean {
  return (
    IMAGE_ENDINGS.has(ending) ||
    FILM_ENDINGS.has(ending) ||
    [OLD_OFFICE, OFFICE, TEXTS].some((table) => Object.hasOwn(table, ending)) ||
    ending === 'pdf' ||
    ending === 'zip'
  );
}

/** Refuses an ending, in words that say what to do. */
export function refusedEnding(ending: string): ProblemError {
  if (ending === 'avif') {
    return new ProblemError(
      'file-type-refused',
      'AVIF photos cannot be read yet. Please save the photo as JPEG and try again',
    );
  }
  const named = ending === '' ? 'without an ending' : `of type .${ending}`;
  return new ProblemError(
    'file-type-refused',
    `Files ${named} are not accepted. Please use an image, PDF, Office document, text file, zip or a film of ten seconds`,
  );
}

/** Finds what a stored file is, from its content; a name that says otherwise is refused. */
export async function identify(path: string, ending: string, size: number): Promise<Identity> {
  if (size === 0) throw new ProblemError('file-unreadable', 'The file is empty');
  const found = await sniff(path);
  if (IMAGE_ENDINGS.has(ending)) return identifyImage(path, ending, found);
  if (FILM_ENDINGS.has(ending))
    return found !== undefined && FILMS.has(found) ? { type: found } : mismatch(ending);
  if (ending === 'pdf') return found === 'application/pdf' ? { type: found } : mismatch(ending);
  const old = OLD_OFFICE[ending];
  if (old !== undefined) return found === 'application/x-cfb' ? { type: old } : mismatch(ending);
  if (ending === 'zip' || Object.hasOwn(OFFICE, ending)) return identifyZip(path, ending, size);
  return identifyText(path, ending, found);
}

async function sniff(path: string): Promise<string | undefined> {
  // A file that breaks the sniffer is simply of no kind we know.
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime;
}

/** Phones often name a PNG or HEIC .jpg; among pictures the content decides. */
async function identifyImage(
  path: string,
  ending: string,
  found: string | undefined,
): Promise<Identity> {
  // Its size is looked at where it is drawn anew.
  if (found !== undefined && isHeicType(found)) return { type: found };
  if (found === undefined || !IMAGES.has(found) || HEIC_ENDINGS.has(ending)) {
    return mismatch(ending);
  }
  if (found === 'image/tiff') return { type: found };
  const size = await readImageSize(path, found);
  if (size === null || size.width === 0 || size.height === 0) {
    throw new ProblemError('file-unreadable', 'The picture is damaged or not complete');
  }
  if (size.width * size.height > MAX_PIXELS) {
    throw new ProblemError(
      'file-unreadable',
      `The picture has too many pixels (${size.width} by ${size.height}). Please make it smaller`,
    );
  }
  return { type: found };
}

async function identifyZip(path: string, ending: string, size: number): Promise<Identity> {
  const start = await readStart(path, 4);
  if (!start.equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return mismatch(ending);
  const entries = await listZip(path);
  const office = OFFICE[ending];
  if (office === undefined) return { type: 'application/zip', entries };
  refuseBomb(entries, size);
  if (!entries.some(({ name }) => name === office.part)) return mismatch(ending);
  return { type: office.type };
}

async function identifyText(
  path: string,
  ending: string,
  found: string | undefined,
): Promise<Identity> {
  const type = TEXTS[ending];
  if (type === undefined) throw refusedEnding(ending);
  const start = await readStart(path, SNIFF_BYTES);
  const isDrawing = ending === 'xml' && /<svg[\s>]/i.test(start.toString('latin1', 0, 4096));
  if (found === 'image/svg+xml' || isDrawing) {
    throw new ProblemError(
      'file-type-refused',
      'SVG pictures are not accepted. Please use PNG or JPEG',
    );
  }
  const isRichText = start.toString('latin1', 0, 5) === '{\\rtf';
  if (isRichText !== (ending === 'rtf')) return mismatch(ending);
  if (isRichText) return { type };
  if (isUtf16(start)) return { type };
  const isTextLike =
    found === undefined || found === 'application/xml' || found.startsWith('text/');
  if (!isTextLike || start.includes(0)) return mismatch(ending);
  const first = start
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()[0];
  if (ending === 'json' && !/[[{"\d\-tfn]/.test(first ?? '')) return mismatch(ending);
  if (ending === 'xml' && first !== '<') return mismatch(ending);
  return { type };
}

/** Such a text says so in its first two bytes; any other has no zero bytes. */
function isUtf16(start: Buffer): boolean {
  const mark = start.length < 2 ? 0 : start.readUInt16BE(0);
  return mark === 0xfffe || mark === 0xfeff;
}

async function readStart(path: string, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await handle.read(buffer, 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function mismatch(ending: string): never {
  throw new ProblemError(
    'file-type-refused',
    `The file ends in .${ending}, but its content is something else. Please check the file`,
  );
}
