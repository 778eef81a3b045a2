import { api } from '@petwise/api';
import { type Assessment, consultRoutes } from '@petwise/contracts';

/** Asks for the assessment; asked again with the same key it joins the same work (CHAT-11). */
export async function postFinalize(
  sessionId: string,
  key: string,
  options: { readonly signal: AbortSignal },
): Promise<Assessment> {
  const { assessment } = await api().call(consultRoutes.finalize, {
    body: { sessionId },
    idempotencyKey: key,
    signal: options.signal,
  });
  return assessment;
}
