import { ApiError } from '@petwise/api';

/** FLOW-07: a failed call is logged as "HTTP {status}: {status text}"; one without an answer as it is. */
export function logFailure(error: unknown): void {
  console.error(error instanceof ApiError ? error.statusLine : error);
}
