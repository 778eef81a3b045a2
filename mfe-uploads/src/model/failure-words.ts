import { ApiError } from '@petwise/api';
import { COPY } from '../copy.ts';
import { formatBytes, isTooLarge } from './file-size.ts';

/** The specification's sentence for a failed upload (HOME-11). */
export function failureWords(error: unknown): string {
  if (error instanceof ApiError) {
    return COPY.failed(error.code ? error.reason : COPY.reason(error.statusText));
  }
  return COPY.failed(error instanceof Error ? error.message : null);
}

/** Why a file need not even be sent; null when it may be. */
export function refusalOf(file: File): string | null {
  if (file.size === 0) return COPY.failed(COPY.empty(file.name));
  if (isTooLarge(file)) return COPY.failed(COPY.tooLarge(file.name, formatBytes(file.size)));
  return null;
}
