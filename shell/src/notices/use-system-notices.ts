import { markTold, untoldLookAgains } from '@petwise/contracts';
import { useEvent } from '@petwise/events';
import { noticePermission } from '@petwise/ui/system-notices';
import { localStore } from '@petwise/ui/storage';
import { useEffect } from 'react';
import { COPY } from '../copy.ts';

/** How often an open page looks whether an animal is to be looked at again, milliseconds. */
const LOOK_MS = 30_000;

/**
 * Notices of the system, where the owner has allowed them, while Petwise is
 * open: long work is done while nobody looks, or it is time to look at an animal
 * again. They name neither animal nor illness: others see a locked screen too.
 */
export function useSystemNotices(): void {
  function whenHidden(title: string): void {
    if (document.visibilityState === 'hidden') void show(title, { tag: 'petwise.done' });
  }
  useEvent('chat.finished', () => whenHidden(COPY.notices.reportReady));
  useEvent('health.imported', () => whenHidden(COPY.notices.healthReady));
  useEvent('uploads.completed', () => whenHidden(COPY.notices.fileReady));
  useEffect(() => {
    remind();
    const timer = setInterval(remind, LOOK_MS);
    return () => clearInterval(timer);
  }, []);
}

function remind(): void {
  if (noticePermission() !== 'granted') return;
  for (const { sessionId } of untoldLookAgains(localStore, Date.now())) {
    markTold(localStore, sessionId);
    const body = COPY.notices.lookAgainText;
    void show(COPY.notices.lookAgain, { tag: `petwise.look-again.${sessionId}`, body });
  }
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  if (noticePermission() !== 'granted') return;
  const all = { icon: '/icons/icon-192.png', ...options };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    // A phone shows notices through the worker alone.
    if (worker) await worker.showNotification(title, all);
    else new Notification(title, all).addEventListener('click', () => window.focus());
  } catch (error) {
    console.error(error);
  }
}
