import type { OwnerData } from '../../db/owner-data.ts';
import { isSessionHeld } from '../reasoning/sql.ts';

/** Which assessments have come from a device, so that none comes twice. */
export const deviceConsultData: OwnerData = {
  forget: (tx, ownerId) => tx.query('DELETE FROM device_consults WHERE owner_id = $1', [ownerId]),
  forgetUnchanged: async (tx, before) => {
    await tx.query(
      `DELETE FROM device_consults WHERE received_at < $1 AND NOT ${isSessionHeld('id')}`,
      [before],
    );
    return { rows: 0 };
  },
};
