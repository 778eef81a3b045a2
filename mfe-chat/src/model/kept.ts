import * as v from 'valibot';

const PREFIX = 'petwise.chat.';

/**
 * Reads what this tab has kept under a name; nothing when it is absent or of
 * another shape. A browser that refuses storage only loses the convenience.
 */
export function readKept<S extends v.GenericSchema>(
  name: string,
  schema: S,
): v.InferOutput<S> | null {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    if (text === null) return null;
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Keeps a value in this tab over a reload; `null` forgets it. */
export function writeKept(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or forbidden storage: what is on screen still holds.
  }
}

/** Forgets everything the chat kept: private words go when the owner signs out. */
export function forgetAllKept(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage that cannot be read holds nothing of ours.
  }
}
