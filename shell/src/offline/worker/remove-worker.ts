import { CACHE_PREFIX } from './cache-prefix.ts';
import { workerScope } from './worker-scope.ts';

// Served as /sw.js while offline use is switched off (PETWISE_OFFLINE=0): takes
// the place of the worker that is there, removes all it kept, and then itself.
const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(removeAll()));

async function removeAll(): Promise<void> {
  for (const name of await scope.caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await scope.caches.delete(name);
  }
  await scope.registration.unregister();
}
