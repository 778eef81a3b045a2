import { api } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { useSyncExternalStore } from 'react';

/** How often an offline page tries the server again, milliseconds. */
export const RETRY_MS = 3_000;
/** How long one try may take, milliseconds. */
const TRY_LIMIT_MS = 5_000;

let online = navigator.onLine;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

addEventListener('offline', () => set(false));
addEventListener('online', () => void tryServer());

/** True while the server can be reached, as far as is known. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => online);
}

/** True once the connection is known to be lost. */
export function isOffline(): boolean {
  return !online;
}

/** Asks the server once more, unless it is known to be out of reach. */
export async function confirmOffline(): Promise<boolean> {
  if (online) await tryServer();
  return !online;
}

/** Calls back each time the connection is found to be lost; returns the way to stop. */
export function onOffline(listener: () => void): () => void {
  return subscribe(() => {
    if (!online) listener();
  });
}

/** A call got no answer: the page counts as offline unless the server answers now. */
export function doubtConnection(): void {
  void tryServer();
}

async function tryServer(): Promise<void> {
  clearTimeout(timer);
  try {
    await api().call(authRoutes.status, { signal: AbortSignal.timeout(TRY_LIMIT_MS) });
    set(true);
  } catch (error) {
    // Any answer at all, even a refusal, comes from a server that was reached.
    set(error instanceof Error && error.name === 'ApiError');
  }
}

function set(now: boolean): void {
  clearTimeout(timer);
  if (!now) timer = setTimeout(() => void tryServer(), RETRY_MS);
  if (now === online) return;
  online = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
