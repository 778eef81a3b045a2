import { useEvent } from '@petwise/events';
import { useEffect, useRef } from 'react';

/** Calls back when the page may have missed something: seen again, online again, or the socket open again. */
export function useWakeUp(handler: () => void): void {
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  const wasWaiting = useRef(false);
  useEvent('shell.socket-changed', ({ status }) => {
    if (status === 'waiting') wasWaiting.current = true;
    if (status !== 'open' || !wasWaiting.current) return;
    wasWaiting.current = false;
    newest.current();
  });
  useEffect(() => {
    function onVisible(): void {
      if (document.visibilityState === 'visible') newest.current();
    }
    function onOnline(): void {
      newest.current();
    }
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}
