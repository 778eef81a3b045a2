import type { OwnedRow } from '../../db/owned-row.ts';

/** A consult of this owner. */
export const isConsultOf: OwnedRow = (id, ownerId) =>
  `EXISTS (SELECT 1 FROM consults WHERE id = ${id} AND owner_id = ${ownerId})`;

/** That a consult has its report. */
export function isFinished(consultId: string): string {
  return `EXISTS (SELECT 1 FROM consults WHERE id = ${consultId} AND status = 'finished')`;
}

/** The kind of animal that a consult is about. */
export function speciesOf(consultId: string): string {
  return `(SELECT species FROM consults WHERE id = ${consultId})`;
}

/** Of a consult, the pet's id, null where it names none, and the owner's: a row of two. */
export function petAndOwnerOf(consultId: string): string {
  return `(SELECT patient_data ->> 'petId', owner_id FROM consults WHERE id = ${consultId})`;
}
