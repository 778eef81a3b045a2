import { api, NetworkError } from '@petwise/api';
import { type DoorProps, toUploadedFile, uploadRoutes } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { failureWords, refusalOf } from '../model/failure-words.ts';
import { isBusy, nextQueue, nextToSend, type QueueItem } from '../model/queue.ts';

const emit = bus.emitterFor('uploads');

/** Sends the given files one at a time and tells the opener of each end (HOME-10). */
export function useQueue(props: DoorProps['uploads/queue']): {
  items: readonly QueueItem[];
  retry: (file: File) => void;
  remove: (file: File) => void;
} {
  const [items, dispatch] = useReducer(nextQueue, []);
  const newest = useRef(props);
  const running = useRef<{ file: File; abort: AbortController } | null>(null);
  useEffect(() => {
    newest.current = props;
  });

  useEffect(() => dispatch({ type: 'files-given', files: props.files }), [props.files]);
  useEffect(() => () => running.current?.abort.abort(), []);

  const busy = isBusy(items);
  useEffect(() => newest.current.onBusyChange(busy), [busy]);

  const send = useCallback(async (file: File) => {
    const abort = new AbortController();
    running.current = { file, abort };
    dispatch({ type: 'sending', file });
    try {
      const refusal = refusalOf(file);
      if (refusal) throw new RefusedFile(refusal);
      const answer = await api().upload(uploadRoutes.secureUpload, file, {
        signal: abort.signal,
        onProgress: ({ sentBytes, totalBytes }) =>
          dispatch({ type: 'progressed', file, percent: percentOf(sentBytes, totalBytes) }),
      });
      emit('uploads.completed', { fileId: answer.id, appleHealth: answer.apple_health });
      newest.current.onUploaded(toUploadedFile(answer), file);
      dispatch({ type: 'left', file });
    } catch (error) {
      if (error instanceof NetworkError && error.kind === 'aborted') return;
      const failure = error instanceof RefusedFile ? error.message : failureWords(error);
      dispatch({ type: 'failed', file, failure });
      newest.current.onFailed(failure, file);
    } finally {
      running.current = null;
    }
  }, []);

  const next = nextToSend(items);
  useEffect(() => {
    if (next && !running.current) void send(next);
  }, [next, send]);

  const remove = useCallback((file: File) => {
    if (running.current?.file === file) running.current.abort.abort();
    dispatch({ type: 'left', file });
  }, []);

  return { items, retry: (file) => dispatch({ type: 'retried', file }), remove };
}

/** A file that is refused before it is sent; its message is the whole sentence. */
class RefusedFile extends Error {}

function percentOf(sent: number, total: number): number {
  return total > 0 ? Math.min(100, Math.round((sent / total) * 100)) : 0;
}
