import type { OwnerData } from '../../db/owner-data.ts';

/** Vets’ answers, what a vet found, and what became of signs; the export gives them with their assessment. */
export const followUpData: OwnerData = {
  forget: async (tx, ownerId) => {
    await tx.query('DELETE FROM vet_answers WHERE owner_id = $1', [ownerId]);
    await tx.query('DELETE FROM consult_outcomes WHERE owner_id = $1', [ownerId]);
    await tx.query('DELETE FROM consult_follows WHERE owner_id = $1', [ownerId]);
  },
};
