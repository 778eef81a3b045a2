import { api } from '@petwise/api';
import { ownTimeZone } from '../model/own-time-zone.ts';
import { type Paper, reportRoutes } from '@petwise/contracts';
import { weightUnits } from '@petwise/ui';

/**
 * The report as a PDF, made by the server; a long one takes a few seconds.
 *
 * @throws ApiError or NetworkError when there is none.
 */
export function getReportPdf(sessionId: string, paper: Paper): Promise<Blob> {
  return api().download(reportRoutes.pdf, {
    params: { sessionId },
    query: { paper, timeZone: ownTimeZone(), units: weightUnits() },
  });
}
