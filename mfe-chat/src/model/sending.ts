import * as v from 'valibot';
import { readKept, writeKept } from './kept.ts';
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
  return readKept(`sending.${sessionId}`, Sending);
}

export function keepSending(sessionId: string, sending: Sending | null): void {
  writeKept(`sending.${sessionId}`, sending);
}

/** The sending of a message: under the held key when it is the same one again. */
export function toSending(held: Sending | null, message: Outgoing): Sending {
  const same = held !== null && JSON.stringify(held.message) === JSON.stringify(message);
  const key = same ? held.key : crypto.randomUUID();
  return { key, message, startedAt: Date.now(), cancelled: false };
}
