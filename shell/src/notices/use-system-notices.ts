import { LOOK_AGAIN_FOR_MS, lookAgains, markTold, untoldLookAgains } from '@petwise/contracts';
import { useEvent } from '@petwise/events';
import { noticePermission } from '@petwise/ui/system-notices';
import { localStore } from '@petwise/ui/storage';
import { useEffect } from 'react';
import { COPY } from '../copy.ts';
import {
  keepReminders,
  NOTICE,
  noticeTag,
  readReminders,
  REMINDERS_EVERY_MS,
  REMINDERS_SYNC,
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
  useEvent('chat.finished', () => whenHidden(COPY.notices.reportReady));
  useEvent('shell.consult-begun', () => whenHidden(COPY.notices.questionReady));
  useEvent('health.imported', () => whenHidden(COPY.notices.healthReady));
  useEvent('uploads.completed', () => whenHidden(COPY.notices.fileReady));
  useEvent('uploads.values-read', () => whenHidden(COPY.notices.fileRead));
  useEffect(() => {
    const check = () => void remind().catch(console.error);
    check();
    const timer = setInterval(check, CHECK_MS);
    // Who closes the app right after a report is reminded too.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}

async function remind(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // A full store keeps no page from reminding.
  if (registration) await shareWith(registration).catch(console.error);
  if (noticePermission() !== 'granted') return;
  for (const { sessionId } of untoldLookAgains(localStore, Date.now())) {
    markTold(localStore, sessionId);
    const body = COPY.notices.lookAgainText;
    void show(COPY.notices.lookAgain, { tag: noticeTag(sessionId), body });
  }
}

/** What the worker needs to remind while no page is open, and back what it has told. */
async function shareWith(registration: ServiceWorkerRegistration): Promise<void> {
  const stored = await readReminders(caches);
  for (const { id, told } of stored) if (told) markTold(localStore, id);
  const { lookAgain: title, lookAgainText: body } = COPY.notices;
  const now = lookAgains(localStore).map(({ sessionId: id, at, told = false }) => ({
    id,
    at,
    until: at + LOOK_AGAIN_FOR_MS,
    title,
    body,
    told,
  }));
  if (JSON.stringify(now) !== JSON.stringify(stored)) await keepReminders(caches, now);
  if (noticePermission() === 'granted' && now.length > 0) await wakeNowAndThen(registration);
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
