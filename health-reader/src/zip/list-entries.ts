import type { ByteSource } from '../byte-source.ts';
import { HealthReadError } from '../read-error.ts';
import { viewOf, wide } from './bytes.ts';
import { findDirectory } from './find-directory.ts';

/** One file inside a zip, as the central directory names it. Sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly rawName: Uint8Array;
  /** Of the local header. */
  readonly offset: number;
  readonly packedSize: number;
  readonly size: number;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
}

const MAX_ENTRIES = 65_536;
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;
const HEADER = 0x02014b50;
const HEADER_BYTES = 46;
const ENCRYPTED = 1;
const FULL = 0xffffffff;

/** Lists a zip by its central directory alone; local headers are believed only where they agree. */
export async function listEntries(source: ByteSource): Promise<ZipEntry[]> {
  const directory = await findDirectory(source);
  if (directory.count > MAX_ENTRIES || directory.size > MAX_DIRECTORY_BYTES) {
    throw new HealthReadError('too-many-entries');
  }
  const bytes = await source.read(directory.offset, directory.size);
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < directory.count) {
    if (at + HEADER_BYTES > bytes.length || view.getUint32(at, true) !== HEADER) {
      throw new HealthReadError('damaged');
    }
    const nameEnd = at + HEADER_BYTES + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > bytes.length) throw new HealthReadError('damaged');
    entries.push(readEntry(bytes, view, { at, nameEnd, extraEnd }));
    at = next;
  }
  refuseOverlap(entries, directory.offset);
  return entries;
}

interface Place {
  readonly at: number;
  readonly nameEnd: number;
  readonly extraEnd: number;
}

function readEntry(bytes: Uint8Array, view: DataView, { at, nameEnd, extraEnd }: Place): ZipEntry {
  const rawName = bytes.slice(at + HEADER_BYTES, nameEnd);
  const sizes = {
    size: view.getUint32(at + 24, true),
    packedSize: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  };
  return {
    name: new TextDecoder().decode(rawName),
    rawName,
    ...widen(view, sizes, { from: nameEnd, to: extraEnd }),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
  };
}

type Sizes = Pick<ZipEntry, 'size' | 'packedSize' | 'offset'>;

/** The zip64 field holds, in this order, each number that did not fit into 32 bits. */
function widen(view: DataView, short: Sizes, { from, to }: { from: number; to: number }): Sizes {
  const sizes = { ...short };
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true));
    let field = at + 4;
    for (const key of ['size', 'packedSize', 'offset'] as const) {
      if (sizes[key] !== FULL || field + 8 > end) continue;
      sizes[key] = wide(view, field);
      field += 8;
    }
  }
  return sizes;
}

/** Bombs let many entries share the same bytes. */
function refuseOverlap(entries: readonly ZipEntry[], directoryOffset: number): void {
  let end = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < end) throw new HealthReadError('damaged');
    end = entry.offset + entry.packedSize;
    if (end > directoryOffset) throw new HealthReadError('damaged');
  }
}
