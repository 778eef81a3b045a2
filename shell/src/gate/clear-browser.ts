import { localStore, sessionStore } from '@petwise/ui/storage';

/**
 * Removes everything that this browser keeps for Petwise: what `Clear-Site-Data`
 * asks of it as well, which browsers hear over https and on this computer alone.
 */
export async function clearBrowser(): Promise<void> {
  localStore.removeAll();
  sessionStore.removeAll();
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches.delete(name)));
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}
