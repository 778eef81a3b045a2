import type { ByteSource } from '../byte-source.ts';
import { HealthReadError } from '../read-error.ts';
import type { PackedData } from './locate-data.ts';

const PACKED_BYTES = 16 * 1024;
/** What unpacks to nothing until here was made to do so: real output begins within the first piece. */
const MOST_PACKED_BYTES = 1024 * 1024;

/**
 * The first bytes of an entry, unpacked: one chunk, some 16 KiB, enough to see
 * what it is. Waits for output, or for the entry's end, however long a busy
 * machine takes to unpack; never for a time.
 */
export async function inflateStart(source: ByteSource, data: PackedData): Promise<Uint8Array> {
  if (!data.isDeflated) return source.read(data.start, Math.min(data.packedSize, PACKED_BYTES));
  const inflate = new DecompressionStream('deflate-raw');
  const reader = inflate.readable.getReader();
  const writer = inflate.writable.getWriter();
  let hasOutput = false;
  const first = reader.read().finally(() => (hasOutput = true));
  first.catch(() => undefined);
  try {
    const end = data.start + Math.min(data.packedSize, MOST_PACKED_BYTES);
    for (let at = data.start; at < end && !hasOutput; at += PACKED_BYTES) {
      const packed = await source.read(at, Math.min(end - at, PACKED_BYTES));
      await Promise.race([first, writer.write(packed.slice())]);
    }
    // An early end throws away what came before; here nothing came.
    if (!hasOutput) await Promise.race([first, writer.close()]);
    return (await first).value ?? new Uint8Array();
  } catch (error) {
    throw new HealthReadError('damaged', error);
  } finally {
    reader.cancel().catch(() => undefined);
    writer.abort().catch(() => undefined);
  }
}
