import { ApiError, createClient, NetworkError, replaceApi } from '@petwise/api';
import { uploadResponse } from '../src/testing/fixtures.ts';

const STEP_MS = 250;
const CHECK_MS = 1500;

/** Uploads that take their time; every file whose name says "refused" is. */
export function slowDownNetwork({ bytesPerStep = 400_000 } = {}): void {
  replaceApi(
    createClient({
      upload: async (_route, file, { signal, onProgress } = {}) => {
        for (let sent = 0; sent < file.size; sent += bytesPerStep) {
          onProgress?.({ sentBytes: sent, totalBytes: file.size });
          await wait(STEP_MS, signal);
        }
        onProgress?.({ sentBytes: file.size, totalBytes: file.size });
        await wait(CHECK_MS, signal);
        if (!file.name.includes('refused')) return uploadResponse(file);
        const error = 'The document is protected by a password. Save it without one and try again.';
        const answer = { status: 422, statusText: 'Unprocessable Content' };
        throw new ApiError(answer, { error, code: 'file-unreadable' }, null);
      },
    }),
  );
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new NetworkError('aborted'));
    });
  });
}
