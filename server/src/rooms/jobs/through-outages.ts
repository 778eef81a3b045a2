import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import { DatabaseUnavailable } from '../../db/unavailable.ts';

/** How long a database may be away before a step is given up. */
const OUTAGE_MS = 2 * 60_000;
/** Between two tries, at first and at most. */
const PAUSE_MS = { first: 200, longest: 5_000 } as const;

/** Does a step again while the database is away; only for a step that counts once, however often it is done. */
export async function throughOutages<T>(
  step: () => Promise<T>,
  { clock, isOver }: { clock: Clock; isOver: () => boolean },
): Promise<T> {
  const until = clock() + OUTAGE_MS;
  for (let pause: number = PAUSE_MS.first; ; pause = Math.min(2 * pause, PAUSE_MS.longest)) {
    try {
      return await step();
    } catch (error) {
      const isGivenUp = isOver() || clock() > until;
      if (isGivenUp || !(error instanceof DatabaseUnavailable)) throw error;
      await sleep(pause);
    }
  }
}
