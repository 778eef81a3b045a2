import { type DoorProps, uploadRoutes } from '@petwise/contracts';
import { useEffect, useRef } from 'react';
import { failureSentence, refusalOf } from '../model/failure-of.ts';
import { isUploading } from '../model/transfer-list.ts';
import { type Transfers, useTransfers } from './use-transfers.ts';

/** Sends the opener's files one at a time and tells it of each end (HOME-10, HOME-11). */
export function useQueue({
  files,
  onUploaded,
  onFailed,
  onRemoved,
  onBusyChange,
}: DoorProps['uploads/queue']): Transfers {
  const transfers = useTransfers({
    route: uploadRoutes.secureUpload,
    refuse: refusalOf,
    onSent: onUploaded,
    onFailed: (failure, file) => onFailed(failureSentence(failure), file, failure.answer),
  });
  const { items, sync } = transfers;
  useEffect(() => sync(files), [files, sync]);

  const tell = useRef(onBusyChange);
  useEffect(() => {
    tell.current = onBusyChange;
  });
  // What was given and is not taken up yet waits too: its opener may not send in between.
  const isNew = files.some((file) => !items.some((item) => item.file === file));
  const busy = isNew || isUploading(items);
  useEffect(() => {
    tell.current(busy);
    // An opener that takes the queue off the screen must not wait for it.
    return () => {
      if (busy) tell.current(false);
    };
  }, [busy]);

  return {
    ...transfers,
    remove: (file) => {
      transfers.remove(file);
      onRemoved?.(file);
    },
  };
}
