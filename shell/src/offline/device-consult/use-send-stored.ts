import { consultRoutes } from '@petwise/contracts';
import { useEvent } from '@petwise/events';
import { useToast } from '@petwise/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { COPY } from '../../copy.ts';
import { useOnline } from '../connection.ts';
import { forgetHeld, heldIds, onHeldChange } from './held-ids.ts';

/** When what the server did not take is sent again, milliseconds. */
const AGAIN_MS = 30_000;

/** Sends what was assessed on this device, once there is a connection and a session. */
export function useSendStored(): void {
  const online = useOnline();
  const toast = useToast();
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const next = (): void => setRound((before) => before + 1);
  useEvent('shell.signed-in', next);
  useEffect(() => onHeldChange(next), []);
  useEffect(() => {
    if (!online || heldIds().length === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    void trySending().then(({ sent, waiting }) => {
      if (sent > 0) {
        toast({ title: COPY.device.saved, description: COPY.device.savedMore });
        void client.invalidateQueries({ queryKey: [consultRoutes.list.path] });
        void client.invalidateQueries({ queryKey: [consultRoutes.detail.path] });
      }
      if (waiting > 0 && !left) timer = setTimeout(next, AGAIN_MS);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [online, round, toast, client]);
}

/** Before a sign-out, which forgets what this device holds: the last moment to send it. */
export async function sendBeforeLeaving(): Promise<() => void> {
  if (heldIds().length > 0) await trySending();
  return forgetHeld;
}

async function trySending(): Promise<{ sent: number; waiting: number }> {
  try {
    const { sendStored } = await import('./send-stored.ts');
    return await sendStored();
  } catch (error) {
    console.error(error);
    return { sent: 0, waiting: heldIds().length };
  }
}
