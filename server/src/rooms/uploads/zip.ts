import * as yauzl from 'yauzl';
import { ProblemError } from '../../errors.ts';

/** One file inside a zip, as its central directory names it. Sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly offset: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  /** 0 stored, 8 deflated. */
  readonly method: number;
}

const MAX_ENTRIES = 20_000;
/** Only a health export may have more. */
const MAX_PLAIN_ENTRIES = 2_000;
const ARCHIVE = /\.(?:zip|7z|rar|t?gz|tar|bz2|xz|zst|jar|cab|iso)$/i;
/** What a zip other than a health export may claim to unpack to. */
const MAX_CLAIMED_BYTES = 500 * 1024 * 1024;
const MAX_CLAIMED_RATIO = 100;
const LOCAL_HEADER_BYTES = 30;
const SYMLINK = 0o120000;

function unreadable(reason: string, cause?: unknown): ProblemError {
  return new ProblemError('file-unreadable', `The zip file ${reason}`, { cause });
}

/** Lists a zip without unpacking anything; refuses what no honest program writes. */
export async function listZip(path: string): Promise<ZipEntry[]> {
  const entries = await readDirectory(path);
  refuseOverlap(entries);
  return entries;
}

function readDirectory(path: string): Promise<ZipEntry[]> {
  return new Promise((done, fail) => {
    yauzl.open(path, { lazyEntries: true, strictFileNames: true }, (error, zip) => {
      if (error !== null) return fail(unreadable('is damaged', error));
      const entries: ZipEntry[] = [];
      const refuse = (problem: ProblemError): void => {
        zip.close();
        fail(problem);
      };
      if (zip.entryCount > MAX_ENTRIES) return refuse(unreadable('holds too many files'));
      zip.on('error', (cause: unknown) => refuse(unreadable('is damaged', cause)));
      zip.on('entry', (entry: yauzl.Entry) => {
        const reason = reasonAgainst(entry);
        if (reason !== null) return refuse(unreadable(reason));
        entries.push(toEntry(entry));
        if (entries.length > MAX_ENTRIES) return refuse(unreadable('holds too many files'));
        return zip.readEntry();
      });
      zip.on('end', () => done(entries));
      return zip.readEntry();
    });
  });
}

function reasonAgainst(entry: yauzl.Entry): string | null {
  if ((entry.generalPurposeBitFlag & 1) !== 0) return 'is locked with a password';
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    return 'is packed in an unknown way';
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK) return 'holds links';
  return null;
}

function toEntry(entry: yauzl.Entry): ZipEntry {
  return {
    name: entry.fileName,
    offset: entry.relativeOffsetOfLocalHeader,
    compressedSize: entry.compressedSize,
    uncompressedSize: entry.uncompressedSize,
    method: entry.compressionMethod,
  };
}

/** Bombs let many entries share the same bytes. */
function refuseOverlap(entries: readonly ZipEntry[]): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) throw unreadable('is damaged');
    end = entry.offset + LOCAL_HEADER_BYTES + entry.compressedSize;
  }
}

/** Refuses a zip that claims to unpack to far more than it is. */
export function refuseBomb(entries: readonly ZipEntry[], zipBytes: number): void {
  const claimed = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (claimed > MAX_CLAIMED_BYTES && claimed > zipBytes * MAX_CLAIMED_RATIO) {
    throw unreadable('unpacks to far more than it should');
  }
}

/**
 * Refuses a plain zip with more files than a person sends, with the same name
 * twice, or with archives inside: what is in those nobody has looked at.
 */
export function refuseOdd(entries: readonly ZipEntry[]): void {
  if (entries.length > MAX_PLAIN_ENTRIES) throw unreadable('holds too many files');
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.size < entries.length) throw unreadable('holds two files of the same name');
  if (entries.some(({ name }) => ARCHIVE.test(name))) {
    throw unreadable('holds another archive. Please send what is in it by itself');
  }
}

/**
 * Where a health export's records may be, likeliest first. The file's name is in
 * the phone's language, so only its place and ending are known; content decides.
 */
export function healthCandidates(entries: readonly ZipEntry[]): ZipEntry[] {
  return entries
    .filter(({ name }) => /^(?:[^/]+\/)?[^/]+\.xml$/i.test(name))
    .filter(({ name }) => !/_cda\.xml$/i.test(name) && !name.startsWith('__MACOSX/'))
    .filter(({ name }) => !/^\[Content_Types\]\.xml$/i.test(name))
    .toSorted((a, b) => b.compressedSize - a.compressedSize)
    .slice(0, 3);
}
