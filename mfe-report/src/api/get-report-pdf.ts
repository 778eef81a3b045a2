import { api } from '@petwise/api';
import { ownTimeZone } from '../model/own-time-zone.ts';
import { type Paper, reportRoutes, shareRoutes } from '@petwise/contracts';
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

/** The same with the address of a link on it, as a code for whoever holds the paper. */
export function getLinkPdf(url: string, paper: Paper): Promise<Blob> {
  const token = url.split('/').at(-1) ?? '';
  return api().download(shareRoutes.print, { body: { token, paper, units: weightUnits() } });
}
