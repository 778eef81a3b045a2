import { useEvent } from '@petwise/events';
import { Page, RemoteSlot } from '@petwise/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { readDangers } from '../offline/read-dangers.ts';

/** `/` and `/test-responses`: the home screen; a send takes the owner to `/assessment` (HOME-07). */
export function HomeRoute(): ReactNode {
  const navigate = useNavigate();
  useEvent('intake.submitted', () => void navigate('/assessment'));
  return (
    <Page width="reading">
      <RemoteSlot
        door="intake/home"
        height={520}
        props={{ variant: 'route', onStart: () => undefined, readDangers }}
      />
    </Page>
  );
}
