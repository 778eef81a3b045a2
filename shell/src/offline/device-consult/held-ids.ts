import { localStore } from '@petwise/ui/storage';
import { useSyncExternalStore } from 'react';

/** One entry of local storage for each consult that this device alone holds. */
export const HELD_PREFIX = 'petwise.deviceConsult.';

const listeners = new Set<() => void>();

/** True for a consult that was begun on this device and that the server does not have yet. */
export function isHeld(sessionId: string): boolean {
  return localStore.read(`${HELD_PREFIX}${sessionId}`) !== null;
}

/** The ids of all of them. */
export function heldIds(): readonly string[] {
  return localStore.keys(HELD_PREFIX).map((key) => key.slice(HELD_PREFIX.length));
}

/** As `isHeld`, on a screen. */
export function useIsHeld(sessionId: string | null): boolean {
  return useSyncExternalStore(onHeldChange, () => sessionId !== null && isHeld(sessionId));
}

/** Hears of every change of what is held, in this tab and in others. */
export function onHeldChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(HELD_PREFIX)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Tells all who listen that what this device holds has changed. */
export function tellHeldChange(): void {
  for (const listener of listeners) listener();
}

/** The owner has signed out and may share this device. */
export function forgetHeld(): void {
  localStore.removeAll(HELD_PREFIX);
  tellHeldChange();
}
