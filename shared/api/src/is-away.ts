import { ApiError, NetworkError } from './api-error.ts';

/** Of something in between, of a server that is just restarting, or of one whose database is away. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** True where a call did not reach what it asked for: the same one may well succeed in a moment. */
export function isAway(error: unknown): boolean {
  if (error instanceof NetworkError) return error.kind !== 'aborted';
  return error instanceof ApiError && AWAY.has(error.status);
}
