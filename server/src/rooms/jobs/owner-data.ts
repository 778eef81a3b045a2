import type { OwnerData } from '../../db/owner-data.ts';

/** Long calls, with what was asked and answered; the conversations hold the same. */
export const jobData: OwnerData = {
  forget: (tx, ownerId) => tx.query('DELETE FROM jobs WHERE owner_id = $1', [ownerId]),
  forgetSessions: (tx, ids) => tx.query('DELETE FROM jobs WHERE session_id = ANY($1)', [ids]),
};
