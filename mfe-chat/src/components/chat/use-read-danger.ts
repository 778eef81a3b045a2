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
 * It counts as read once the owner says so or goes on; that holds over a reload
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
    readonly hasRoom: boolean;
  },
): {
  readonly unread: boolean;
  readonly large: boolean;
  readonly open: () => void;
  readonly fold: () => void;
} {
  const { sessionId, busy, hasRoom } = options;
  const [read, setRead] = useState(() =>
    sessionId === undefined ? null : readTabState(nameOf(sessionId), ReadDanger),
  );
  const [reopened, setReopened] = useState(false);
  const [wasBusy, setWasBusy] = useState(busy);
  const unread = !covers(read, triage);
  const large = reopened || (unread && hasRoom);

  function fold(): void {
    setRead({
      level: triage.level,
      reasons: [...new Set([...(read?.reasons ?? []), ...triage.reasons])],
    });
    setReopened(false);
  }
  if (wasBusy !== busy) {
    setWasBusy(busy);
    if (busy && large) fold();
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

function nameOf(sessionId: string): string {
  return `read-danger.${sessionId}`;
}
