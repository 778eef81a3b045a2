import type { UploadedFile } from '@petwise/contracts';
import { type Emit, useEmit } from '@petwise/events';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { type FileRoute, sendFile } from '../api/send-file.ts';
import { shrinkPhoto } from '../api/shrink-photo.ts';
import { type Failure, failureOf } from '../model/failure-of.ts';
import { shrinkWanted } from '../model/shrink-choice.ts';
import { nextToSend } from '../model/transfer-list.ts';
import { nextTransfers, type Transfer } from '../model/transfers.ts';

/** How the files of one list are sent, and who hears of each end. */
export interface TransferJob {
  readonly route: FileRoute;
  readonly fields?: Readonly<Record<string, string>>;
  /** Why a file is not even sent; null when it is. */
  readonly refuse?: (file: File) => Failure | null;
  readonly onSent?: (answer: UploadedFile, file: File) => void;
  readonly onFailed?: (failure: Failure, file: File) => void;
}

export interface Transfers {
  readonly items: readonly Transfer[];
  /** Makes the list exactly these files; what is new is sent at once. */
  readonly sync: (files: readonly File[]) => void;
  /** Adds files that wait for `start`. */
  readonly choose: (files: readonly File[]) => void;
  readonly start: () => void;
  readonly retry: (file: File) => void;
  /** Takes a file out; when it is on its way, the request ends. */
  readonly remove: (file: File) => void;
  /** Ends everything and empties the list. */
  readonly clear: () => void;
}

/** A list of files, sent one at a time. Leaving the screen ends what is under way. */
export function useTransfers(job: TransferJob): Transfers {
  const [items, dispatch] = useReducer(nextTransfers, []);
  const emit = useEmit('uploads');
  const newest = useRef(job);
  const running = useRef<{ readonly file: File; readonly abort: AbortController }>(null);
  useEffect(() => {
    newest.current = job;
  });
  useEffect(() => () => running.current?.abort.abort(), []);

  const send = useCallback(
    async (file: File) => {
      const abort = new AbortController();
      running.current = { file, abort };
      dispatch({ type: 'preparing', file });
      const end = await deliver(file, newest.current, {
        emit,
        signal: abort.signal,
        onSending: () => dispatch({ type: 'sending', file }),
        onProgress: (report) =>
          dispatch({ type: 'progressed', file, atMs: performance.now(), ...report }),
      });
      if (abort.signal.aborted) return;
      dispatch('answer' in end ? { type: 'done', file, ...end } : { type: 'failed', file, ...end });
      if ('answer' in end) newest.current.onSent?.(end.answer, file);
      else newest.current.onFailed?.(end.failure, file);
    },
    [emit],
  );

  const next = nextToSend(items);
  useEffect(() => {
    if (next) void send(next);
  }, [next, send]);

  const stop = useCallback((goes: (file: File) => boolean) => {
    if (running.current && goes(running.current.file)) running.current.abort.abort();
  }, []);

  return {
    items,
    sync: useCallback(
      (files) => {
        stop((file) => !files.includes(file));
        dispatch({ type: 'synced', files });
      },
      [stop],
    ),
    choose: useCallback((files) => dispatch({ type: 'chosen', files }), []),
    start: useCallback(() => dispatch({ type: 'started' }), []),
    retry: useCallback((file) => dispatch({ type: 'retried', file }), []),
    remove: useCallback(
      (file) => {
        stop((other) => other === file);
        dispatch({ type: 'removed', file });
      },
      [stop],
    ),
    clear: useCallback(() => {
      stop(() => true);
      dispatch({ type: 'cleared' });
    }, [stop]),
  };
}

type End = { readonly answer: UploadedFile } | { readonly failure: Failure };

interface Delivery {
  readonly emit: Emit<'uploads'>;
  readonly signal: AbortSignal;
  readonly onSending: () => void;
  readonly onProgress: (report: { sentBytes: number; totalBytes: number }) => void;
}

async function deliver(
  file: File,
  { route, fields = {}, refuse }: TransferJob,
  { emit, signal, onSending, onProgress }: Delivery,
): Promise<End> {
  const failure = refuse?.(file);
  if (failure) return { failure };
  try {
    const body = shrinkWanted() ? await shrinkPhoto(file) : file;
    signal.throwIfAborted();
    onSending();
    // A transport may still speak after it was told to stop.
    const report: Delivery['onProgress'] = (now) => {
      if (!signal.aborted) onProgress(now);
    };
    return { answer: await sendFile(route, body, { emit, fields, signal, onProgress: report }) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
