import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readTabState, writeTabState } from '../../model/tab-state.ts';
import type { UrgentTriage } from '../../model/urgency.ts';

/** What of an urgency the owner has read. */
const ReadDanger = v.object({
  level: v.picklist(['emergency', 'today']),
  reasons: v.array(v.string()),
});
type ReadDanger = v.InferOutput<typeof ReadDanger>;

/**
 * Whether an urgency still has to be read: it is new, or one of an emergency's reasons is.
 * It counts as read once the owner says so, or goes on after it stood large; that holds over a reload
 * of this tab.
 */
export function useReadDanger(
  triage: UrgentTriage,
  options: {
    /** What was read is kept under this name; without it, while the card is shown. */
    readonly sessionId: string | undefined;
    /** The owner's next words are on their way: what was shown before them has been read. */
    readonly busy: boolean;
    /** Without it the card is large only where the owner opens it. */
    readonly hasSpace: boolean;
  },
): {
  readonly unread: boolean;
  readonly large: boolean;
  readonly open: () => void;
  readonly fold: () => void;
} {
  const { sessionId, busy, hasSpace } = options;
  const [read, setRead] = useState(() =>
    sessionId === undefined ? null : readTabState(nameOf(sessionId), ReadDanger),
  );
  const [reopened, setReopened] = useState(false);
  const [shown, setShown] = useState<ReadDanger | null>(null);
  const [wasBusy, setWasBusy] = useState(busy);
  const unread = !covers(read, triage);
  const large = reopened || (unread && hasSpace);
  if (large && !covers(shown, triage)) setShown(withAll(shown, triage));

  function fold(): void {
    setRead(withAll(read, triage));
    setReopened(false);
  }
  if (wasBusy !== busy) {
    setWasBusy(busy);
    // A keyboard may have made a bar of it since.
    if (busy && (reopened || (unread && covers(shown, triage)))) fold();
  }
  useEffect(() => {
    if (sessionId !== undefined && read) writeTabState(nameOf(sessionId), read);
  }, [sessionId, read]);

  return { unread, large, open: () => setReopened(true), fold };
}

function covers(read: ReadDanger | null, triage: UrgentTriage): boolean {
  if (!read) return false;
  // "Today" says the same for whatever reason; the next question must not jump for it.
  if (triage.level === 'today') return true;
  if (read.level !== 'emergency') return false;
  return triage.reasons.every((reason) => read.reasons.includes(reason));
}

function withAll(before: ReadDanger | null, { level, reasons }: UrgentTriage): ReadDanger {
  return { level, reasons: [...new Set([...(before?.reasons ?? []), ...reasons])] };
}

function nameOf(sessionId: string): string {
  return `read-danger.${sessionId}`;
}
