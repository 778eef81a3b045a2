import { useEmit } from '@petwise/events';
import { useEffect, useRef } from 'react';

/** Tells the page when the other side has said something new, so that a tab out of sight can show it. */
export function useAnnouncedMessages(
  sessionId: string,
  messages: readonly { readonly role: string }[] | undefined,
): void {
  const emit = useEmit('chat');
  const theirs = messages?.filter(({ role }) => role === 'assistant').length;
  const seen = useRef(theirs);
  useEffect(() => {
    const before = seen.current;
    seen.current = theirs;
    // What is there when the conversation opens is nothing new.
    if (before === undefined || theirs === undefined || theirs <= before) return;
    emit('chat.message-arrived', { sessionId });
  }, [sessionId, theirs, emit]);
}
