import { dueLookAgains } from '@petwise/contracts';
import { useEvent } from '@petwise/events';
import { Page, RemoteSlot } from '@petwise/ui';
import { localStore } from '@petwise/ui/storage';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readDangers } from '../offline/read-dangers.ts';

/** `/` and `/test-responses`: the home screen; a send takes the owner to `/assessment` (HOME-07). */
export function HomeRoute(): ReactNode {
  const navigate = useNavigate();
  const [isDue, setDue] = useState(hasDue);
  // A notice that is pressed, or the way back from another tab, brings this screen as it was left.
  useEffect(() => {
    const refresh = () => setDue(hasDue);
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, []);
  useEvent('intake.submitted', () => void navigate('/assessment'));
  return (
    <Page width="reading">
      {isDue ? (
        <RemoteSlot door="report/look-again" height={0} fallback={<></>} props={{ readDangers }} />
      ) : null}
      <RemoteSlot
        door="intake/home"
        height={520}
        props={{ variant: 'route', onStart: () => undefined, readDangers }}
      />
    </Page>
  );
}

function hasDue(): boolean {
  return dueLookAgains(localStore, Date.now()).length > 0;
}
