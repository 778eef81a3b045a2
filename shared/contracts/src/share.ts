import * as v from 'valibot';
import { SessionId } from './consult.ts';
import { VetAnswerBody } from './follow-up.ts';
import { ReportPdfQuery, TimeZone } from './report.ts';
import { defineRoutes } from './route.ts';
import { VetHandover } from './vet-handover.ts';
import { WeightUnits } from './weight.ts';

/** Days that a link to a report works. */
export const SHARE_DAYS = { default: 7, max: 90 } as const;
/** Most working links that one report may have. */
export const MAX_SHARES_PER_REPORT = 20;

const ShareId = v.pipe(v.string(), v.uuid());

/** Which report to share, and for how long (days). */
export const ShareBody = v.object({
  sessionId: SessionId,
  days: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SHARE_DAYS.max)),
    SHARE_DAYS.default,
  ),
  /** Times on the page are written in it. */
  timeZone: v.optional(TimeZone, 'UTC'),
});
export type ShareBody = v.InferOutput<typeof ShareBody>;

/** A working link, without its address: the server keeps only a hash of it. Times are ISO 8601, UTC. */
export const ShareLink = v.object({
  id: ShareId,
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type ShareLink = v.InferOutput<typeof ShareLink>;

/** The one answer that holds the address; whoever has it can read the report. */
export const NewShareLink = v.object({
  ...ShareLink.entries,
  url: v.string(),
  /** The address as a code for paper, an SVG; missing from servers of before. */
  code: v.optional(v.string()),
});
export type NewShareLink = v.InferOutput<typeof NewShareLink>;

/** 32 random bytes in base64url. */
const ShareToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** An owner's links to one finished report. */
export const shareRoutes = defineRoutes({
  create: {
    method: 'POST',
    path: '/api/shares',
    access: 'session',
    ownerData: 'links',
    bodyKind: 'json',
    body: ShareBody,
    response: NewShareLink,
  },
  /** Links of one report that still work, newest first. */
  list: {
    method: 'GET',
    path: '/api/shares',
    access: 'session',
    ownerData: 'links',
    query: v.object({ sessionId: SessionId }),
    bodyKind: 'none',
    response: v.object({ shares: v.array(ShareLink) }),
  },
  revoke: {
    method: 'DELETE',
    path: '/api/shares/:shareId',
    access: 'session',
    ownerData: 'links',
    params: v.object({ shareId: ShareId }),
    bodyKind: 'none',
    response: v.object({ revoked: v.boolean() }),
  },
  /**
   * The report of one's own link as PDF, with the link as a code on it. The secret is in the body, which nobody logs; the
   * access log does not say that the link was opened.
   */
  print: {
    method: 'POST',
    path: '/api/shares/report.pdf',
    access: 'session',
    ownerData: 'reports',
    bodyKind: 'json',
    body: v.object({
      token: ShareToken,
      paper: ReportPdfQuery.entries.paper,
      units: ReportPdfQuery.entries.units,
    }),
    response: v.unknown(),
  },
});

const tokenParams = v.object({ token: ShareToken });
/** A link that was cut short on its way still gets a page that says so. */
const pageParams = v.object({ token: v.pipe(v.string(), v.maxLength(120)) });

/**
 * What a link opens, without a session: that report alone, to read and to answer.
 * Outside `/api`, because people open it. 404 once revoked, expired or deleted.
 */
export const sharedRoutes = defineRoutes({
  /** A page with no script but its clock. */
  page: {
    method: 'GET',
    path: '/shared/:token',
    access: 'public',
    params: pageParams,
    // A link with unknown units, or other parameters that a mail program added, must open all the same.
    query: v.object({ units: v.fallback(v.optional(WeightUnits), undefined) }),
    bodyKind: 'none',
    response: v.unknown(),
  },
  /** Takes the vet's answer and gives the page again, with it. */
  answer: {
    method: 'POST',
    path: '/shared/:token/answer',
    access: 'public',
    params: tokenParams,
    bodyKind: 'form',
    body: VetAnswerBody,
    response: v.unknown(),
  },
  pdf: {
    method: 'GET',
    path: '/shared/:token/report.pdf',
    access: 'public',
    params: tokenParams,
    query: ReportPdfQuery,
    bodyKind: 'none',
    response: v.unknown(),
  },
  /** A picture, as it is looked at, or a film that the owner has added to this very report. */
  picture: {
    method: 'GET',
    path: '/shared/:token/pictures/:fileId',
    access: 'public',
    params: v.object({ token: ShareToken, fileId: v.pipe(v.string(), v.uuid()) }),
    bodyKind: 'none',
    response: v.unknown(),
    // It may have to wait for others to be drawn.
    timeoutMs: 120_000,
  },
  handover: {
    method: 'GET',
    path: '/shared/:token/handover.json',
    access: 'public',
    params: tokenParams,
    bodyKind: 'none',
    response: VetHandover,
  },
});
