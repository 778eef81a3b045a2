/** What a test asks of the program that it torments, and what the program tells. */

/** What happens at a fault point. */
export type Fault =
  /** Nothing more of this call happens; the rest of the program goes on until it is killed. */
  | { readonly kind: 'hold' }
  /** The step fails as a disk or a database does. */
  | { readonly kind: 'fail'; readonly code: string }
  | { readonly kind: 'wait'; readonly ms: number }
  /** A mistake that the suite must find: the caller is told that all is kept, and then it is held. */
  | { readonly kind: 'lie' };

export interface Point {
  /** Such as `answer · UPDATE consults · after`. */
  readonly name: string;
  /** Whether a transaction is open there, which everybody else's calls wait for. */
  readonly isInTransaction: boolean;
  /** What the call asks, such as `POST /api/shares`. */
  readonly route: string;
}

export type ToProgram =
  /** The program was loaded ahead of time, and may open its data now. */
  | { readonly kind: 'start' }
  /** From now on these happen, by name of point; in place of what was planned before. */
  | {
      readonly kind: 'plan';
      readonly faults: Readonly<Record<string, Fault>>;
      /** No byte more can be written to the database's files. */
      readonly isDiskFull: boolean;
    };

export type FromProgram =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'planned' }
  | { readonly kind: 'passed'; readonly point: Point }
  | { readonly kind: 'held'; readonly name: string };

/** What the points of an erasure have first in their names. */
export const ERASURE = 'erasure';

/** Calls that bear this header pass fault points; its value comes first in the names of its points. */
export const ACT_HEADER = 'x-petwise-act';
