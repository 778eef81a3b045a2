import { useEvent } from '@petwise/events';
import { Banner, CloudOff } from '@petwise/ui';
import type { ReactNode } from 'react';
import { COPY } from '../copy.ts';
import { useNewestSet } from '../offline/register-worker.ts';
import { doubtConnection, useOnline } from '../offline/connection.ts';

/** Comes when the network goes, says what still works, and leaves by itself (PWA-02). */
export function OfflineNotice(): ReactNode {
  const online = useOnline();
  useEvent('shell.socket-changed', ({ status }) => {
    if (status === 'waiting') doubtConnection();
  });
  const isKept = useNewestSet() !== null;
  if (online) return null;
  const works = isKept ? COPY.offlineAssess : COPY.offlineWorks;
  const worksNot = isKept ? COPY.offlineAssessNot : COPY.offlineWorksNot;
  return (
    <Banner tone="warning" icon={<CloudOff aria-hidden="true" />}>
      <strong>{COPY.offlineTitle}</strong> {works} {worksNot}
    </Banner>
  );
}
