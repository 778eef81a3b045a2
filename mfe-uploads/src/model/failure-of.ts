import { ApiError } from '@petwise/api';
import type { ProblemCode, RefusedUpload } from '@petwise/contracts';
import { COPY } from '../copy.ts';
import { formatBytes } from '@petwise/ui/format-bytes';
import { byteLimitOf } from './file-size.ts';
import { safeName } from './safe-name.ts';

/** Why a file did not go through. */
export interface Failure {
  /** HOME-11's reason, without a full stop. */
  readonly reason: string;
  /** The server's own sentence, when it can help the owner. */
  readonly detail: string | null;
  /** Sending the same file again cannot help. */
  readonly final: boolean;
  /** What the server answered; missing where nothing came. */
  readonly answer?: RefusedUpload;
}

/** What is wrong with the file itself stays wrong, however often it is sent. */
const HOPELESS: ReadonlySet<string> = new Set<ProblemCode>([
  'file-too-large',
  'file-type-refused',
  'file-unreadable',
]);

/** What an upload's error says to the owner. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) {
    // HTTP/2 has no status text; the server's sentence then stands in its place.
    const { status, statusText, code } = error;
    const known = { final: HOPELESS.has(code ?? ''), answer: { status, words: error.reason } };
    if (!statusText) return { ...plain(COPY.reason(error.reason || `HTTP ${status}`)), ...known };
    const detail = code && status < 500 && error.reason !== statusText ? error.reason : null;
    return { reason: COPY.reason(statusText), detail, ...known };
  }
  return plain((error instanceof Error && error.message) || COPY.unknownError);
}

/** Why a file need not even be sent; null when it may be. */
export function refusalOf(file: File): Failure | null {
  const name = safeName(file);
  if (file.size === 0) return final(COPY.notSent.empty(name));
  if (file.size > byteLimitOf(file)) {
    return final(COPY.notSent.large(name, formatBytes(file.size)));
  }
  return null;
}

/** HOME-11's sentence, followed by the server's own where there is one. */
export function failureSentence({ reason, detail }: Failure): string {
  const sentence = COPY.failed(reason);
  return detail ? `${sentence} ${detail}` : sentence;
}

function plain(reason: string): Failure {
  return { reason: reason.replace(/\.$/, ''), detail: null, final: false };
}

function final(reason: string): Failure {
  return { ...plain(reason), final: true };
}
