import { api, NetworkError } from '@petwise/api';
import { authRoutes } from '@petwise/contracts';
import { useCallback, useEffect, useState } from 'react';
import { emit, hostBus } from '../federation/host-bus.ts';
import { isCachedPage, readBootData } from '../federation/boot-data.ts';
import { sendBeforeLeaving } from '../offline/device-consult/use-send-stored.ts';
import { doubtConnection, RETRY_MS, useOnline } from '../offline/connection.ts';
import { forgetReminders } from '../offline/worker/reminders.ts';
import { forgetAssessmentDrafts } from '../assessment/assessment-draft.ts';
import { clearBrowser } from './clear-browser.ts';
import { forgetPwaToken, revalidatePwaToken } from './installed-app.ts';
import { rememberSignedIn, wasSignedIn } from './signed-in-before.ts';

/**
 * `unknown` until the server has answered (GATE-01), with the page or when it is asked; `assumed` when it cannot
 * be reached and this device was signed in before; `expired` when a session
 * ended in the middle of work, so that the page stays as it is underneath.
 */
export type Authentication = 'unknown' | 'unreachable' | 'out' | 'in' | 'assumed' | 'expired';

/** How long a device that was signed in before waits for the server's word, milliseconds. */
const WAIT_MS = 5_000;

/** On all of the owner's devices, or so that nothing is left on this one; neither by default. */
export interface SignOutOptions {
  readonly everywhere?: boolean;
  readonly forget?: boolean;
}

/** Asks who is there, hears every 401, and says so on the bus. */
export function useAuthentication(): {
  authentication: Authentication;
  check: () => void;
  signedIn: () => void;
  signOut: (options?: SignOutOptions) => Promise<void>;
} {
  const [told] = useState(wasToldSignedIn);
  const [authentication, setAuthentication] = useState<Authentication>(told ? 'in' : 'unknown');
  const online = useOnline();

  const failed = useCallback((error: unknown) => {
    const noAnswer = error instanceof NetworkError;
    // A refusal comes from a server that was reached.
    if (noAnswer) doubtConnection();
    setAuthentication(noAnswer && wasSignedIn() ? 'assumed' : 'unreachable');
  }, []);

  const check = useCallback(() => {
    setAuthentication('unknown');
    const timer = setTimeout(() => {
      if (!wasSignedIn()) return;
      doubtConnection();
      setAuthentication((now) => (now === 'unknown' ? 'assumed' : now));
    }, WAIT_MS);
    askServer()
      .then(
        (isIn) => setAuthentication((now) => (isIn ? 'in' : now === 'assumed' ? 'expired' : 'out')),
        failed,
      )
      .finally(() => clearTimeout(timer));
  }, [failed]);

  useEffect(() => {
    if (!told) return check();
    // The page may be an older one that the browser kept: the question is still put, beside the work.
    askServer().then((isIn) => {
      if (!isIn) setAuthentication('out');
    }, doubtConnection);
  }, [told, check]);

  // Whoever waits at a page that says so is let in by itself.
  useEffect(() => {
    if (authentication !== 'unreachable') return;
    const timer = setInterval(() => {
      askServer().then((isIn) => setAuthentication(isIn ? 'in' : 'out'), failed);
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [authentication, failed]);

  // The server can be reached again: what was assumed is asked, over the page as it is.
  useEffect(() => {
    if (authentication !== 'assumed' || !online) return;
    askServer().then(
      (authenticated) => setAuthentication(authenticated ? 'in' : 'expired'),
      doubtConnection,
    );
  }, [authentication, online]);

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
    if (authentication === 'in' || authentication === 'out')
      rememberSignedIn(authentication === 'in');
  }, [authentication]);

  const signedIn = useCallback(() => setAuthentication('in'), []);

  const signOut = useCallback(async ({ everywhere = false, forget = false } = {}) => {
    const forgetHeld = await sendBeforeLeaving();
    await api().call(authRoutes.logout, { body: { everywhere, forget } });
    forgetHeld();
    forgetPwaToken();
    forgetAssessmentDrafts();
    await forgetReminders(globalThis.caches);
    if (forget) await clearBrowser();
    emit('shell.signed-out', { reason: 'asked' });
    hostBus.clear();
    setAuthentication('out');
  }, []);

  return { authentication, check, signedIn, signOut };
}

/** Whether the server saw a session as it made this page. */
function wasToldSignedIn(): boolean {
  return !isCachedPage(document) && readBootData(document)?.signedIn === true;
}

/** The question that is on its way; a token is traded once, whoever asks. */
let asking: Promise<boolean> | null = null;

function askServer(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  if (await revalidatePwaToken()) return true;
  const { authenticated } = await api().call(authRoutes.status, {});
  return authenticated;
}
