import type { Readable } from 'node:stream';

/** A file as it arrives. */
export interface FormFile {
  readonly filename: string;
  readonly stream: Readable;
  /** The id it is to have, so that the same call again finds it; for a file in pieces alone. */
  readonly id?: string;
}
