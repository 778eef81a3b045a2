import type { ByteSource } from '../byte-source.ts';
import { HealthReadError } from '../read-error.ts';
import type { PackedData } from './locate-data.ts';

const PACKED_BYTES = 16 * 1024;
/** Once all is written, output that has not come after this long does not come at all. */
const SETTLE_MS = 100;

/** The first bytes of an entry, unpacked: one chunk, some 16 KiB, enough to see what it is. */
export async function inflateStart(source: ByteSource, data: PackedData): Promise<Uint8Array> {
  const packed = await source.read(data.start, Math.min(data.packedSize, PACKED_BYTES));
  if (!data.isDeflated) return packed;
  const inflate = new DecompressionStream('deflate-raw');
  const writer = inflate.writable.getWriter();
  const reader = inflate.readable.getReader();
  // Never closed: the end of the stream is not here, and an early end throws away what came before.
  const written = writer.write(packed.slice()).then(settle);
  written.catch(() => undefined);
  try {
    const first = await Promise.race([reader.read(), written]);
    return first?.value ?? new Uint8Array();
  } catch (error) {
    throw new HealthReadError('damaged', error);
  } finally {
    reader.cancel().catch(() => undefined);
    writer.abort().catch(() => undefined);
  }
}

function settle(): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), SETTLE_MS));
}
