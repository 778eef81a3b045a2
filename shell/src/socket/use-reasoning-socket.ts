import { useEvent } from '@petwise/events';
import { useEffect, useState } from 'react';
import { emit } from '../federation/host-bus.ts';
import { useIsHeld } from '../offline/device-consult/held-ids.ts';
import { openReasoningSocket } from './reasoning-socket.ts';

/**
 * Owns the one socket of the page: it follows the session whose conversation
 * is on screen (or that the shell itself is starting) and puts every line on the bus.
 */
export function useReasoningSocket(starting: string | null): void {
  const [conversation, setConversation] = useState<string | null>(null);
  useEvent('chat.session-opened', ({ sessionId }) => setConversation(sessionId));
  useEvent('chat.session-closed', ({ sessionId }) =>
    setConversation((now) => (now === sessionId ? null : now)),
  );
  const wanted = conversation ?? starting;
  // The device says its own reasoning; the server knows nothing of such a consult.
  const sessionId = useIsHeld(wanted) ? null : wanted;

  useEffect(() => {
    if (!sessionId) return undefined;
    return openReasoningSocket(sessionId, {
      onLine: (line) => emit('shell.reasoning-received', line),
      onStatus: (status) => emit('shell.socket-changed', { status, sessionId }),
    });
  }, [sessionId]);
}
