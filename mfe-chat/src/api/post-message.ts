import { api } from '@petwise/api';
import { sessionRoutes } from '@petwise/contracts';
import type { Sending } from '../model/sending.ts';

/** Sends one message; sent again with the same key it joins the same work on the server. */
export async function postMessage(
  sessionId: string,
  sending: Sending,
  options: { readonly signal: AbortSignal },
): Promise<void> {
  await api().call(sessionRoutes.send, {
    params: { sessionId },
    body: sending.message,
    idempotencyKey: sending.key,
    signal: options.signal,
  });
}
