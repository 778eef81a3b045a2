import * as v from 'valibot';
import { RemoteName } from './remotes.ts';
import { defineRoutes } from './route.ts';

/** Most entries of each kind in one report. */
export const MAX_PAGE_REPORT_ENTRIES = 10;

/** The screens that measurements are told apart by; an address that is none of them is `other`. */
export const REPORTED_SCREENS = [
  '/',
  '/test-responses',
  '/assessment',
  '/medical-assistant',
  '/health-upload',
  '/past-assessments',
  '/pets',
  '/settings',
  '/help',
  'other',
] as const;

/** LCP and INP in milliseconds; CLS is a plain number. */
const WebVital = v.object({
  name: v.picklist(['LCP', 'INP', 'CLS']),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
});

const Bundle = v.union([v.literal('shell'), RemoteName]);

/** A fault that a page ran into. */
const PageError = v.object({
  /** Whose code it was. */
  bundle: Bundle,
  /** `load`: a bundle did not arrive; `render`: it threw while drawing; `event`: what it said on the bus was dropped; `script`: anywhere else. */
  kind: v.picklist(['load', 'render', 'event', 'script']),
  /** What the code said; never the owner's words. */
  message: v.pipe(v.string(), v.maxLength(300)),
  /** File, line and column of our own code, when known. */
  place: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type PageError = v.InferOutput<typeof PageError>;

/** Where opening a door can fail; `hang`: it took too long, or held the page up. */
const MOUNT_PHASES = ['manifest', 'entry', 'chunk', 'render', 'hang'] as const;

/** How a page fared with a version of a remote, or of the shell: it drew something, or a phase failed. */
const MountReport = v.object({
  remote: Bundle,
  version: v.pipe(v.string(), v.maxLength(100)),
  outcome: v.picklist(['mounted', ...MOUNT_PHASES]),
  /** From asking for the door, or for the page, to what it drew. */
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** What of the version came over the network by then. */
  bytes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e9))),
});
export type MountReport = v.InferOutput<typeof MountReport>;

/** A task of a version's own code that held the page up for 50 ms or more (Long Animation Frames, W3C). */
const LongTask = v.object({
  remote: RemoteName,
  version: v.pipe(v.string(), v.maxLength(100)),
  milliseconds: v.pipe(v.number(), v.minValue(50), v.maxValue(600_000)),
});
export type LongTask = v.InferOutput<typeof LongTask>;

/** How one page did: how fast it felt, and what went wrong in it. Names nobody. */
export const PageReport = v.object({
  /** The screen that the page was opened with. */
  screen: v.picklist(REPORTED_SCREENS),
  vitals: v.pipe(v.array(WebVital), v.maxLength(MAX_PAGE_REPORT_ENTRIES)),
  errors: v.pipe(v.array(PageError), v.maxLength(MAX_PAGE_REPORT_ENTRIES)),
  /** Counted only for who is signed in; a page of before has none. */
  mounts: v.optional(v.pipe(v.array(MountReport), v.maxLength(MAX_PAGE_REPORT_ENTRIES))),
  /** As with mounts. */
  longTasks: v.optional(v.pipe(v.array(LongTask), v.maxLength(MAX_PAGE_REPORT_ENTRIES))),
});
export type PageReport = v.InferOutput<typeof PageReport>;

/** What pages tell about themselves: faults and times. */
export const pageReportRoutes = defineRoutes({
  /** Sent by `sendBeacon` as the page is left; also from the sign-in screen, so no session is asked for. */
  send: {
    method: 'POST',
    path: '/api/page-report',
    access: 'public',
    bodyKind: 'json',
    body: PageReport,
    response: v.object({ received: v.literal(true) }),
  },
});
