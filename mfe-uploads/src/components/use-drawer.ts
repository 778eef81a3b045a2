import {
  type DoorProps,
  DRAWER_EXTENSIONS,
  MAX_FILE_BYTES,
  uploadRoutes,
} from '@petwise/contracts';
import { useToast } from '@petwise/ui';
import { useEffect, useRef, useState } from 'react';
import { COPY } from '../copy.ts';
import { formatBytes } from '@petwise/ui/format-bytes';
import { safeName } from '../model/safe-name.ts';
import { type Refusal, sortOffered } from '../model/sort-offered.ts';
import { type ListPhase, phaseOf, readyToStart, visible } from '../model/transfer-list.ts';
import type { Transfer } from '../model/transfers.ts';
import { useTransfers } from './use-transfers.ts';

export interface Drawer {
  readonly items: readonly Transfer[];
  readonly uploading: boolean;
  /** How many files the upload button sends, or is sending. */
  readonly uploadCount: number;
  readonly refusals: readonly Refusal[];
  readonly offer: (files: readonly File[]) => void;
  readonly start: () => void;
  readonly retry: (file: File) => void;
  readonly remove: (file: File) => void;
}

/** What the drawer holds and does. The upload goes on while the drawer is closed. */
export function useDrawer(props: DoorProps['uploads/drawer']): Drawer {
  const showToast = useToast();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const {
    items: all,
    choose,
    start,
    retry,
    remove,
    clear,
  } = useTransfers({
    route: uploadRoutes.upload,
    fields: { sessionId: props.sessionId },
  });
  const items = visible(all);
  const phase = phaseOf(items);
  useOutcome({ items, phase, remove, clear, showToast, ...props });

  function offer(files: readonly File[]): void {
    const tooLarge = files.find((file) => file.size > MAX_FILE_BYTES);
    if (tooLarge) {
      const title = COPY.drawer.tooLargeTitle;
      const description = COPY.drawer.tooLarge(safeName(tooLarge), formatBytes(tooLarge.size));
      showToast({ title, description, tone: 'destructive' });
      // Said here as well: an open drawer lies above the toast.
      setRefusals([{ title, help: [description], names: [] }]);
      return;
    }
    const chosen = items.map(({ file }) => file);
    const sorted = sortOffered(files, { extensions: DRAWER_EXTENSIONS, chosen });
    choose(sorted.taken);
    setRefusals(sorted.refusals);
  }

  return {
    items,
    uploading: phase === 'uploading',
    uploadCount: (phase === 'uploading' ? items : readyToStart(items)).length,
    refusals,
    offer,
    start: () => {
      setRefusals([]);
      start();
    },
    retry,
    remove,
  };
}

interface Outcome {
  readonly items: readonly Transfer[];
  readonly phase: ListPhase;
  readonly remove: (file: File) => void;
  readonly clear: () => void;
  readonly showToast: ReturnType<typeof useToast>;
  readonly onClose: () => void;
  readonly onUploaded: DoorProps['uploads/drawer']['onUploaded'];
}

/** Tells of the end of each run, once (DRAW-04): before the first one and after the last nothing is up or has failed anew. */
function useOutcome(outcome: Outcome): void {
  const newest = useRef(outcome);
  useEffect(() => {
    newest.current = outcome;
  });
  useEffect(() => {
    if (outcome.phase === 'uploading') return;
    const { items, remove, clear, showToast, onClose, onUploaded } = newest.current;
    const done = items.filter(({ status }) => status === 'done');
    const failed = items.filter(({ status }) => status === 'failed');
    if (done.length > 0) onUploaded(done.flatMap(({ answer }) => answer ?? []));
    const [first] = failed;
    if (first) {
      const { failedTitle, failedOne, failedMany } = COPY.drawer;
      const description = failed.length > 1 ? failedMany : failedOne(safeName(first.file));
      showToast({ title: failedTitle, description, tone: 'destructive' });
      // What is up has been handed over; what is left can be tried again.
      for (const { file } of done) remove(file);
    } else if (done.length > 0) {
      showToast({ title: COPY.drawer.doneTitle, description: COPY.drawer.done(done.length) });
      clear();
      onClose();
    }
  }, [outcome.phase]);
}
