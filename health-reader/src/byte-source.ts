/** A file that can be read at any place: `fs` on the server, `File.slice` in a browser. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Exactly the bytes asked for, or fewer at the end; good until the next read. */
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
}

/** The bytes of a `File` or `Blob`, read in slices, never whole. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) =>
      new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
  };
}

/** Bytes that are in memory already. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}
