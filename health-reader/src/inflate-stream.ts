import type { PackedChunk } from './packed-chunks.ts';
import { HealthReadError } from './read-error.ts';

/** Unpacks raw deflate data; throws `HealthReadError('damaged')` when it is none. */
export type Inflate = (packed: AsyncIterable<PackedChunk>) => AsyncIterable<Uint8Array>;

/** Inflates with what every browser and Node have; slower than zlib with large chunks. */
export async function* inflateStream(
  packed: AsyncIterable<PackedChunk>,
): AsyncGenerator<Uint8Array> {
  const inflate = new DecompressionStream('deflate-raw');
  const writer = inflate.writable.getWriter();
  const reader = inflate.readable.getReader();
  let failure: unknown = null;
  const feeding = feed(packed, writer).catch((error: unknown) => {
    failure = error;
    return writer.abort(error).catch(() => undefined);
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
  } catch (error) {
    await feeding;
    throw failure instanceof HealthReadError ? failure : new HealthReadError('damaged', error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  await feeding;
}

async function feed(
  packed: AsyncIterable<PackedChunk>,
  writer: ReturnType<DecompressionStream['writable']['getWriter']>,
): Promise<void> {
  for await (const { chunk } of packed) await writer.write(chunk.slice());
  await writer.close();
}
