import * as v from 'valibot';
import { answerRequest, isOurs } from './answer-request.ts';
import { CheckSet } from './messages.ts';
import { NOTICE, noticeTag, REMINDERS_SYNC, tellReminders } from './reminders.ts';
import { SetStore } from './set-store.ts';
import { workerScope } from './worker-scope.ts';

const scope = workerScope();
const store = new SetStore({
  caches: scope.caches,
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
});

// A new worker may take over at once: pages keep their set, whichever worker serves it.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  if (!isOurs(event.request, scope.location.origin)) return;
  event.respondWith(answerRequest(event.request, store, (request) => fetch(request)));
});

scope.addEventListener('message', (event) => {
  if (v.is(CheckSet, event.data)) event.waitUntil(prepareAndTell());
});

// An installed app that is closed: the browser wakes its worker now and then, where it may.
scope.addEventListener('periodicsync', (event) => {
  if (event.tag === REMINDERS_SYNC) event.waitUntil(remind());
});

// A notice leads to Petwise: to the page that is open, else to the home screen, where its card is.
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPetwise());
});

function remind(): Promise<void> {
  return tellReminders({
    caches: scope.caches,
    now: Date.now(),
    show: ({ id, title, body }) =>
      scope.registration.showNotification(title, { ...NOTICE, tag: noticeTag(id), body }),
  });
}

async function openPetwise(): Promise<void> {
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open) await open.focus();
  else await scope.clients.openWindow('/');
}

async function prepareAndTell(): Promise<void> {
  // Without a network the set that is here stays the newest.
  const version = await store
    .prepare()
    .catch(async () => (await store.wholeSets())[0]?.set.version);
  if (!version) return;
  for (const client of await scope.clients.matchAll()) {
    client.postMessage({ type: 'petwise.set-kept', version });
  }
}
