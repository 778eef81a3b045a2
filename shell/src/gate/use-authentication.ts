import { api } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { bus } from '@petwise/events';
import { useCallback, useEffect, useState } from 'react';
import { forgetPwaToken, revalidatePwaToken } from './installed-app.ts';

/**
 * `unknown` until the server has answered (GATE-01); `expired` when a session
 * ended in the middle of work, so that the page stays as it is underneath.
 */
export type Authentication = 'unknown' | 'unreachable' | 'out' | 'in' | 'expired';

const emit = bus.emitterFor('shell');

/** Asks who is there, hears every 401, and says so on the bus. */
export function useAuthentication(): {
  authentication: Authentication;
  check: () => void;
  signedIn: () => void;
  signOut: () => Promise<void>;
} {
  const [authentication, setAuthentication] = useState<Authentication>('unknown');

  const check = useCallback(() => {
    setAuthentication('unknown');
    askServer().then(
      (authenticated) => setAuthentication(authenticated ? 'in' : 'out'),
      () => setAuthentication('unreachable'),
    );
  }, []);

  useEffect(check, [check]);

  useEffect(
    () =>
      api().onUnauthenticated(() => {
        setAuthentication((now) => (now === 'in' ? 'expired' : now));
        emit('shell.signed-out', { reason: 'expired' });
      }),
    [],
  );

  useEffect(() => {
    if (authentication === 'in') emit('shell.signed-in', {});
  }, [authentication]);

  const signedIn = useCallback(() => setAuthentication('in'), []);

  const signOut = useCallback(async () => {
    await api().call(authRoutes.logout, { body: { everywhere: false } });
    forgetPwaToken();
    emit('shell.signed-out', { reason: 'asked' });
    bus.clear();
    setAuthentication('out');
  }, []);

  return { authentication, check, signedIn, signOut };
}

async function askServer(): Promise<boolean> {
  if (await revalidatePwaToken()) return true;
  const { authenticated } = await api().call(authRoutes.status, {});
  return authenticated;
}
