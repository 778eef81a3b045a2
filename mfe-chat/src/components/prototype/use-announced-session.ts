import type { Message } from '@petwise/contracts';
import { useEmit } from '@petwise/events';
import { useEffect } from 'react';

/** Tells the page which conversation is on screen, so that the shell connects its socket, and when it is complete. */
export function useAnnouncedSession(
  sessionId: string,
  messages: readonly Message[] | undefined,
): void {
  const emit = useEmit('chat');
  useEffect(() => {
    emit('chat.session-opened', { sessionId });
    return () => emit('chat.session-closed', { sessionId });
  }, [sessionId, emit]);
  const complete = messages?.at(-1)?.metadata?.isComplete === true;
  useEffect(() => {
    if (complete) emit('chat.finished', { sessionId });
  }, [sessionId, complete, emit]);
}
