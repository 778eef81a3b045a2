import * as v from 'valibot';
import { readTabState, writeTabState } from './tab-state.ts';
import { Outgoing } from './outgoing.ts';

const Sending = v.object({
  key: v.string(),
  startedAt: v.number(),
  cancelled: v.boolean(),
  message: Outgoing,
});
/** One message of the prototype chat on its way, with the key that joins its work on the server. */
export type Sending = v.InferOutput<typeof Sending>;

export function readSending(sessionId: string): Sending | null {
  return readTabState(`sending.${sessionId}`, Sending);
}

export function keepSending(sessionId: string, sending: Sending | null): void {
  writeTabState(`sending.${sessionId}`, sending);
}

/**
 * The sending of a message: the held one when it says the same again, with the
 * question it answered then, though a newer one may be on screen by now.
 */
export function toSending(held: Sending | null, message: Outgoing): Sending {
  const fresh = { startedAt: Date.now(), cancelled: false };
  if (held !== null && sayingOf(held.message) === sayingOf(message)) return { ...held, ...fresh };
  return { ...fresh, key: crypto.randomUUID(), message };
}

function sayingOf({ metadata, ...message }: Outgoing): string {
  return JSON.stringify({ ...message, ...metadata, replyTo: undefined });
}
