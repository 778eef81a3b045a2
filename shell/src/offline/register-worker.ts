import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { isInstalledApp } from '../gate/installed-app.ts';
import { SetStored } from './worker/messages.ts';

/** How often an open page asks for a newer set, milliseconds. */
const CHECK_EVERY_MS = 15 * 60_000;
const SECOND_CHECK_MS = 60_000;

let newest: string | null = null;
const listeners = new Set<() => void>();

/**
 * Registers the service worker once the page has loaded (PWA-01), and has it
 * look for a newer set now and then; the page itself is never reloaded.
 */
export function registerWorker(container: ServiceWorkerContainer | undefined): void {
  if (!container) return;
  container.addEventListener('message', (event) => {
    if (!v.is(SetStored, event.data)) return;
    newest = event.data.version;
    for (const listener of listeners) listener();
  });
  container.startMessages();
  if (document.readyState === 'complete') void start(container);
  else addEventListener('load', () => void start(container), { once: true });
}

/** The version of the newest set that this browser holds whole; null while there is none. */
export function useNewestSet(): string | null {
  return useSyncExternalStore(subscribe, () => newest);
}

async function start(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' });
    await container.ready;
    const check = (): void => {
      void registration.update().catch(() => undefined);
      registration.active?.postMessage({ type: 'petwise.check-set' });
    };
    check();
    // A release that was under way at the first look is whole by now.
    setTimeout(check, SECOND_CHECK_MS);
    setInterval(() => {
      if (document.visibilityState === 'visible') check();
    }, CHECK_EVERY_MS);
    addEventListener('online', check);
    // An installed app may ask the browser not to clear what it keeps.
    if (isInstalledApp()) await navigator.storage.persist();
  } catch (error) {
    // A page without a worker works as before, with the network.
    console.error('The service worker did not start', error);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
