import type { Problem, ProblemCode } from '@petwise/contracts';

/**
 * A non-OK answer (NET-02). `message` is "{status}: {error field of the body,
 * else the status text}"; `statusLine` is "HTTP {status}: {status text}", the
 * form in which the consult logs it (FLOW-07).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  readonly code: ProblemCode | null;
  readonly requestId: string | null;
  /** The server's own sentence, else the status text. */
  readonly reason: string;
  /** The sentence in the body of the answer; null when it had none. */
  readonly told: string | null;

  constructor(
    response: { status: number; statusText: string },
    problem: Problem | null,
    raw: string | null,
  ) {
    const told = problem?.error ?? raw;
    const reason = told ?? response.statusText;
    super(`${response.status}: ${reason}`);
    this.name = 'ApiError';
    this.status = response.status;
    this.statusText = response.statusText;
    this.code = problem?.code ?? null;
    this.requestId = problem?.requestId ?? null;
    this.reason = reason;
    this.told = told;
  }

  get statusLine(): string {
    return `HTTP ${this.status}: ${this.statusText}`;
  }
}

/** The request never got an answer: no network, a timeout, or the caller's own abort. */
export class NetworkError extends Error {
  readonly kind: 'offline' | 'timeout' | 'aborted';

  constructor(kind: 'offline' | 'timeout' | 'aborted', cause?: unknown) {
    super(
      kind === 'timeout'
        ? 'The server took too long to answer'
        : kind === 'aborted'
          ? 'The request was cancelled'
          : 'The server could not be reached',
      { cause },
    );
    this.name = 'NetworkError';
    this.kind = kind;
  }
}
