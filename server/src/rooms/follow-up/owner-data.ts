import type { OwnerData } from '../../db/owner-data.ts';

/** Vets’ answers, what a vet found, what became of signs, and which reports need no reminder; the export gives them with their assessment. */
export const followUpData: OwnerData = {
  forget: async (tx, ownerId) => {
    await tx.query('DELETE FROM vet_answers WHERE owner_id = $1', [ownerId]);
    await tx.query('DELETE FROM consult_outcomes WHERE owner_id = $1', [ownerId]);
    await tx.query('DELETE FROM consult_follows WHERE owner_id = $1', [ownerId]);
    await tx.query('DELETE FROM looked_again WHERE owner_id = $1', [ownerId]);
  },
};
