import { dueLookAgains } from '@petwise/contracts';
import { RemoteSlot } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { readDangers } from '../offline/read-dangers.ts';
import { useConsultList } from './use-consult-list.ts';

/** How often an open home screen looks whether an animal is to be looked at again, milliseconds. */
const CHECK_MS = 30_000;

/** The home screen's reminder of an animal that should be looked at again; its bundle opens only when one is due. */
export function LookAgain(): ReactNode {
  const list = useConsultList({ enabled: true });
  const now = useNow();
  if (dueLookAgains(list?.consults ?? [], now).length === 0) return null;
  return (
    <RemoteSlot door="report/look-again" height={0} fallback={<></>} props={{ readDangers }} />
  );
}

/** A notice that is pressed, or the way back from another tab, brings a screen as it was left. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const refresh = () => setNow(Date.now());
    const timer = setInterval(refresh, CHECK_MS);
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
    };
  }, []);
  return now;
}
