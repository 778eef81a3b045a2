import {
  type DoorProps,
  DROP_ZONE_EXTENSIONS,
  MAX_FILES_PER_CONSULT,
  uploadRoutes,
} from '@petwise/contracts';
import { useEffect, useRef, useState } from 'react';
import { type Refusal, sortOffered } from '../model/sort-offered.ts';
import { type ListPhase, phaseOf, readyToStart, visible } from '../model/transfer-list.ts';
import type { Transfer } from '../model/transfers.ts';
import { useBarValue } from './use-bar-value.ts';
import { useTransfers } from './use-transfers.ts';

/** UPL-05: how long the panel stays after success, milliseconds. */
export const CLOSE_AFTER_MS = 1000;

type PanelProps = Pick<DoorProps['uploads/panel'], 'onClose' | 'onUploaded'>;

export interface Panel {
  readonly items: readonly Transfer[];
  readonly phase: ListPhase;
  readonly refusals: readonly Refusal[];
  /** How many more files may be added. */
  readonly slotsLeft: number;
  /** UPL-05, 0 to 100. */
  readonly barValue: number;
  readonly canStart: boolean;
  readonly offer: (files: readonly File[]) => void;
  readonly start: () => void;
  readonly retry: (file: File) => void;
  readonly remove: (file: File) => void;
}

/** What the panel holds and does; leaving it ends the uploads under way. */
export function usePanel(props: PanelProps): Panel {
  const transfers = useTransfers({ route: uploadRoutes.secureUpload });
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const items = visible(transfers.items);
  const phase = phaseOf(items);
  useHandOver(items, phase, props);

  function offer(files: readonly File[]): void {
    if (phase !== 'choosing') return;
    const chosen = items.map(({ file }) => file);
    const sorted = sortOffered(files, { extensions: DROP_ZONE_EXTENSIONS, chosen });
    transfers.choose(sorted.taken);
    setRefusals(sorted.refusals);
  }

  return {
    items,
    phase,
    refusals,
    slotsLeft: Math.max(0, MAX_FILES_PER_CONSULT - items.length),
    barValue: useBarValue(items, phase),
    canStart: phase === 'choosing' && readyToStart(items).length > 0,
    offer,
    start: () => {
      setRefusals([]);
      transfers.start();
    },
    retry: transfers.retry,
    remove: transfers.remove,
  };
}

/** Gives what is up to the opener as soon as nothing is under way, and closes when that was all. */
function useHandOver(items: readonly Transfer[], phase: ListPhase, props: PanelProps): void {
  const given = useRef(new WeakSet<File>());
  const newest = useRef({ ...props, items });
  useEffect(() => {
    newest.current = { ...props, items };
  });
  useEffect(() => {
    if (phase === 'uploading') return;
    const fresh = newest.current.items.filter(
      ({ file, answer }) => answer && !given.current.has(file),
    );
    for (const { file } of fresh) given.current.add(file);
    const answers = fresh.flatMap(({ answer }) => answer ?? []);
    if (answers.length > 0) newest.current.onUploaded(answers);
    if (phase !== 'done') return;
    const timer = setTimeout(() => newest.current.onClose(), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [phase]);
}
