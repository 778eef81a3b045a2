import type { OwnerData } from '../../db/owner-data.ts';

/** Lines of reasoning; the conversations hold them too. */
export const reasoningData: OwnerData = {
  forget: (tx, ownerId) => tx.query('DELETE FROM reasoning_streams WHERE owner_id = $1', [ownerId]),
  forgetSessions: (tx, ids) =>
    tx.query('DELETE FROM reasoning_streams WHERE session_id = ANY($1)', [ids]),
};
