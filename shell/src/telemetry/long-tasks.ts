import { REMOTES } from '@petwise/contracts';
import { reportLongTask } from './page-reports.ts';

/** A task this long is felt, milliseconds (W3C, Long Tasks). */
const LONG_MS = 50;
/** Where a remote's file lies, wherever its releases do: `…/mfe_chat/0.1.0-ab12cd34/…`. */
const RELEASED = /\/(mfe_\w+)\/([^/]+)\//;

/** Of a Long Animation Frame (W3C, a draft), what we read. */
interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/**
 * Tells whose code holds this page up. A task counts for a version where it begins
 * in one of its files; what React draws for it begins in the shell's. Browsers that
 * have no Long Animation Frames tell nothing.
 */
export function watchLongTasks(): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    // TypeScript's DOM does not know this kind of entry yet.
    for (const { scripts = [] } of list.getEntries() as LongFrame[]) {
      for (const { sourceURL, duration } of scripts) tell(sourceURL, duration);
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

function tell(address: string, milliseconds: number): void {
  const [, name, version] = RELEASED.exec(address) ?? [];
  const remote = REMOTES.find((one) => one === name);
  if (!remote || version === undefined || milliseconds < LONG_MS) return;
  // After a second try the address writes letters as their codes.
  reportLongTask({ remote, version: decodeURIComponent(version), milliseconds });
}
