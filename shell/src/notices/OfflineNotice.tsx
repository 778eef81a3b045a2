import { useEvent } from '@petwise/events';
import { Banner, Button, ChevronDown, CloudOff } from '@petwise/ui';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { COPY } from '../copy.ts';
import { useNewestSet } from '../offline/register-worker.ts';
import { doubtConnection, useOnline } from '../offline/connection.ts';

/**
 * Comes when the network goes, says what still works, and leaves by itself
 * (PWA-02). On a small screen it is one line, and the rest opens below it.
 */
export function OfflineNotice(): ReactNode {
  const online = useOnline();
  useEvent('shell.socket-changed', ({ status }) => {
    if (status === 'waiting') doubtConnection();
  });
  const isStored = useNewestSet() !== null;
  const [open, setOpen] = useState(false);
  const id = useId();
  if (online) return null;
  const rest = (
    <>
      <span>{isStored ? COPY.offlineAssess : COPY.offlineWorks}</span>{' '}
      <span>{isStored ? COPY.offlineAssessNot : COPY.offlineWorksNot}</span>
    </>
  );
  return (
    <div>
      <Banner
        compact
        tone="warning"
        icon={<CloudOff aria-hidden="true" />}
        action={
          <More
            size="sm"
            variant="quiet"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {COPY.offlineMore}
            <Arrow aria-hidden="true" size={16} $up={open} />
          </More>
        }
      >
        <strong>{COPY.offlineTitle}</strong> <span>{COPY.offlineEmergency}</span>{' '}
        <Beside>{rest}</Beside>
      </Banner>
      {open && (
        <Below id={id}>
          <Banner tone="warning">{rest}</Banner>
        </Below>
      )}
    </div>
  );
}

const More = styled(Button)`
  display: none;
  flex: none;
  margin-inline-start: auto;
  color: inherit;
  @container (max-width: 48em) {
    display: inline-flex;
  }
`;

const Beside = styled.span`
  @container (max-width: 48em) {
    display: none;
  }
`;

const Below = styled.div`
  display: none;
  @container (max-width: 48em) {
    display: block;
  }
`;

const Arrow = styled(ChevronDown)<{ readonly $up: boolean }>`
  rotate: ${({ $up }) => ($up ? '180deg' : '0deg')};
`;
