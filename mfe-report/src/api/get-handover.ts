import { api } from '@petwise/api';
import { reportRoutes, type VetHandover } from '@petwise/contracts';

/**
 * The file for the vet as the server makes it, with the owner's own words.
 * `null` when the server has the assessment no more or cannot be reached; the
 * file is then built from the report alone.
 */
export async function getHandover(sessionId: string | null): Promise<VetHandover | null> {
  if (!sessionId) return null;
  try {
    return await api().call(reportRoutes.handover, { params: { sessionId } });
  } catch {
    return null;
  }
}
