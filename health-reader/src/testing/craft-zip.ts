import { crc32, deflateRawSync } from 'node:zlib';
import { fields } from './zip-writer.ts';

/** One entry of a crafted zip; everything that can be told wrong can be told wrong. */
export interface CraftedEntry {
  readonly name: string;
  readonly data?: Uint8Array | string;
  /** Given: these bytes stand in the zip as they are. */
  readonly packed?: Uint8Array;
  readonly size?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly localName?: string;
  /** Points at the data of the first entry. */
  readonly shared?: boolean;
}

export interface CraftOptions {
  readonly comment?: Uint8Array;
  readonly prefix?: Uint8Array;
  readonly count?: number;
  readonly directoryShift?: number;
}

/** A zip made by hand, whole in memory; for tests of what honest programs never write. */
export function craftZip(entries: readonly CraftedEntry[], options: CraftOptions = {}): Uint8Array {
  const prefix = options.prefix ?? Buffer.alloc(0);
  const parts: Uint8Array[] = [prefix];
  const directory: Buffer[] = [];
  let offset = prefix.length;
  for (const entry of entries) {
    const data = Buffer.from(entry.data ?? '');
    const method = entry.method ?? 8;
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(data) : data);
    const size = entry.size ?? data.length;
    const sizes = [
      [4, crc32(data)],
      [4, packed.length],
      [4, size],
    ] as const;
    const flags = (entry.flags ?? 0) | 0x800;
    const name = Buffer.from(entry.name);
    const localName = Buffer.from(entry.localName ?? entry.name);
    const head = [[2, flags], [2, method], [4, 0], ...sizes] as const;
    const local = Buffer.concat([
      fields([4, 0x04034b50], [2, 20], ...head, [2, localName.length], [2, 0]),
      localName,
      packed,
    ]);
    const at = entry.shared ? prefix.length : offset;
    if (!entry.shared) {
      parts.push(local);
      offset += local.length;
    }
    directory.push(
      fields(
        [4, 0x02014b50],
        [2, 0x031e],
        [2, 20],
        ...head,
        [2, name.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0x81a40000],
        [4, at],
      ),
      name,
    );
  }
  const bytes = Buffer.concat(directory);
  const comment = options.comment ?? Buffer.alloc(0);
  const count = options.count ?? entries.length;
  const wide = count > 0xffff ? wideEnd(count, bytes.length, offset) : Buffer.alloc(0);
  const short = Math.min(count, 0xffff);
  const end = fields(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, short],
    [2, short],
    [4, bytes.length],
    [4, offset + (options.directoryShift ?? 0)],
    [2, comment.length],
  );
  return Buffer.concat([...parts, bytes, wide, end, comment]);
}

/** What zip64 adds when there are more entries than the short form can count. */
function wideEnd(count: number, size: number, offset: number): Buffer {
  const sizes = [
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
  ] as const;
  const versions = [
    [2, 45],
    [2, 45],
  ] as const;
  return Buffer.concat([
    fields([4, 0x06064b50], [8, 44], ...versions, [4, 0], [4, 0], ...sizes),
    fields([4, 0x07064b50], [4, 0], [8, offset + size], [4, 1]),
  ]);
}
