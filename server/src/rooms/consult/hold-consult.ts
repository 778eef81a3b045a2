import type { Queryable } from '../../db/database.ts';

/** Until the transaction ends, nobody else holds this consult or changes it. */
export async function holdConsult(tx: Queryable, id: string): Promise<void> {
  await tx.query('SELECT id FROM consults WHERE id = $1 FOR UPDATE', [id]);
}
