/** Every owner's id, as a table with the column `id`. */
export const EVERY_OWNER = '(SELECT id FROM owners)';

/** A condition of SQL: there is such an owner still. */
export function isOwner(id: string): string {
  return `EXISTS (SELECT 1 FROM owners WHERE id = ${id})`;
}
