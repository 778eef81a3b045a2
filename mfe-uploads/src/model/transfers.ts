import type { UploadProgress } from '@petwise/api';
import type { UploadedFile } from '@petwise/contracts';
import type { Failure } from './failure-of.ts';
import { nextSample, type SpeedSample } from './upload-speed.ts';

/**
 * Where one file stands. `gone` is kept out of sight: a file that was removed
 * must not come back when its opener names it again.
 */
export type TransferStatus =
  | 'chosen'
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'checking'
  | 'done'
  | 'failed'
  | 'gone';

export interface Transfer {
  readonly file: File;
  readonly status: TransferStatus;
  /** 0 to 100; null while the browser has reported nothing. */
  readonly percent: number | null;
  readonly speed: SpeedSample | null;
  readonly failure: Failure | null;
  readonly answer: UploadedFile | null;
}

export type TransferEvent =
  /** The list is now exactly this; what is new begins at once. */
  | { readonly type: 'synced'; readonly files: readonly File[] }
  | { readonly type: 'chosen'; readonly files: readonly File[] }
  | { readonly type: 'started' }
  | { readonly type: 'cleared' }
  | { readonly type: 'preparing' | 'sending' | 'retried' | 'removed'; readonly file: File }
  | ({ readonly type: 'progressed'; readonly file: File; readonly atMs: number } & UploadProgress)
  | { readonly type: 'done'; readonly file: File; readonly answer: UploadedFile }
  | { readonly type: 'failed'; readonly file: File; readonly failure: Failure };

/** All files of one list as a pure table. */
export function nextTransfers(
  items: readonly Transfer[],
  event: TransferEvent,
): readonly Transfer[] {
  switch (event.type) {
    case 'synced':
      return event.files.map((file) => find(items, file) ?? fresh(file, 'waiting'));
    case 'chosen':
      return [...items, ...event.files.map((file) => fresh(file, 'chosen'))];
    case 'started':
      return items.map((item) => (mayStart(item) ? fresh(item.file, 'waiting') : item));
    case 'cleared':
      return [];
    case 'preparing':
    case 'sending':
      return change(items, event.file, { status: event.type });
    case 'progressed':
      return items.map((item) => (item.file === event.file ? progressed(item, event) : item));
    case 'done':
      return change(items, event.file, { status: 'done', percent: 100, answer: event.answer });
    case 'failed':
      return change(items, event.file, { status: 'failed', failure: event.failure });
    case 'retried':
      return change(items, event.file, fresh(event.file, 'waiting'));
    case 'removed':
      return change(items, event.file, { status: 'gone' });
  }
}

/** Whether a file can be sent now; what is itself at fault can not, however often. */
export function mayStart({ status, failure }: Transfer): boolean {
  return status === 'chosen' || (status === 'failed' && failure?.final !== true);
}

function fresh(file: File, status: TransferStatus): Transfer {
  return { file, status, percent: null, speed: null, failure: null, answer: null };
}

function find(items: readonly Transfer[], file: File): Transfer | undefined {
  return items.find((item) => item.file === file);
}

function change(
  items: readonly Transfer[],
  file: File,
  changes: Partial<Transfer>,
): readonly Transfer[] {
  return items.map((item) => (item.file === file ? { ...item, ...changes } : item));
}

function progressed(item: Transfer, report: UploadProgress & { readonly atMs: number }): Transfer {
  const { sentBytes, totalBytes } = report;
  const percent = totalBytes > 0 ? Math.min(100, Math.floor((sentBytes / totalBytes) * 100)) : 0;
  return {
    ...item,
    percent,
    status: percent === 100 ? 'checking' : 'sending',
    speed: nextSample(item.speed, report),
  };
}
