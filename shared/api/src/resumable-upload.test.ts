import { resumableRoutes, uploadRoutes } from '@petwise/contracts';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { type ResumableParts, uploadInPieces } from './resumable-upload.ts';
import type { FormOptions } from './upload.ts';

const ID = '7d3b5c60-2f4e-4b57-9d52-0a4f2f0f5a11';
const MIB = 1024 * 1024;
const ROUTE = uploadRoutes.secureUpload;
const ANSWER = { id: 'a file' };

/** A server that keeps what arrives, on a line that breaks as told. */
class FakeLine {
  arrived = 0;
  removed = 0;
  readonly sent: string[] = [];
  readonly waits: number[] = [];
  /** For each piece in turn: how many of its bytes arrive before the line breaks. */
  breaks: number[] = [];
  finish: (() => unknown)[] = [];
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  parts(): ResumableParts {
    // The three routes that an upload in pieces calls.
    const call = (async (route: unknown) => {
      if (route === resumableRoutes.begin) return { uploadId: ID };
      if (route === resumableRoutes.remove) this.removed += 1;
      return { offset: this.arrived, size: this.#size };
    }) as ResumableParts['call'];
    return {
      call,
      send: async (address, form, options) => this.#take(address, form, options),
      wait: async (milliseconds) => void this.waits.push(milliseconds),
    };
  }

  #take(address: string, form: FormData, { onProgress }: FormOptions): unknown {
    this.sent.push(address);
    if (address === ROUTE.path) {
      expect(form.get('resumable')).toBe(ID);
      return (this.finish.shift() ?? (() => ANSWER))();
    }
    const piece = form.get('file');
    if (!(piece instanceof File)) throw new Error('a piece is a file');
    const offset = Number(new URL(address, 'http://x').searchParams.get('offset'));
    if (offset !== this.arrived) throw refusal(409, 'conflict');
    const stop = this.breaks.shift();
    this.arrived += Math.min(piece.size, stop ?? piece.size);
    onProgress?.({ sentBytes: this.arrived - offset, totalBytes: piece.size });
    if (stop !== undefined) throw new NetworkError('offline');
    return { offset: this.arrived, size: this.#size };
  }
}

function refusal(status: number, code: 'conflict' | 'file-type-refused'): ApiError {
  return new ApiError({ status, statusText: '' }, { error: code, code }, null);
}

function fileOf(megabytes: number): File {
  return new File([new Uint8Array(megabytes * MIB)], 'export.zip');
}

describe('uploadInPieces', () => {
  it('sends every byte once, says how many, and lets the route take the file', async () => {
    const line = new FakeLine(20 * MIB);
    const seen: number[] = [];
    const onProgress = ({ sentBytes }: { sentBytes: number }): void => void seen.push(sentBytes);
    expect(
      await uploadInPieces(line.parts(), { route: ROUTE, file: fileOf(20) }, { onProgress }),
    ).toBe(ANSWER);
    expect(line.sent).toEqual([
      `/api/resumable/${ID}?offset=0`,
      `/api/resumable/${ID}?offset=${8 * MIB}`,
      `/api/resumable/${ID}?offset=${16 * MIB}`,
      ROUTE.path,
    ]);
    expect(seen.at(-1)).toBe(20 * MIB);
    expect(line.waits).toEqual([]);
  });

  it('goes on where the line broke', async () => {
    const line = new FakeLine(10 * MIB);
    line.breaks = [3 * MIB, 0, 0];
    await uploadInPieces(line.parts(), { route: ROUTE, file: fileOf(10) });
    expect(line.sent[1]).toBe(`/api/resumable/${ID}?offset=${3 * MIB}`);
    expect(line.arrived).toBe(10 * MIB);
    // Longer each time that nothing comes through.
    expect(line.waits).toEqual([500, 500, 1_000]);
  });

  it('asks again when the answer was lost, and when something in between fails', async () => {
    const line = new FakeLine(5 * MIB);
    const fail = (error: Error) => () => {
      throw error;
    };
    line.finish = [
      fail(new NetworkError('timeout')),
      fail(new ApiError({ status: 502, statusText: 'Bad Gateway' }, null, null)),
    ];
    expect(await uploadInPieces(line.parts(), { route: ROUTE, file: fileOf(5) })).toBe(ANSWER);
  });

  it('gives up on a refusal at once, and on a dead line in the end', async () => {
    const line = new FakeLine(5 * MIB);
    line.finish = [
      () => {
        throw refusal(415, 'file-type-refused');
      },
    ];
    await expect(uploadInPieces(line.parts(), { route: ROUTE, file: fileOf(5) })).rejects.toThrow(
      '415',
    );
    expect(line.waits).toEqual([]);
    const dead = new FakeLine(5 * MIB);
    dead.breaks = Array.from({ length: 50 }, () => 0);
    await expect(uploadInPieces(dead.parts(), { route: ROUTE, file: fileOf(5) })).rejects.toThrow(
      NetworkError,
    );
    expect(dead.waits.length).toBeLessThan(20);
    // Never sooner than the time before, and nobody waits for more than five minutes to hear of it.
    expect(dead.waits).toEqual(dead.waits.toSorted((one, other) => one - other));
    expect(dead.waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(300_000);
  });

  it('ends when it is cancelled, and leaves nothing behind', async () => {
    const line = new FakeLine(20 * MIB);
    const cancel = new AbortController();
    line.breaks = [MIB];
    const parts = { ...line.parts(), wait: async () => cancel.abort() };
    await expect(
      uploadInPieces(parts, { route: ROUTE, file: fileOf(20) }, { signal: cancel.signal }),
    ).rejects.toMatchObject({ kind: 'aborted' });
    expect(line.removed).toBe(1);
    expect(line.arrived).toBe(MIB);
  });
});
