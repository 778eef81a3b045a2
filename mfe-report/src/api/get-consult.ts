import { api } from '@petwise/api';
import { type ConsultDetail, consultRoutes } from '@petwise/contracts';

/**
 * The whole consult behind a report: the owner's words and the attachments.
 * `null` when the server has it no more or cannot be reached; the file for the
 * vet is then built from the report alone.
 */
export async function getConsult(sessionId: string | null): Promise<ConsultDetail | null> {
  if (!sessionId) return null;
  try {
    return await api().call(consultRoutes.detail, { params: { sessionId } });
  } catch {
    return null;
  }
}
