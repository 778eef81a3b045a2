import {
  type LongTask,
  MAX_PAGE_REPORT_ENTRIES,
  type MountReport,
  type PageError,
  type PageReport,
  pageReportRoutes,
  REPORTED_SCREENS,
  stageAt,
} from '@petwise/contracts';

/** Errors come in crowds; what comes within this time goes in one report, milliseconds. */
const GATHER_MS = 2_000;
/** Mounts are less urgent than errors; a longer wait puts more of them into one report. */
const GATHER_MOUNTS_MS = 5_000;
/** A page that goes wrong again and again has said enough. */
const MAX_ERRORS_A_PAGE = 30;

type Vital = PageReport['vitals'][number];

const screen = stageAt(location.pathname)
  ? '/assessment'
  : (REPORTED_SCREENS.find((one) => one === location.pathname) ?? 'other');
const reported = new Set<string>();
let vitals: Vital[] = [];
let errors: PageError[] = [];
let mounts: MountReport[] = [];
let longTasks: LongTask[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is gathered whenever the page is left; it may never come back. */
export function sendWhenLeft(): void {
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNow();
  });
  addEventListener('pagehide', sendNow);
}

/** A measurement that is final, or as good as it gets. It goes with the next report. */
export function reportVital(vital: Vital): void {
  vitals = [...vitals.filter(({ name }) => name !== vital.name), vital];
  // The page is being left already, and nobody will say so again.
  if (document.visibilityState === 'hidden') queueMicrotask(sendNow);
}

/** Each error once a page. */
export function reportPageError(error: PageError): void {
  const key = `${error.bundle} ${error.kind} ${error.message}`;
  if (reported.has(key) || reported.size >= MAX_ERRORS_A_PAGE) return;
  reported.add(key);
  errors.push(error);
  timer ??= setTimeout(sendNow, GATHER_MS);
}

/** How this page fared with a version of a remote; each outcome once a page. */
export function reportMount(mount: MountReport): void {
  const key = `${mount.remote} ${mount.version} ${mount.outcome}`;
  if (reported.has(key) || reported.size >= MAX_ERRORS_A_PAGE) return;
  reported.add(key);
  mounts.push(mount);
  timer ??= setTimeout(sendNow, mount.outcome === 'mounted' ? GATHER_MOUNTS_MS : GATHER_MS);
}

/** A task that held this page up; those that a report has no space for are not told. */
export function reportLongTask(task: LongTask): void {
  if (longTasks.length >= MAX_PAGE_REPORT_ENTRIES) return;
  longTasks.push(task);
  timer ??= setTimeout(sendNow, GATHER_MOUNTS_MS);
}

function sendNow(): void {
  clearTimeout(timer);
  timer = undefined;
  if (vitals.length + errors.length + mounts.length + longTasks.length === 0) return;
  const report: PageReport = {
    screen,
    vitals,
    errors: errors.slice(0, MAX_PAGE_REPORT_ENTRIES),
    ...(mounts.length > 0 && { mounts: mounts.slice(0, MAX_PAGE_REPORT_ENTRIES) }),
    ...(longTasks.length > 0 && { longTasks }),
  };
  vitals = [];
  longTasks = [];
  errors = errors.slice(MAX_PAGE_REPORT_ENTRIES);
  mounts = mounts.slice(MAX_PAGE_REPORT_ENTRIES);
  if (errors.length + mounts.length > 0) timer = setTimeout(sendNow, GATHER_MS);
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  navigator.sendBeacon(pageReportRoutes.send.path, body);
}
