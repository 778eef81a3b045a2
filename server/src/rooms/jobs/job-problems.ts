import type { Problem } from '@petwise/contracts';
import { ProblemError, toProblem } from '../../errors.ts';

/** What the callers of a job hear that goes on after a restart. */
export function leftOver(): ProblemError {
  const words =
    'The server restarts. Nothing is lost: the answer will be there in a moment, please try again';
  return new ProblemError('unavailable', words);
}

/** There is no such assessment: it never was this owner's, or it was deleted while its call ran. */
export function gone(isUnknown: boolean): ProblemError {
  return isUnknown
    ? new ProblemError('not-found', 'This assessment does not exist')
    : new ProblemError('conflict', 'This assessment was deleted');
}

/** A refusal that asking again would not change; anything else may be tried again. */
export function lastingProblem(error: unknown): Problem | null {
  return error instanceof ProblemError && error.status < 500 ? toProblem(error) : null;
}
