import { useEvent } from '@petwise/events';
import { Banner, Button, RotateCcw } from '@petwise/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { COPY } from '../copy.ts';
import { readBootData } from '../federation/boot-data.ts';
import { isInAssessment } from '../navigation/use-screen-change.ts';
import { useNewestSet } from '../offline/register-worker.ts';

const own = readBootData(document)?.set ?? null;

/** Offers a newer version that is here whole; never while an owner answers, and never by itself. */
export function UpdateNotice(): ReactNode {
  const newest = useNewestSet();
  const answering = useIsAnswering();
  const [putOff, setPutOff] = useState<string | null>(null);
  if (!own || !newest || newest === own || newest === putOff || answering) return null;
  return (
    <Banner
      icon={<RotateCcw aria-hidden="true" />}
      action={
        <>
          <Button size="sm" variant="secondary" onClick={() => location.reload()}>
            {COPY.updateReload}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setPutOff(newest)}>
            {COPY.updateLater}
          </Button>
        </>
      }
    >
      {COPY.updateReady}
    </Banner>
  );
}

/** True from the first form of an assessment to its report, and while a conversation is on screen. */
function useIsAnswering(): boolean {
  const { pathname } = useLocation();
  const [stage, setStage] = useState('home');
  const [conversation, setConversation] = useState<string | null>(null);
  useEvent('shell.stage-changed', (event) => setStage(event.stage));
  useEvent('chat.session-opened', ({ sessionId }) => setConversation(sessionId));
  useEvent('chat.session-closed', ({ sessionId }) =>
    setConversation((now) => (now === sessionId ? null : now)),
  );
  if (isInAssessment(pathname)) return stage !== 'results';
  return conversation !== null;
}
