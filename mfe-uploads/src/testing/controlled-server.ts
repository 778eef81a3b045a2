import {
  ApiError,
  createClient,
  NetworkError,
  replaceApi,
  type UploadProgress,
} from '@petwise/api';
import { Problem, type ProblemCode, type UploadResponse } from '@petwise/contracts';
import * as v from 'valibot';
import { uploadResponse } from './fixtures.ts';

/** One upload that the server has before it; nothing happens to it by itself. */
export interface ControlledUpload {
  readonly path: string;
  readonly file: File;
  readonly fields: Readonly<Record<string, string>>;
  readonly aborted: () => boolean;
  readonly progress: (report: UploadProgress) => void;
  readonly answer: (changes?: Partial<UploadResponse>) => void;
  /** A non-OK answer; with a code its body is a `Problem`. */
  readonly refuse: (status: number, statusText: string, body?: Refused) => void;
  readonly drop: () => void;
}

interface Refused {
  readonly code: ProblemCode;
  readonly error: string;
}

/** Replaces the page's API by one whose uploads wait for the test. Call it after `renderInShell`. */
export function controlledServer(): readonly ControlledUpload[] {
  const uploads: ControlledUpload[] = [];
  replaceApi(
    createClient({
      upload: (route, file, options = {}) =>
        new Promise((resolve, reject) => {
          const { signal, fields = {}, onProgress } = options;
          signal?.addEventListener('abort', () => reject(new NetworkError('aborted')));
          uploads.push({
            path: route.path,
            file,
            fields,
            aborted: () => signal?.aborted ?? false,
            progress: (report) => onProgress?.(report),
            answer: (changes) => resolve(uploadResponse(file, changes)),
            refuse: (status, statusText, body) =>
              reject(
                new ApiError({ status, statusText }, body ? v.parse(Problem, body) : null, null),
              ),
            drop: () => reject(new NetworkError('offline')),
          });
        }),
    }),
  );
  return uploads;
}
