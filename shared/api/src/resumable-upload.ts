import { resumableRoutes, ResumableState, type RouteContract } from '@petwise/contracts';
import * as v from 'valibot';
import { ApiError, NetworkError } from './api-error.ts';
import { fillPath } from './fill-path.ts';
import { isAway } from './is-away.ts';
import type { RouteCall } from './route-call.ts';
import { type FormOptions, sendForm, type UploadOptions } from './upload.ts';

/** A piece: small enough for any proxy, large enough that its form costs nothing. Bytes. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** Nothing leaves for this long: the line is dead, whether the browser knows or not. */
const STALL_MS = 20_000;
/** Waits between attempts, milliseconds; each success begins the list anew. About four minutes in all. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 60_000];

/** What an upload in pieces goes through; tests give their own. */
export interface ResumableParts {
  readonly call: RouteCall;
  readonly send?: (address: string, form: FormData, options: FormOptions) => Promise<unknown>;
  /** Waits; ends early when the browser is online again. */
  readonly wait?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

/**
 * Sends a large file in pieces. After a broken line it asks how much has arrived
 * and goes on there; only then does the route itself take the file.
 *
 * @returns the answer as the server wrote it
 * @throws ApiError for a refusal, NetworkError when the line stays broken or the caller cancels
 */
export async function uploadInPieces(
  parts: ResumableParts,
  { route, file }: { readonly route: RouteContract; readonly file: File },
  options: UploadOptions = {},
): Promise<unknown> {
  const upload = new PiecewiseUpload(parts, file, options);
  return upload.send(route);
}

class PiecewiseUpload {
  readonly #parts: ResumableParts;
  readonly #file: File;
  readonly #options: UploadOptions;
  #failures = 0;

  constructor(parts: ResumableParts, file: File, options: UploadOptions) {
    this.#parts = parts;
    this.#file = file;
    this.#options = options;
  }

  async send(route: RouteContract): Promise<unknown> {
    const { name, size } = this.#file;
    const body = { name, size };
    const { uploadId } = await this.#retried(() =>
      this.#parts.call(resumableRoutes.begin, { body, ...this.#signal() }),
    );
    const params = { uploadId };
    try {
      await this.#sendAll(uploadId);
      const form = new FormData();
      for (const [field, value] of Object.entries(this.#options.fields ?? {}))
        form.append(field, value);
      form.append('resumable', uploadId);
      const send = this.#parts.send ?? sendForm;
      return await this.#retried(() => send(route.path, form, this.#signal()));
    } catch (error) {
      // What is left over would go by itself in an hour; a cancelled upload need not stay that long.
      if (this.#options.signal?.aborted)
        this.#parts.call(resumableRoutes.remove, { params }).catch(() => undefined);
      throw error;
    }
  }

  async #sendAll(uploadId: string): Promise<void> {
    let offset = 0;
    let isKnown = true;
    while (offset < this.#file.size) {
      try {
        if (!isKnown) {
          const arrived = await this.#arrived(uploadId);
          if (arrived > offset) this.#failures = 0;
          offset = arrived;
        }
        isKnown = true;
        if (offset < this.#file.size) offset = await this.#sendPiece(uploadId, offset);
        this.#failures = 0;
      } catch (error) {
        isKnown = false;
        await this.#recover(error);
      }
    }
  }

  async #arrived(uploadId: string): Promise<number> {
    const params = { uploadId };
    const { offset } = await this.#parts.call(resumableRoutes.state, { params, ...this.#signal() });
    return offset;
  }

  async #sendPiece(uploadId: string, offset: number): Promise<number> {
    const { size } = this.#file;
    const piece = this.#file.slice(offset, offset + PIECE_BYTES);
    const form = new FormData();
    form.append('file', piece, 'piece');
    const address = fillPath(resumableRoutes.append.path, {
      params: { uploadId },
      query: { offset: String(offset) },
    });
    const send = this.#parts.send ?? sendForm;
    const answer = await send(address, form, {
      ...this.#signal(),
      stallMs: STALL_MS,
      onProgress: ({ sentBytes }) => {
        const sent = Math.min(sentBytes, piece.size);
        this.#options.onProgress?.({ sentBytes: offset + sent, totalBytes: size });
      },
    });
    return v.parse(ResumableState, answer).offset;
  }

  /** Does something until it is done, refused or hopeless. */
  async #retried<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const done = await act();
        this.#failures = 0;
        return done;
      } catch (error) {
        await this.#recover(error);
      }
    }
  }

  /** Waits before another attempt; throws what cannot be mended by waiting. */
  async #recover(error: unknown): Promise<void> {
    const { signal } = this.#options;
    if (signal?.aborted) throw new NetworkError('aborted', error);
    const wait = WAITS_MS[this.#failures];
    if (!isPassing(error) || wait === undefined) throw error;
    this.#failures += 1;
    await (this.#parts.wait ?? waitOnline)(wait, signal);
    if (signal?.aborted) throw new NetworkError('aborted', error);
  }

  #signal(): { readonly signal?: AbortSignal } {
    return this.#options.signal === undefined ? {} : { signal: this.#options.signal };
  }
}

/** A broken line, something in between, a piece that the server did not expect, or too many at once. */
function isPassing(error: unknown): boolean {
  if (isAway(error)) return true;
  return error instanceof ApiError && (error.code === 'conflict' || error.status === 429);
}

function waitOnline(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    globalThis.addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}
