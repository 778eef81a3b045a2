import { useEvent } from '@petwise/events';
import { useEffect, useState } from 'react';

/**
 * How many messages, first questions, reports, sent files and readings of files and of health data were done while nobody
 * looked: for the title, and for the mark on an installed app's icon where the system has one. Looking makes it none.
 */
export function useUnread(): number {
  const [unread, setUnread] = useState(0);
  const count = (): void => {
    if (document.visibilityState === 'hidden') setUnread((now) => now + 1);
  };
  useEvent('chat.message-arrived', count);
  useEvent('chat.finished', count);
  useEvent('shell.consult-begun', count);
  useEvent('health.imported', count);
  useEvent('uploads.completed', count);
  useEvent('uploads.values-read', count);
  useEffect(() => {
    function onVisibility(): void {
      if (document.visibilityState === 'visible') setUnread(0);
    }
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  useEffect(() => {
    // Only an installed app has an icon to mark; elsewhere the browser refuses.
    if ('setAppBadge' in navigator) navigator.setAppBadge(unread).catch(() => undefined);
  }, [unread]);
  return unread;
}
