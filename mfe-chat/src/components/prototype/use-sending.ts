import { useToast } from '@petwise/ui';
import { useEffect, useRef, useState } from 'react';
import {
  type MessageListeners,
  MessageRunner,
  NOT_SENDING,
  type SendingState,
} from '../../api/message-runner.ts';
import { useRefetchMessages } from '../../api/use-messages.ts';
import { copy } from '../../copy.ts';

/** The sending of one session's messages, and the runner that takes the commands. */
export function useSending(sessionId: string): {
  readonly state: SendingState;
  readonly runner: MessageRunner;
  readonly dismiss: () => void;
} {
  const [state, setState] = useState(NOT_SENDING);
  const refetch = useRefetchMessages(sessionId);
  const toast = useToast();
  const given: MessageListeners = {
    changed: setState,
    sent: refetch,
    // PROTO-09
    failed: (error) =>
      toast({
        title: copy.messageError,
        description: (error instanceof Error && error.message) || copy.messageErrorText,
        tone: 'destructive',
      }),
  };
  const listeners = useRef(given);
  useEffect(() => {
    listeners.current = given;
  });
  const [runner] = useState(() => new MessageRunner(sessionId, () => listeners.current));
  useEffect(() => {
    runner.rejoin();
    return () => runner.stop();
  }, [runner]);
  return { state, runner, dismiss: () => setState(NOT_SENDING) };
}
