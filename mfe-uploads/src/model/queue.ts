/** Where one file of the queue stands. */
export type QueueStatus = 'waiting' | 'sending' | 'checking' | 'failed';

export interface QueueItem {
  readonly file: File;
  readonly status: QueueStatus;
  /** 0 to 100. */
  readonly percent: number;
  /** Why it failed, in the specification's words; null otherwise. */
  readonly failure: string | null;
}

export type QueueEvent =
  | { readonly type: 'files-given'; readonly files: readonly File[] }
  | { readonly type: 'sending'; readonly file: File }
  | { readonly type: 'progressed'; readonly file: File; readonly percent: number }
  | { readonly type: 'failed'; readonly file: File; readonly failure: string }
  | { readonly type: 'retried'; readonly file: File }
  | { readonly type: 'left'; readonly file: File };

/** The queue as a pure table: files wait, one at a time is sent, and only it. */
export function nextQueue(queue: readonly QueueItem[], event: QueueEvent): readonly QueueItem[] {
  switch (event.type) {
    case 'files-given': {
      const known = new Set(queue.map((item) => item.file));
      const added = event.files.filter((file) => !known.has(file)).map(waiting);
      return added.length > 0 ? [...queue, ...added] : queue;
    }
    case 'sending':
      return change(queue, event.file, { status: 'sending', percent: 0, failure: null });
    case 'progressed':
      return change(queue, event.file, {
        status: event.percent >= 100 ? 'checking' : 'sending',
        percent: event.percent,
      });
    case 'failed':
      return change(queue, event.file, { status: 'failed', failure: event.failure });
    case 'retried':
      return change(queue, event.file, waiting(event.file));
    case 'left':
      return queue.filter((item) => item.file !== event.file);
  }
}

/** The file to send next: the first that waits, while none is under way. */
export function nextToSend(queue: readonly QueueItem[]): File | null {
  if (queue.some((item) => item.status === 'sending' || item.status === 'checking')) return null;
  return queue.find((item) => item.status === 'waiting')?.file ?? null;
}

/** Whether anything is still to be done. */
export function isBusy(queue: readonly QueueItem[]): boolean {
  return queue.some((item) => item.status !== 'failed');
}

function waiting(file: File): QueueItem {
  return { file, status: 'waiting', percent: 0, failure: null };
}

function change(
  queue: readonly QueueItem[],
  file: File,
  changes: Partial<QueueItem>,
): readonly QueueItem[] {
  return queue.map((item) => (item.file === file ? { ...item, ...changes } : item));
}
