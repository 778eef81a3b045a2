/** A condition of SQL: a long call was made on this session within the last day. */
export function hasJob(sessionId: string): string {
  return `EXISTS (SELECT 1 FROM jobs WHERE session_id = ${sessionId})`;
}
