import type { SignSince, TriageLevel } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import { toJson } from '../../db/sql-values.ts';

/** Keeps after which consult one was begun, and what the owner said of its signs. */
export async function keepFollows(
  tx: Queryable,
  follows: {
    readonly consultId: string;
    readonly ownerId: string;
    readonly earlier: { readonly id: string; readonly level: TriageLevel | null };
    readonly signs: readonly SignSince[];
  },
): Promise<void> {
  const { consultId, ownerId, earlier, signs } = follows;
  await tx.query(
    `INSERT INTO consult_follows (consult_id, owner_id, earlier_id, earlier_level, signs)
     VALUES ($1, $2, $3, $4, $5::jsonb)`,
    [consultId, ownerId, earlier.id, earlier.level, toJson(signs)],
  );
}
