/**
 * The guided consult's three calls, a message of the prototype chat, corrections in either, and what a language model
 * does beside a consult: it listens, and what it heard amends the consult.
 */
export type JobKind =
  | 'init'
  | 'answer'
  | 'finalize'
  | 'message'
  | 'correct'
  | 'correct-message'
  | 'listen'
  | 'amend';

/** A long call, as it is worked on. */
export interface Job {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: JobKind;
  readonly sessionId: string;
  readonly request: unknown;
  /** Calls of one lane go one after another: those of a session, and what a language model does beside them. */
  readonly lane: string;
  readonly attempts: number;
  /** When the call came in; a call that is taken up again keeps it. */
  readonly createdAt: Date;
}
