/** SQLSTATEs after which the same call may go well: no connection, a server that stops or starts, too many callers, a lost race. */
const SQLSTATES = /^(?:08...|57P0[1-5]|57014|53200|53300|53400|25P03|40001|40P01|55P03)$/;

/** Codes of Node's for a connection that could not be made, or broke. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors to which neither driver gives a code. */
const WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is clos)/;

/**
 * The database did not answer, or took no part in this call. The call may be
 * made again; whether a write that was under way has happened is not known.
 */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** A driver's error, told apart: `DatabaseUnavailable`, or the error itself. */
export function toDatabaseError(error: unknown): unknown {
  return isUnavailable(error) ? new DatabaseUnavailable(error) : error;
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || typeof error.code !== 'string') return WORDS.test(error.message);
  // Tables have changed under a statement that its connection had prepared; another connection reads it anew.
  if (error.code === '0A000' && error.message.startsWith('cached plan')) return true;
  return SYSTEM_CODES.has(error.code) || SQLSTATES.test(error.code);
}
