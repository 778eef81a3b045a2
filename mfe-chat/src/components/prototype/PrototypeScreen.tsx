import type { DoorProps } from '@petwise/contracts';
import { ErrorCard, useToast } from '@petwise/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { logFailure } from '../../api/durable-call.ts';
import { useSession } from '../../api/use-session.ts';
import { copy } from '../../copy.ts';
import { readLastConversation } from '../../model/last-conversation.ts';
import { ChatFrame } from '../chat/ChatFrame.tsx';
import { Initializing } from './Initializing.tsx';
import { PrototypeChat } from './PrototypeChat.tsx';

/** The prototype chat at `/medical-assistant`: a session first, then everything else (PROTO-01). */
export function PrototypeScreen(props: DoorProps['chat/prototype']): ReactNode {
  const session = useSession();
  const [last] = useState(readLastConversation);
  const [continued, setContinued] = useState<string | null>(null);
  const toast = useToast();
  const { error } = session;
  useEffect(() => {
    if (!error) return;
    logFailure(error);
    toast({
      title: copy.connectionError,
      description: copy.connectionErrorText,
      tone: 'destructive',
    });
  }, [error, toast]);

  const sessionId = continued ?? session.data?.sessionId;
  if (sessionId) {
    const other = last === sessionId ? null : last;
    return (
      <PrototypeChat
        key={sessionId}
        sessionId={sessionId}
        isNew={continued === null}
        last={other}
        {...props}
        onContinue={() => setContinued(other)}
      />
    );
  }
  return (
    <ChatFrame title={copy.prototypeTitle} note={copy.prototypeNote}>
      {error ? (
        <ErrorCard
          title={copy.sessionFailedTitle}
          retrying={session.isFetching}
          onRetry={() => void session.refetch()}
        >
          {copy.connectionErrorText}
        </ErrorCard>
      ) : (
        <Initializing />
      )}
    </ChatFrame>
  );
}
