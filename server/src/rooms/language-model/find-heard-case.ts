import type { Queryable } from '../../db/database.ts';
import { findConsultCase } from '../consult/heard-case.ts';
import { findSessionCase } from '../sessions/heard-case.ts';
import type { HeardCase } from './heard-case.ts';

/** The owner's assessment of an id; null where there is none, or nothing is understood in it yet. */
export async function findHeardCase(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<HeardCase | null> {
  return (await findConsultCase(db, ownerId, id)) ?? (await findSessionCase(db, ownerId, id));
}
