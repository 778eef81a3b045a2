import { api } from '@petwise/api';
import { consultRoutes, type Paper, reportRoutes } from '@petwise/contracts';

/** A long report takes the server a few seconds, milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * The report as a PDF, made by the server. The API client reads JSON only, so
 * the file is fetched here; a refusal is asked for again through the client,
 * which knows what an ended session means.
 *
 * @throws Error when there is none.
 */
export async function getReportPdf(sessionId: string, paper: Paper): Promise<Blob> {
  const path = reportRoutes.pdf.path.replace(':sessionId', encodeURIComponent(sessionId));
  const response = await fetch(`${path}?paper=${paper}`, {
    credentials: 'include',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.ok) return response.blob();
  if (response.status === 401) {
    await api().call(consultRoutes.detail, { params: { sessionId } });
  }
  throw new Error(`No PDF: ${response.status}`);
}
