import { ApiError, NetworkError } from '@petwise/api';

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
  /** The server's own sentence, where it helps. */
  readonly detail: string | null;
  readonly requestId: string | null;
}

/** Sorts whatever a call threw. */
export function problemOf(error: unknown): CallProblem {
  if (error instanceof NetworkError) {
    return { kind: error.kind === 'timeout' ? 'timeout' : 'offline', detail: null, requestId: null };
  }
  if (!(error instanceof ApiError)) return { kind: 'server', detail: null, requestId: null };
  const kind = kindOf(error);
  return { kind, detail: kind === 'refused' ? error.reason : null, requestId: error.requestId };
}

function kindOf({ status, code }: ApiError): ProblemKind {
  if (status === 401) return 'signed-out';
  if (code === 'idempotency-mismatch') return 'server';
  if (status === 409) return 'conflict';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'crowded';
  if (status === 502 || status === 503 || status === 504) return 'offline';
  return status < 500 ? 'refused' : 'server';
}

/** Whether the server certainly does not work on the call, so that its key must not be used again. */
export function endsCall(problem: CallProblem): boolean {
  return problem.kind === 'conflict' || problem.kind === 'gone' || problem.kind === 'refused';
}

/** Whether "Try again" makes sense. */
export function canRetry(problem: CallProblem): boolean {
  return !endsCall(problem) && problem.kind !== 'signed-out';
}
