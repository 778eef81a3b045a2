import type { BOOT_DATA_ID, MountReport, PageReport, pageReportRoutes } from '@petwise/contracts';

/** By type alone: what is checked at run time would weigh more than all of this script. */
const BOOT: typeof BOOT_DATA_ID = 'petwise-boot';
const PATH: typeof pageReportRoutes.send.path = '/api/page-report';
/** So long after the page's scripts had their turn it is looked at whether it drew anything, milliseconds. */
const CHECK_MS = 3_000;
const LAST_CHECK_MS = 10_000;

/**
 * Tells the server of a shell that does not start: its script did not come, threw, or drew
 * nothing. What the scripts themselves would tell is lost with them. While a script is still on
 * its way nothing is told: that is the network's doing.
 */
export function watchStart(page: Document): void {
  let fault: MountReport['outcome'] | null = null;
  let isTold = false;
  const tell = (outcome: MountReport['outcome'] | null): void => {
    if (outcome === null || isTold || hasDrawn(page)) return;
    isTold = true;
    // The server wrote it, beside this very script; it checks what it is told.
    const boot = JSON.parse(page.getElementById(BOOT)?.textContent || '{}') as { shell?: string };
    if (!boot.shell) return;
    const report: PageReport = {
      screen: 'other',
      vitals: [],
      errors: [],
      mounts: [{ remote: 'shell', version: boot.shell, outcome }],
    };
    const type = 'application/json';
    navigator.sendBeacon(PATH, new Blob([JSON.stringify(report)], { type }));
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) fault = 'chunk';
      else if (!(target instanceof Element)) fault ??= 'render';
    },
    true,
  );
  addEventListener('pagehide', () => tell(fault));
  page.addEventListener('DOMContentLoaded', () => {
    setTimeout(() => tell(fault), CHECK_MS);
    setTimeout(() => tell(fault ?? 'render'), LAST_CHECK_MS);
  });
}

function hasDrawn(page: Document): boolean {
  return page.querySelector('#root > :not(.slow-start)') !== null;
}
