import { CACHE_PREFIX } from './cache-prefix.ts';
import { workerScope } from './worker-scope.ts';

// Served as /sw.js while offline use is switched off (PETWISE_OFFLINE=0): takes
// the place of the worker that is there, removes all it kept, and then itself.
const scope = workerScope();

// Activation waits until the worker before has nothing left to do, and that may
// last: what was kept goes at once, and the next page removes the rest (remove-offline.ts).
scope.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([removeCaches(), scope.skipWaiting()]));
});
scope.addEventListener('activate', (event) => event.waitUntil(scope.registration.unregister()));

async function removeCaches(): Promise<void> {
  for (const name of await scope.caches.keys()) {
    if (name.startsWith(CACHE_PREFIX)) await scope.caches.delete(name);
  }
}
