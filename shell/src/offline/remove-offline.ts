import { CACHE_PREFIX } from './worker/cache-prefix.ts';

/** Removes the workers that earlier pages registered and all they kept, for a page that the server wants kept nowhere. */
export async function removeOffline(container: ServiceWorkerContainer | undefined): Promise<void> {
  if (!container) return;
  const registrations = await container.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const cached = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(cached.map((name) => caches.delete(name)));
}
