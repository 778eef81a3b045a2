import { api } from '@petwise/api';
import { type ConsultDetail, consultRoutes } from '@petwise/contracts';

/** The consult as the server holds it: the truth after a conflict or a reload. */
export function getConsult(sessionId: string): Promise<ConsultDetail> {
  return api().call(consultRoutes.detail, { params: { sessionId } });
}
