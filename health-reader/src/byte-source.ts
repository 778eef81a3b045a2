/** A file that can be read at any place: `fs` on the server, `File.slice` in a browser. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Exactly the bytes asked for, or fewer at the end; good until the next read. */
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
}

/** The bytes of a `File` or `Blob`, read in slices, never whole. */
export function blobSource(blob: Blob): ByteSource {
  let last: ArrayBuffer | null = null;
  return {
    size: blob.size,
    read: async (offset, length) => {
      if (last !== null) giveBack(last);
      last = await blob.slice(offset, offset + length).arrayBuffer();
      return new Uint8Array(last);
    },
  };
}

/** Frees the memory of a slice at once, where that can be asked for; else it waits for the collector. */
function giveBack(buffer: ArrayBuffer): void {
  // Newer than the library that the compiler knows.
  (buffer as { transfer?: (bytes: number) => ArrayBuffer }).transfer?.(0);
}

/** Bytes that are in memory already. */
export function bytesSource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}
