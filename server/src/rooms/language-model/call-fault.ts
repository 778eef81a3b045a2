import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { BROKE_OFF, ModelFault } from './model-fault.ts';

/** What went wrong with a call, in one sentence. */
export function toModelFault(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  return new ModelFault(sentenceOf(error));
}

function sentenceOf(error: unknown): string {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return 'It did not answer in time.';
  }
  if (error instanceof APIConnectionError) {
    const cause = codeOf(error);
    if (cause === 'ENOTFOUND' || cause === 'EAI_AGAIN') return 'Its address is not known.';
    if (cause === 'ECONNREFUSED') return 'Nothing answers at its address.';
    return BROKE_OFF;
  }
  if (error instanceof APIError) return byStatus(Number(error.status));
  return BROKE_OFF;
}

function byStatus(status: number): string {
  if (status === 401 || status === 403) return 'It refuses the key.';
  if (status === 404) return 'It has no such address or model.';
  if (status === 429) return 'It takes no more calls at the moment.';
  if (status >= 500) return 'It has a fault of its own.';
  return `It refused the call (HTTP ${status}).`;
}

/** The code of the system's own error, however deep. */
function codeOf(error: Error): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
    // Several addresses of one name were tried.
    if (cause instanceof AggregateError && cause.errors[0] instanceof Error) {
      return codeOf(cause.errors[0]);
    }
  }
  return null;
}
