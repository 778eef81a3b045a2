import type { Finding, Measure } from '../knowledge-types.ts';
import type { FrameReader } from './read-observations.ts';
import type { Token } from './tokens.ts';

/** All that is needed to read what owners of one species write. */
export interface Reader {
  /** Concepts of the language and observations of the species. */
  frames: FrameReader;
  correct: (tokens: readonly Token[]) => readonly Token[];
  findings: ReadonlyMap<string, Finding>;
  /** What can be counted at home in this species. */
  measures: readonly Measure[];
  /** Ids of `findings`. */
  known: ReadonlySet<string>;
  /** Words for the patient itself. */
  kinds: ReadonlySet<string>;
  /** Ids of findings of which one alone makes an emergency. */
  alarms: ReadonlySet<string>;
}
