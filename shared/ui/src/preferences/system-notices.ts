import { useState } from 'react';

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
  function ask(): void {
    Notification.requestPermission().then(
      () => setPermission(noticePermission()),
      () => setPermission('denied'),
    );
  }
  return [permission, ask];
}

/** Whether the system lets us show notices; `none` where the browser has no notices, `unknown` before it was asked. */
export function noticePermission(): NoticePermission {
  if (!('Notification' in globalThis)) return 'none';
  return Notification.permission === 'default' ? 'unknown' : Notification.permission;
}
