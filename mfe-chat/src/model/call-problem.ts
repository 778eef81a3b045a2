import { ApiError, isAway, NetworkError } from '@petwise/api';
import type { ProblemCode } from '@petwise/contracts';

export type ProblemKind =
  | 'offline'
  | 'timeout'
  | 'signed-out'
  | 'signed-in'
  | 'conflict'
  | 'gone'
  | 'refused'
  | 'crowded'
  | 'server';

/** What stopped a call, as the page tells it: the words are in `copy.problems[kind]`. */
export interface CallProblem {
  readonly kind: ProblemKind;
  readonly code: ProblemCode | null;
  /** The server's own sentence, where it helps. */
  readonly detail: string | null;
  readonly requestId: string | null;
}

const NO_ANSWER = { code: null, detail: null, requestId: null } as const;

/** Sorts whatever a call threw. */
export function problemOf(error: unknown): CallProblem {
  if (error instanceof NetworkError) {
    return { ...NO_ANSWER, kind: error.kind === 'timeout' ? 'timeout' : 'offline' };
  }
  if (!(error instanceof ApiError)) return { ...NO_ANSWER, kind: 'server' };
  const kind = kindOf(error);
  const detail = kind === 'refused' || kind === 'conflict' ? error.reason : null;
  return { kind, code: error.code, detail, requestId: error.requestId };
}

function kindOf(error: ApiError): ProblemKind {
  const { status, code } = error;
  if (status === 401) return 'signed-out';
  if (code === 'idempotency-mismatch') return 'server';
  if (status === 409) return 'conflict';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'crowded';
  if (isAway(error)) return 'offline';
  return status < 500 ? 'refused' : 'server';
}

/** Whether "Try again" makes sense. */
export function canRetry({ kind }: CallProblem): boolean {
  return kind !== 'conflict' && kind !== 'gone' && kind !== 'refused' && kind !== 'signed-out';
}
