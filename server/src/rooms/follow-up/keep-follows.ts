import { toJson } from '../../db/sql-values.ts';
import type { ConsultFollows } from '../consult/work.ts';

/** Keeps after which consult one was begun, and what the owner said of its signs. */
export const keepFollows: ConsultFollows['keepFollows'] = async (tx, follows) => {
  const { consultId, ownerId, earlier, signs } = follows;
  await tx.query(
    `INSERT INTO consult_follows (consult_id, owner_id, earlier_id, earlier_level, signs)
     VALUES ($1, $2, $3, $4, $5::jsonb)`,
    [consultId, ownerId, earlier.id, earlier.level, toJson(signs)],
  );
};
