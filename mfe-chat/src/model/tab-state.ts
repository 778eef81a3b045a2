import { sessionStore } from '@petwise/ui/storage';
import * as v from 'valibot';

const PREFIX = 'petwise.chat.';

/** Reads what this tab has kept under a name; null when it is absent or of another shape. */
export function readTabState<S extends v.GenericSchema>(
  name: string,
  schema: S,
): v.InferOutput<S> | null {
  return sessionStore.readAs(`${PREFIX}${name}`, (value) => v.parse(schema, value));
}

/** Keeps a value in this tab over a reload; `null` forgets it. Without storage, what is on screen still holds. */
export function writeTabState(name: string, value: unknown): void {
  if (value === null) sessionStore.write(`${PREFIX}${name}`, null);
  else sessionStore.writeValue(`${PREFIX}${name}`, value);
}

/** Forgets everything the chat kept: private words go when the owner signs out. */
export function forgetTabState(): void {
  sessionStore.removeAll(PREFIX);
}
