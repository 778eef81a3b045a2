import type { Problem, ProblemCode } from '@petwise/contracts';

/** Every problem the server can answer with: its status, and the words a person reads. */
export const PROBLEMS: Readonly<Record<ProblemCode, { status: number; error: string }>> = {
  'invalid-request': { status: 400, error: 'The request is not valid' },
  'invalid-password': { status: 401, error: 'Invalid password' },
  'not-authenticated': { status: 401, error: 'Please sign in' },
  forbidden: { status: 403, error: 'You may not do that' },
  'forbidden-origin': { status: 403, error: 'This request came from another site and was refused' },
  'not-found': { status: 404, error: 'Not found' },
  'method-not-allowed': { status: 405, error: 'This address does not take that method' },
  conflict: { status: 409, error: 'This was changed somewhere else. Reload and try again' },
  'idempotency-mismatch': {
    status: 422,
    error: 'This Idempotency-Key was already used for another request',
  },
  'payload-too-large': { status: 413, error: 'The request is too large' },
  'unsupported-media-type': {
    status: 415,
    error: 'The content type of the request is not accepted',
  },
  'file-too-large': { status: 413, error: 'The file is too large' },
  'file-type-refused': { status: 415, error: 'This kind of file is not accepted' },
  'file-unreadable': { status: 422, error: 'The file could not be read' },
  'quota-exceeded': { status: 413, error: 'There is no space for more files' },
  'took-too-long': {
    status: 422,
    error:
      'Reading your words took too long, so we stopped. Nothing you wrote is lost: please send it again, shortened to what matters most. If your pet is in distress, call a vet now',
  },
  'too-many-requests': { status: 429, error: 'Too many requests. Please wait and try again' },
  'storage-full': {
    status: 507,
    error: 'The server has run out of disk space. Nothing was changed; please try again later',
  },
  unavailable: { status: 503, error: 'The server is busy. Please try again in a moment' },
  internal: { status: 500, error: 'Something went wrong on the server' },
};

export interface ProblemOptions {
  readonly details?: Problem['details'];
  /** Seconds until the caller may try again; becomes `Retry-After`, which every 503 has. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What really happened; for the log alone, never on the wire. */
  readonly cause?: unknown;
}

/** When a caller of a server that cannot answer now may come back; seconds. */
const RETRY_AFTER_S = 2;

/** The one way to refuse a request: a code of the list, and better words where there are some. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: Problem['details'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, error?: string, options: ProblemOptions = {}) {
    super(error ?? PROBLEMS[code].error, { cause: options.cause });
    this.name = 'ProblemError';
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.details = options.details;
    const retryAfter = options.retryAfter ?? (this.status === 503 ? RETRY_AFTER_S : undefined);
    const retry = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    this.headers = { ...retry, ...options.headers };
  }
}

/** Whether something that is needed cannot be reached now. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'unavailable';
}

/** The body of a problem answer. */
export function toProblem(error: ProblemError, requestId?: string): Problem {
  return {
    error: error.message,
    code: error.code,
    ...(requestId === undefined ? {} : { requestId }),
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}
