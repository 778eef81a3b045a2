import { createHash, randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../db/database.ts';
import type { Place } from './call-load.ts';
import type { JobKind } from './job.ts';
import type { OwnedRow } from '../../db/owned-row.ts';
import { addJob, findJob, type JobRow } from './repository.ts';

/** A long call, as it comes in. */
export interface Call {
  readonly ownerId: string;
  readonly kind: JobKind;
  /** The caller's `Idempotency-Key`; without one the call can be joined by nobody. */
  readonly key: string | undefined;
  /** Among the calls under way, if it came in as a request. */
  readonly place?: Place;
  readonly request: unknown;
  /** When the call came in, if that matters to the work; it may have waited since. */
  readonly receivedAt?: Date;
  /** The session the call is about; or how it is made, when the row is written. */
  readonly session: string | ((tx: Queryable) => Promise<string>);
  /** What the session has to be, of this owner; else there is no such call. */
  readonly of?: OwnedRow;
}

/** Another call with the same key was first; what this one claimed is rolled back. */
class KeyTaken extends Error {}

/** Writes the row of a call; null when the owner's key is taken, or `of` is not this owner's. */
export async function addCall(
  db: Database,
  call: Call,
  row: { key: string; requestHash: string; at: Date; leaseUntil: Date },
): Promise<JobRow | null> {
  const { session, ownerId, kind, request, of, receivedAt = row.at } = call;
  const add = (tx: Queryable, sessionId: string): Promise<JobRow | null> =>
    addJob(tx, {
      ...row,
      id: randomUUID(),
      ownerId,
      kind,
      sessionId,
      request,
      of,
      at: receivedAt,
    });
  if (typeof session === 'string') return add(db, session);
  // Claiming the session a second time would fail: a call that is repeated with its key gets the job it has begun.
  if (call.key !== undefined && (await findJob(db, ownerId, row.key)) !== null) return null;
  const adding = db.transaction(async (tx) => {
    const added = await add(tx, await session(tx));
    if (added === null) throw new KeyTaken();
    return added;
  });
  return adding.catch((error: unknown) => {
    if (error instanceof KeyTaken) return null;
    throw error;
  });
}

/** Tells whether two calls ask for the same. */
export function hashOf(kind: JobKind, request: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, request]))
    .digest('hex');
}
