import type { RouteContract } from '@petwise/contracts';
import type { Ready, Stage } from '../stage.ts';

/** Something that an owner, a vet, or a team with its release, is told is done. */
export interface Act {
  /** What its last call asks; a run is refused when it asks something else. */
  readonly route: RouteContract;
  /** Everything up to the moment before. */
  readonly prepare: (stage: Stage) => Promise<Ready>;
  /** The same call made again is the same one: it has a key, an id of its own, or removes. */
  readonly isOnce: boolean;
  /** Only its answer says what there is to see of it: who gets none begins again. */
  readonly isToldOnly?: boolean;
  /** What others who do the like wait for, from its first step to its last. */
  readonly exclusiveAt?: string;
}

export type Acts = Readonly<Record<string, Act>>;
