import { Problem } from '@petwise/contracts';
import type { RouteContract } from '@petwise/contracts';
import * as v from 'valibot';
import { ApiError, NetworkError } from './api-error.ts';

/** Bytes of the request body that have left the browser. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/** Fields to send beside the file, a way to cancel, and who hears how far it is. */
export interface UploadOptions {
  readonly fields?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** How a form is sent; `stallMs` ends a request of which nothing leaves for so long. */
export interface FormOptions extends Omit<UploadOptions, 'fields'> {
  readonly stallMs?: number;
}

/**
 * Sends one file as multipart and reports the bytes really sent.
 *
 * @returns the answer as the server wrote it; the client parses it by the route
 * @throws ApiError for a non-OK answer, NetworkError when there was none.
 */
export function uploadFile(
  route: RouteContract,
  file: File,
  { fields = {}, ...options }: UploadOptions = {},
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, file.name);
  return sendForm(route.path, form, options);
}

/** Posts a form with XMLHttpRequest, because `fetch` does not report upload progress. */
export function sendForm(
  address: string,
  form: FormData,
  { signal, onProgress, stallMs }: FormOptions = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stalled = (): void => {
      reject(new NetworkError('timeout'));
      request.abort();
    };
    const moved = (): void => {
      clearTimeout(timer);
      if (stallMs !== undefined) timer = setTimeout(stalled, stallMs);
    };
    const cancel = (): void => request.abort();
    request.open('POST', address);
    request.withCredentials = true;
    request.upload.addEventListener('progress', (event) => {
      moved();
      onProgress?.({ sentBytes: event.loaded, totalBytes: event.total });
    });
    request.addEventListener('load', () => settle(request, resolve, reject));
    request.addEventListener('error', () => reject(new NetworkError('offline')));
    request.addEventListener('timeout', () => reject(new NetworkError('timeout')));
    request.addEventListener('abort', () => reject(new NetworkError('aborted')));
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    });
    if (signal?.aborted) return reject(new NetworkError('aborted'));
    signal?.addEventListener('abort', cancel, { once: true });
    moved();
    return request.send(form);
  });
}

function settle(
  request: XMLHttpRequest,
  resolve: (answer: unknown) => void,
  reject: (error: Error) => void,
): void {
  const body = parseJson(request.responseText);
  if (request.status >= 200 && request.status < 300) {
    resolve(body);
    return;
  }
  const problem = v.safeParse(Problem, body);
  reject(new ApiError(request, problem.success ? problem.output : null, null));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
