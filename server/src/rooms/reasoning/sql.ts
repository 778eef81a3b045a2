/**
 * A condition of SQL: the id is in use for a consult or a conversation. Each of them claims its id here first, and gives
 * it back when it goes.
 */
export function isSessionHeld(id: string): string {
  return `EXISTS (SELECT 1 FROM reasoning_streams WHERE session_id = ${id})`;
}
