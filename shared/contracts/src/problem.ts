import * as v from 'valibot';

/**
 * Codes of everything that can go wrong on the wire. A client may switch on
 * them exhaustively; the words beside them are for people.
 */
export const PROBLEM_CODES = [
  'invalid-request',
  'invalid-password',
  'not-authenticated',
  'forbidden',
  'forbidden-origin',
  'not-found',
  'method-not-allowed',
  'conflict',
  'idempotency-mismatch',
  'payload-too-large',
  'unsupported-media-type',
  'file-too-large',
  'file-type-refused',
  'file-unreadable',
  'quota-exceeded',
  'took-too-long',
  'too-many-requests',
  'storage-full',
  'unavailable',
  'internal',
] as const;

/** What went wrong, for programs. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * The one shape of every non-2xx body. `error` is the sentence that NET-02
 * shows after the status; `code` is for programs; `requestId` finds the line in
 * the server's log.
 */
export const Problem = v.object({
  error: v.string(),
  code: v.picklist(PROBLEM_CODES),
  requestId: v.optional(v.string()),
  /** Which field is wrong and why, when the request did not match its schema. */
  details: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
});

export type Problem = v.InferOutput<typeof Problem>;
