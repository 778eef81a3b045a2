import { COPY } from '../copy.ts';
import { mayStart, type Transfer, type TransferStatus } from './transfers.ts';

const UNDER_WAY: ReadonlySet<TransferStatus> = new Set(['preparing', 'sending', 'checking']);

/** The file to send next: the first that waits, while none is under way (HOME-10). */
export function nextToSend(items: readonly Transfer[]): File | null {
  if (items.some((item) => UNDER_WAY.has(item.status))) return null;
  return items.find((item) => item.status === 'waiting')?.file ?? null;
}

/** Whether anything is being sent or waits for its turn. */
export function isUploading(items: readonly Transfer[]): boolean {
  return items.some((item) => item.status === 'waiting' || UNDER_WAY.has(item.status));
}

/** Files that a press of the upload button would send. */
export function readyToStart(items: readonly Transfer[]): readonly Transfer[] {
  return items.filter(mayStart);
}

/** One sentence on the files that did not go through; null when there is none. */
export function failedWords(items: readonly Transfer[]): string | null {
  const failed = items.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return null;
  return failed.some(mayStart)
    ? COPY.panel.someFailed(failed.length)
    : COPY.panel.unusable(failed.length);
}

/** What the owner sees of the list. */
export function visible(items: readonly Transfer[]): readonly Transfer[] {
  return items.filter((item) => item.status !== 'gone');
}

/** The list as a whole: being put together, on its way, or entirely up. */
export type ListPhase = 'choosing' | 'uploading' | 'done';

/** What the list as a whole is doing; `done` only when every file that shows has arrived. */
export function phaseOf(items: readonly Transfer[]): ListPhase {
  if (isUploading(items)) return 'uploading';
  const shown = visible(items);
  return shown.length > 0 && shown.every((item) => item.status === 'done') ? 'done' : 'choosing';
}

/** How much of all bytes has left, 0 to 100; null while the browser has reported nothing at all. */
export function sentPercent(items: readonly Transfer[]): number | null {
  const shown = visible(items);
  const reported = shown.some(({ percent, status }) => percent !== null || status === 'preparing');
  if (!reported) return null;
  const total = shown.reduce((sum, { file }) => sum + file.size, 0);
  const sent = shown.reduce(
    (sum, { file, percent }) => sum + (file.size * (percent ?? 0)) / 100,
    0,
  );
  return total > 0 ? (sent / total) * 100 : 0;
}
