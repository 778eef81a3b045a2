/** Why no text came out of a file. `too-large`: it unpacks to far more than it should. */
export type ReadFailure = 'too-large' | 'too-slow' | 'too-hungry' | 'locked' | 'damaged';

/** A file could not be read; `code` says why, in words fit for programs alone. */
export class ReadError extends Error {
  readonly code: ReadFailure;

  constructor(code: ReadFailure, cause?: unknown) {
    super(`the file could not be read: ${code}`, { cause });
    this.name = 'ReadError';
    this.code = code;
  }
}
