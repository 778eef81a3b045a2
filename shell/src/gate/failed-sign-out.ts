import { useSyncExternalStore } from 'react';

let failed = false;
const listeners = new Set<() => void>();

/** Remembers, until it is read or mended, that somebody wanted to leave and has not left. */
export function setSignOutFailed(now: boolean): void {
  failed = now;
  for (const listener of listeners) listener();
}

/** Whether the last attempt to sign out did not reach the server. */
export function useSignOutFailed(): boolean {
  return useSyncExternalStore(subscribe, () => failed);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
