import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Fetch } from './client.ts';

/** How a default query treats a 401 (NET-03): as an error, or as an empty result. */
export type On401 = 'throw' | 'return-null';

/**
 * The query client of a page with the defaults of NET-03: a GET to the first
 * element of the key, parsed as JSON; never stale, never refetched by itself,
 * no retries.
 */
export function createQueryClient(given: { fetch?: Fetch; on401?: On401 } = {}): QueryClient {
  const on401 = given.on401 ?? 'throw';
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) =>
          getJson(String(queryKey[0]), { ...given, on401, signal }),
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // What a press began fails at once without a network; else it would wait for one, and say nothing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

async function getJson(
  url: string,
  options: { fetch?: Fetch; on401: On401; signal: AbortSignal },
): Promise<unknown> {
  const response = await (options.fetch ?? globalThis.fetch)(url, {
    credentials: 'include',
    signal: options.signal,
  });
  if (response.status === 401 && options.on401 === 'return-null') return null;
  if (!response.ok) {
    const text = await response.text();
    throw new ApiError(response, null, errorField(text));
  }
  return response.json();
}

function errorField(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'error' in body) {
      return typeof body.error === 'string' ? body.error : null;
    }
    return null;
  } catch {
    return null;
  }
}
