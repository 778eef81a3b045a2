import type { ByteSource } from '../byte-source.ts';
import { HealthReadError } from '../read-error.ts';
import { viewOf } from './bytes.ts';
import type { ZipEntry } from './list-entries.ts';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** The packed bytes of one entry: where they lie, and how they are packed. */
export interface PackedData {
  readonly start: number;
  readonly packedSize: number;
  readonly size: number;
  readonly isDeflated: boolean;
}

/** Finds an entry's bytes; its local header must tell the same story as the directory. */
export async function locateData(source: ByteSource, entry: ZipEntry): Promise<PackedData> {
  if (entry.isEncrypted) throw new HealthReadError('encrypted');
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new HealthReadError('unknown-packing');
  }
  const nameLength = entry.rawName.length;
  const header = await source.read(entry.offset, LOCAL_BYTES + nameLength);
  if (header.length < LOCAL_BYTES + nameLength) throw new HealthReadError('damaged');
  const view = viewOf(header);
  const sameName = entry.rawName.every((byte, index) => header[LOCAL_BYTES + index] === byte);
  if (view.getUint32(0, true) !== LOCAL || view.getUint16(26, true) !== nameLength || !sameName) {
    throw new HealthReadError('damaged');
  }
  const start = entry.offset + LOCAL_BYTES + nameLength + view.getUint16(28, true);
  if (start + entry.packedSize > source.size) throw new HealthReadError('damaged');
  const isDeflated = entry.method === DEFLATED;
  if (!isDeflated && entry.size !== entry.packedSize) throw new HealthReadError('damaged');
  return { start, packedSize: entry.packedSize, size: entry.size, isDeflated };
}
