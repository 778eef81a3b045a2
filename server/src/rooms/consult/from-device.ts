import type { NewTurn } from '@petwise/assessor';
import type { Assessment, DeviceCheck } from '@petwise/contracts';
import type { Queryable } from '../../db/database.ts';
import type { ForgetSessions } from '../../db/owner-data.ts';
import { toJson } from '../../db/sql-values.ts';
import { addConsult, findConsult, removeConsult } from './repository.ts';
import { addTurns } from './turn-repository.ts';

/** A finished consult as a device made it. */
export interface DeviceMade {
  readonly consult: Omit<Parameters<typeof addConsult>[1], 'at'>;
  readonly begunAt: Date;
  readonly turns: readonly { readonly turn: NewTurn; readonly at: Date }[];
  readonly assessment: Assessment;
  readonly check: DeviceCheck;
  readonly endedAt: Date;
}

/** Writes a consult that was made without a network, with its turns and its assessment, in one transaction. */
export async function addDeviceMade(tx: Queryable, made: DeviceMade): Promise<void> {
  const { id } = made.consult;
  await addConsult(tx, { ...made.consult, at: made.begunAt });
  for (const { turn, at } of made.turns) await addTurns(tx, id, { turns: [turn], at });
  await tx.query(
    `UPDATE consults SET assessment = $2::jsonb, made_on_device = $3, updated_at = $4
     WHERE id = $1`,
    [id, toJson(made.assessment), made.check, made.endedAt],
  );
}

/**
 * Removes what the server itself had begun under the id for this owner, and every call that still works on it; files stay
 * with the id. False when there is a finished consult.
 */
export async function removeBegun(
  tx: Queryable,
  { ownerId, id }: { ownerId: string; id: string },
  forgetSessions: ForgetSessions,
): Promise<boolean> {
  const consult = await findConsult(tx, ownerId, id);
  if (consult?.status === 'finished') return false;
  if (consult !== null) await removeConsult(tx, ownerId, id);
  await forgetSessions(tx, [id]);
  return true;
}
