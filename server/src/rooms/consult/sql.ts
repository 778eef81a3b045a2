import type { OwnedRow } from '../../db/owned-row.ts';

/** A consult of this owner. */
export const isConsultOf: OwnedRow = (id, ownerId) =>
  `EXISTS (SELECT 1 FROM consults WHERE id = ${id} AND owner_id = ${ownerId})`;

/** The kind of animal that a consult is about. */
export function speciesOf(consultId: string): string {
  return `(SELECT species FROM consults WHERE id = ${consultId})`;
}
