const PIECE_BYTES = 256 * 1024;

/** A file that can be read at any place: `fs` on the server, `File.slice` in a browser. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Exactly the bytes asked for, or fewer at the end; good until the next read. */
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
  /** The same bytes in pieces, each good until the next; for sources that stream with less memory. */
  stream?(offset: number, length: number): AsyncIterable<Uint8Array>;
}

/** The bytes of a `File` or `Blob`, read in slices, never whole. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) =>
      new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
    stream: (offset, length) => streamBlob(blob.slice(offset, offset + length)),
  };
}

/**
 * One piece of memory goes back and forth: slices of their own would all wait for
 * the collector, and a browser is in no hurry to call it.
 */
async function* streamBlob(blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = lendingReader(blob);
  if (reader === null) return yield* plainStream(blob);
  let buffer = new ArrayBuffer(PIECE_BYTES);
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done || value === undefined) return;
      yield value;
      buffer = value.buffer;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Null in browsers that stream a file only into memory of their own. */
function lendingReader(blob: Blob): ReadableStreamBYOBReader | null {
  try {
    return blob.stream().getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

async function* plainStream(blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Bytes that are in memory already. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}
