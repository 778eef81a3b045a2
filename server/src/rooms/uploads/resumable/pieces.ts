import type { Readable, Writable } from 'node:stream';

/** Where files lie while they arrive in pieces. */
export interface Pieces {
  open(): Promise<void>;
  /** Makes space for a file; `about` is what is known of it. */
  begin(uploadId: string, about: string): Promise<void>;
  /** What was said at its begin; empty for none, or for what a crash has left half written. */
  about(uploadId: string): Promise<string>;
  /** How many bytes have arrived; null for a file that is not there. */
  arrived(uploadId: string): Promise<number | null>;
  /** Adds at `offset`, where the file ends now, what `write` writes; it keeps what has arrived when that fails. */
  append(
    uploadId: string,
    offset: number,
    write: (target: Writable) => Promise<void>,
  ): Promise<void>;
  /** All that has arrived, in order; it fails here, not later in the stream, where nothing is there any more. */
  read(uploadId: string): Promise<Readable>;
  forget(uploadId: string): Promise<void>;
  /** Every file on its way, and when something was last added to it, by the clock of all servers (milliseconds since 1970). */
  list(): Promise<{ uploadId: string; at: number }[]>;
}
