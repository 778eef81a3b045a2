import { type CallStore, freshCall } from '../api/durable-call.ts';
import * as v from 'valibot';
import { callStore, storedCall } from './call-store.ts';
import { Outgoing } from './outgoing.ts';

const Sending = v.object({ ...storedCall, message: Outgoing });
/** One message of the prototype chat on its way, with the key that joins its work on the server. */
export type Sending = v.InferOutput<typeof Sending>;

/** Where this tab keeps the message of a session. */
export function sendingOf(sessionId: string): CallStore<Sending> {
  return callStore(`sending.${sessionId}`, Sending);
}

/**
 * The sending of a message: the held one when it says the same again, with the
 * question it answered then, though a newer one may be on screen by now.
 */
export function toSending(held: Sending | null, message: Outgoing): Sending {
  if (held !== null && sayingOf(held.message) === sayingOf(message))
    return { ...held, ...freshCall(held) };
  return { ...freshCall(null), message };
}

function sayingOf({ metadata, ...message }: Outgoing): string {
  return JSON.stringify({ ...message, ...metadata, replyTo: undefined });
}
