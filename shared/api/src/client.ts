import { Problem, RESUMABLE_FROM_BYTES } from '@petwise/contracts';
import type { RouteContract, RouteResponse } from '@petwise/contracts';
import * as v from 'valibot';
import { ApiError, NetworkError } from './api-error.ts';
import { fillPath } from './fill-path.ts';
import { uploadInPieces } from './resumable-upload.ts';
import type { CallOptions, RouteCall } from './route-call.ts';
import { uploadFile, type UploadOptions } from './upload.ts';

/** Calls the server's routes; each call's shapes are those of its contract. */
export interface ApiClient {
  readonly call: RouteCall;
  /** Calls a route whose answer is a file; fails as `call` does. */
  download<R extends RouteContract>(route: R, options: CallOptions<R>): Promise<Blob>;
  /**
   * Sends one file and reports the bytes really sent; fails as `call` does. A large
   * one goes in pieces, and goes on where it stopped when the line breaks.
   */
  upload<R extends RouteContract>(
    route: R,
    file: File,
    options?: UploadOptions,
  ): Promise<RouteResponse<R>>;
  /** Hears every 401 of a route that needs a session: the session has expired. */
  onUnauthenticated(handler: () => void): () => void;
}

/** The part of `fetch` that the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a client talks through; the developer's harness gives its own, else the page's are used. */
export interface Transport {
  readonly fetch?: Fetch;
  /** Sends a file and gives what the server answered, not yet parsed. */
  readonly upload?: (route: RouteContract, file: File, options?: UploadOptions) => Promise<unknown>;
}

/**
 * Makes the one client of a page. Every call checks the answer against its contract; `given` replaces the network
 * in tests and on a device without one.
 */
export function createClient(given: Transport = {}): ApiClient {
  const listeners = new Set<() => void>();

  function unauthenticated(): void {
    for (const listener of listeners) listener();
  }

  async function answerOf<R extends RouteContract>(
    route: R,
    options: CallOptions<R>,
  ): Promise<Response> {
    const response = await send(route, options, given);
    if (response.ok) return response;
    if (response.status === 401 && route.access === 'session') unauthenticated();
    throw await toApiError(response);
  }

  async function call<R extends RouteContract>(
    route: R,
    options: CallOptions<R>,
  ): Promise<RouteResponse<R>> {
    const response = await answerOf(route, options);
    // The schema of R parses to exactly RouteResponse<R>; the generic index hides it from the compiler.
    return v.parse(route.response, await response.json()) as RouteResponse<R>;
  }

  async function download<R extends RouteContract>(
    route: R,
    options: CallOptions<R>,
  ): Promise<Blob> {
    return (await answerOf(route, options)).blob();
  }

  function transfer(route: RouteContract, file: File, options?: UploadOptions): Promise<unknown> {
    if (given.upload) return given.upload(route, file, options);
    return file.size < RESUMABLE_FROM_BYTES
      ? uploadFile(route, file, options)
      : uploadInPieces({ call }, { route, file }, options);
  }

  async function upload<R extends RouteContract>(
    route: R,
    file: File,
    options?: UploadOptions,
  ): Promise<RouteResponse<R>> {
    try {
      const answer = v.safeParse(route.response, await transfer(route, file, options));
      if (!answer.success) throw new Error('The server answered the upload with something unknown');
      // The schema of R parses to exactly RouteResponse<R>; the generic index hides it from the compiler.
      return answer.output as RouteResponse<R>;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) unauthenticated();
      throw error;
    }
  }

  return {
    call,
    download,
    upload,
    onUnauthenticated: (handler) => {
      listeners.add(handler);
      return () => listeners.delete(handler);
    },
  };
}

async function send<R extends RouteContract>(
  route: R,
  options: CallOptions<R>,
  given: Transport,
): Promise<Response> {
  const timeout = AbortSignal.timeout(route.timeoutMs ?? 60_000);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const headers = new Headers({ accept: 'application/json' });
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const init: RequestInit = { method: route.method, credentials: 'include', headers, signal };
  // NET-01: multipart goes without a content type of ours, anything else as JSON.
  if (options.form) init.body = options.form;
  else if (route.bodyKind === 'json') {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(options.body ?? {});
  }
  const address = fillPath(route.path, options);
  try {
    return await (given.fetch ?? globalThis.fetch)(address, init);
  } catch (error) {
    if (timeout.aborted) throw new NetworkError('timeout', error);
    if (options.signal?.aborted) throw new NetworkError('aborted', error);
    throw new NetworkError('offline', error);
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  try {
    const body: unknown = JSON.parse(text);
    const problem = v.safeParse(Problem, body);
    if (problem.success) return new ApiError(response, problem.output, null);
    const other = v.safeParse(v.object({ error: v.string() }), body);
    return new ApiError(response, null, other.success ? other.output.error : null);
  } catch {
    return new ApiError(response, null, null);
  }
}
