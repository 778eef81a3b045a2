import { useEffect, useState } from 'react';

/** Heard on the window once the owner has answered the browser: each bundle has its own copy of this module. */
const ANSWERED = 'petwise:notice-permission';

/** `unknown`: nobody was asked yet. `none`: this browser has no notices. */
export type NoticePermission = 'unknown' | 'granted' | 'denied' | 'none';

/**
 * Whether this browser may show notices of the system, and a way to ask, which
 * a browser takes from a press alone. A notice comes while Petwise is open, in a
 * tab or as an installed app, and where the browser wakes an installed app now
 * and then: nothing is pushed from a server.
 */
export function useNoticePermission(): readonly [NoticePermission, () => void] {
  const [permission, setPermission] = useState(noticePermission);
  useEffect(() => onNoticePermission(() => setPermission(noticePermission())), []);
  function ask(): void {
    Notification.requestPermission().then(
      () => window.dispatchEvent(new Event(ANSWERED)),
      () => setPermission('denied'),
    );
  }
  return [permission, ask];
}

/** Calls back each time the owner has answered the browser on this page, whichever bundle asked; returns what ends it. */
export function onNoticePermission(answered: () => void): () => void {
  window.addEventListener(ANSWERED, answered);
  return () => window.removeEventListener(ANSWERED, answered);
}

/** Whether the system lets us show notices; `none` where the browser has no notices, `unknown` before it was asked. */
export function noticePermission(): NoticePermission {
  if (!('Notification' in globalThis)) return 'none';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}
