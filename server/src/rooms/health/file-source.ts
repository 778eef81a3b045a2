import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '@petwise/health-reader';

/** A file read at any place, at once: for a worker thread, which has nothing else to do meanwhile. */
export interface FileSource extends ByteSource {
  close(): void;
}

/** One piece of this size is used again and again; only a longer read takes new memory. */
const PIECE_BYTES = 128 * 1024;

/** Opens a file for the reader, which asks for pieces by their place; whoever opens it closes it. */
export function openFileSource(path: string): FileSource {
  const file = openSync(path, 'r');
  const piece = new Uint8Array(PIECE_BYTES);
  return {
    size: fstatSync(file).size,
    read: (offset, length) => {
      const bytes = length <= PIECE_BYTES ? piece : new Uint8Array(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
    },
    close: () => closeSync(file),
  };
}
