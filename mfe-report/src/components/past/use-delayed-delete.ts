import { useEffect, useRef, useState } from 'react';

/** How long a deletion can be undone, milliseconds. */
export const UNDO_MS = 10_000;

export interface DelayedDelete {
  /** What is about to be deleted. */
  readonly leaving: ReadonlySet<string>;
  readonly begin: (id: string) => void;
  readonly undo: (id: string) => void;
}

/**
 * Deletes after a pause in which the owner may change their mind. Leaving the
 * page ends the pause: what was on its way out is deleted then. `remove` says
 * whether it is gone; what is not comes back.
 */
export function useDelayedDelete(remove: (id: string) => Promise<boolean>): DelayedDelete {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });

  function drop(id: string): void {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  }

  function stay(id: string): void {
    setLeaving((before) => new Set([...before].filter((other) => other !== id)));
  }

  function begin(id: string): void {
    if (timers.current.has(id)) return;
    setLeaving((before) => new Set([...before, id]));
    const timer = setTimeout(() => {
      timers.current.delete(id);
      void latest.current(id).then((gone) => {
        if (!gone) stay(id);
      });
    }, UNDO_MS);
    timers.current.set(id, timer);
  }

  function undo(id: string): void {
    if (!timers.current.has(id)) return;
    drop(id);
    stay(id);
  }

  useEffect(() => {
    const pending = timers.current;
    function finish(): void {
      for (const [id, timer] of pending) {
        clearTimeout(timer);
        void latest.current(id);
      }
      pending.clear();
    }
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, []);

  return { leaving, begin, undo };
}
