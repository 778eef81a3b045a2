import type { OwnerData } from '../../db/owner-data.ts';

/** Values read in files; the export gives them with their file. */
export const laboratoryData: OwnerData = {
  forget: (tx, ownerId) => tx.query('DELETE FROM lab_reports WHERE owner_id = $1', [ownerId]),
};
