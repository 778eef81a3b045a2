import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { defineRoutes } from './route.ts';
import { VetHandover } from './vet-handover.ts';
import { WeightUnits } from './weight.ts';

/** Paper of the PDF. */
export const PAPERS = ['a4', 'letter'] as const;
/** The sizes of paper that a report is printed on. */
export const Paper = v.picklist(PAPERS);
export type Paper = v.InferOutput<typeof Paper>;

/** Name of a time zone as browsers give it ("Europe/Berlin"); an unknown one counts as UTC. */
export const TimeZone = v.pipe(v.string(), v.maxLength(64));

/** How a report is to be printed. */
export const ReportPdfQuery = v.object({
  paper: v.optional(Paper, 'a4'),
  /** The reader's; without it UTC, or behind a link the zone of who made it. */
  timeZone: v.optional(TimeZone),
  /** What is usual in the reader's region where it is left out. */
  units: v.optional(WeightUnits),
});
export type ReportPdfQuery = v.InferOutput<typeof ReportPdfQuery>;

const sessionParams = v.object({ sessionId: SessionId });

/** RPT-07: a finished report as files, for its owner alone. */
export const reportRoutes = defineRoutes({
  /** One page for the veterinarian, then the whole report. The answer is the PDF itself. */
  pdf: {
    method: 'GET',
    path: '/api/consults/:sessionId/report.pdf',
    access: 'session',
    ownerData: 'reports',
    params: sessionParams,
    query: ReportPdfQuery,
    bodyKind: 'none',
    response: v.unknown(),
  },
  handover: {
    method: 'GET',
    path: '/api/consults/:sessionId/handover.json',
    access: 'session',
    ownerData: 'reports',
    params: sessionParams,
    bodyKind: 'none',
    response: VetHandover,
  },
});
