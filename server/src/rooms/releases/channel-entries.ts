import type { ChannelEntry } from '@petwise/contracts/release-service';
import type { Queryable } from '../../db/database.ts';
import type { PlacedPointer } from './moves.ts';
import * as rows from './repository.ts';

/** Where a channel points for one remote; null where it gives none. */
export async function pointerOf(
  db: Queryable,
  channel: string,
  remote: string,
): Promise<PlacedPointer | null> {
  const pointers = await rows.listPointers(db, channel);
  return pointers.find((one) => one.remote === remote) ?? null;
}

/** What a channel gives, by remote, as its list says it. */
export async function entriesOf(db: Queryable, channel: string): Promise<ChannelEntry[]> {
  const good = await rows.listGood(db, channel);
  const pointers = await rows.listPointers(db, channel);
  return pointers.map(({ remote, current, canary, pinned, byStart, since }) => ({
    remote,
    current,
    canary,
    pinned,
    byStart,
    good: [...(good.get(remote) ?? [])],
    since: since.toISOString(),
  }));
}
