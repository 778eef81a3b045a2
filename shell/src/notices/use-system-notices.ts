import { consultRoutes, LOOK_AGAIN_FOR_MS, lookAgainOf } from '@petwise/contracts';
import { useEvent } from '@petwise/events';
import {
  noticePermission,
  onNoticePermission,
  useNoticePermission,
} from '@petwise/ui/system-notices';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { COPY } from '../copy.ts';
import { type ConsultList, useConsultList } from '../look-again/use-consult-list.ts';
import {
  keepReminders,
  NOTICE,
  noticeTag,
  readReminders,
  REMINDERS_EVERY_MS,
  REMINDERS_SYNC,
  tellReminders,
} from '../offline/worker/reminders.ts';

/** How often an open page looks whether an animal is to be looked at again, milliseconds. */
const CHECK_MS = 30_000;

/**
 * Notices of the system, where the owner has allowed them: long work is done
 * while nobody looks, or it is time to look at an animal again, of which the
 * worker reminds too while no page is open. They name neither animal nor illness: others see a locked screen too.
 */
export function useSystemNotices(): void {
  function whenHidden(title: string): void {
    if (document.visibilityState === 'hidden') void show(title, { tag: 'petwise.done' });
  }
  const client = useQueryClient();
  const readAnew = useCallback(
    () => void client.invalidateQueries({ queryKey: [consultRoutes.list.path] }),
    [client],
  );
  useEvent('chat.finished', () => {
    // The list that was read before the report lacks it.
    readAnew();
    whenHidden(COPY.notices.reportReady);
  });
  useEvent('shell.consult-begun', () => whenHidden(COPY.notices.questionReady));
  useEvent('health.imported', () => whenHidden(COPY.notices.healthReady));
  useEvent('uploads.completed', () => whenHidden(COPY.notices.fileReady));
  useEvent('uploads.values-read', () => whenHidden(COPY.notices.fileRead));
  const [permission] = useNoticePermission();
  useEffect(() => onNoticePermission(readAnew), [readAnew]);
  const list = useConsultList({ enabled: permission === 'granted' });
  useEffect(() => {
    const check = () => void remind(list).catch(console.error);
    check();
    const timer = setInterval(check, CHECK_MS);
    // Who closes the app right after a report is reminded too.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [list]);
}

/** Keeps what is to come where the worker finds it while no page is open, and tells what is due; each is told once. */
async function remind(list: ConsultList | undefined): Promise<void> {
  if (noticePermission() !== 'granted') return;
  // A full store keeps no page from reminding.
  if (list) await keepFor(list).catch(console.error);
  await tellReminders({
    caches,
    now: Date.now(),
    show: ({ id, title, body }) => show(title, { tag: noticeTag(id), body }),
  });
}

async function keepFor({ consults, onlyThisDevice }: ConsultList): Promise<void> {
  const stored = await readReminders(caches);
  const { lookAgain: title, lookAgainText: body } = COPY.notices;
  const listed = consults.flatMap((consult) => {
    const at = lookAgainOf(consult);
    const until = (at ?? 0) + LOOK_AGAIN_FOR_MS;
    if (at === null || until <= Date.now()) return [];
    const { sessionId: id } = consult;
    const told = stored.some((one) => one.id === id && one.told === true);
    return [{ id, at, until, title, body, told }];
  });
  // What the server had told holds until it can be asked again.
  const others = stored.filter(({ id }) => !consults.some(({ sessionId }) => sessionId === id));
  const now = onlyThisDevice ? [...others, ...listed] : listed;
  if (JSON.stringify(now) !== JSON.stringify(stored)) await keepReminders(caches, now);
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && now.length > 0) await wakeNowAndThen(registration);
}

/** Chromium has it for installed apps that are used often; elsewhere the calendar entry is what reminds. */
async function wakeNowAndThen(registration: ServiceWorkerRegistration): Promise<void> {
  if (!('periodicSync' in registration)) return;
  // TypeScript does not know it yet.
  const sync = registration.periodicSync as {
    register(tag: string, options: { minInterval: number }): Promise<void>;
  };
  await sync
    .register(REMINDERS_SYNC, { minInterval: REMINDERS_EVERY_MS })
    // Not installed, or not allowed to.
    .catch(() => undefined);
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  if (noticePermission() !== 'granted') return;
  const all = { ...NOTICE, ...options };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    // A phone shows notices through the worker alone.
    if (worker) await worker.showNotification(title, all);
    else new Notification(title, all).addEventListener('click', () => window.focus());
  } catch (error) {
    console.error(error);
  }
}
