import type { AssessmentStep } from '@petwise/assessor';
import type { Queryable } from '../../db/database.ts';

/** An assessment that a language model may read beside the engine: a consult, or a session of the prototype chat. */
export interface HeardCase {
  readonly id: string;
  readonly ownerId: string;
  readonly version: number;
  readonly species: string;
  /** False once it is finished. */
  readonly isOpen: boolean;
  /** The assessor's own. */
  readonly state: unknown;
  /** The state before the last answer, from where it may be given again; null before the first. */
  readonly before: unknown;
  /** Puts what was heard beside it; the open question stays. False when the case has moved meanwhile. */
  readonly amend: (
    tx: Queryable,
    next: { readonly step: AssessmentStep; readonly before: unknown; readonly at: Date },
  ) => Promise<boolean>;
}
