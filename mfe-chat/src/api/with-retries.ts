import { ApiError, NetworkError } from '@petwise/api';

/** Waits before the second and the third try of a call whose connection broke. */
export const RETRY_DELAYS_MS = [1000, 2000] as const;

/** Answers of something between us and a server that is just restarting. */
const PASSING = new Set([502, 503, 504]);

/**
 * Makes a repeatable call, and makes it again when the connection broke or the
 * server was away for a moment. `onRetry` hears of each new try.
 *
 * @throws what the last try threw, or the abort.
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  options: { readonly signal: AbortSignal; readonly onRetry: (error: unknown) => void },
): Promise<T> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await call();
    } catch (error) {
      if (options.signal.aborted || !isPassing(error)) throw error;
      options.onRetry(error);
      await pause(delay, options.signal);
    }
  }
  return call();
}

/** Whether the same call may well succeed in a moment. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return PASSING.has(error.status);
  return error instanceof NetworkError && error.kind === 'offline';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
