import type { ByteSource } from './byte-source.ts';
import { HealthReadError } from './read-error.ts';
import type { PackedData } from './zip/locate-data.ts';

/** Small enough to stay in the processor's cache, large enough that reading costs nothing. */
const CHUNK_BYTES = 128 * 1024;
/** Asynchronous sources are asked for more at once: each answer costs a turn of the event loop. */
const SLICE_BYTES = 2 * 1024 * 1024;

/** Bytes of the export as they lie in the zip, in order. */
export interface PackedChunk {
  readonly chunk: Uint8Array;
  readonly isLast: boolean;
}

/** The packed bytes of an entry in their order, stopping as soon as the caller gives up. */
export async function* packedChunks(
  source: ByteSource,
  data: PackedData,
  options: { signal?: AbortSignal; onProgress?: (share: number) => void },
): AsyncGenerator<PackedChunk> {
  let at = 0;
  for await (const bytes of pieces(source, data)) {
    if (options.signal?.aborted) throw new HealthReadError('cancelled');
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      const chunk = bytes.subarray(from, from + CHUNK_BYTES);
      at += chunk.length;
      yield { chunk, isLast: at === data.packedSize };
    }
    options.onProgress?.(Math.min(0.999, at / data.packedSize));
  }
  if (at < data.packedSize) {
    throw new HealthReadError(options.signal?.aborted ? 'cancelled' : 'damaged');
  }
}

function pieces(source: ByteSource, data: PackedData): AsyncIterable<Uint8Array> {
  return source.stream?.(data.start, data.packedSize) ?? slices(source, data);
}

async function* slices(
  source: ByteSource,
  { start, packedSize }: PackedData,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  let step = CHUNK_BYTES;
  while (at < packedSize) {
    const answer = source.read(start + at, Math.min(step, packedSize - at));
    if (answer instanceof Promise) step = SLICE_BYTES;
    const bytes = answer instanceof Promise ? await answer : answer;
    if (bytes.length === 0) return;
    at += bytes.length;
    yield bytes;
  }
}
