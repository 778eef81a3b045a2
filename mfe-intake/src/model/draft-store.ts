import * as v from 'valibot';

/** What an owner has typed, kept in this browser until the consult starts. */
export interface DraftStore<Draft> {
  /** The kept draft; null when there is none, or none that can be read. */
  read(): Draft | null;
  write(draft: Draft): void;
  clear(): void;
}

const PREFIX = 'petwise.intake.';

/**
 * A draft under a key of its own in local storage, so that it outlives a reload,
 * a crash and an expired session. Where storage is full or forbidden it keeps
 * nothing and never throws: a draft is a safety net, not a condition for typing.
 */
export function draftStore<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): DraftStore<v.InferOutput<Schema>> {
  const key = `${PREFIX}${name}`;
  return {
    read: () => {
      try {
        const text = localStorage.getItem(key);
        return text === null ? null : v.parse(schema, JSON.parse(text));
      } catch {
        return null;
      }
    },
    write: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is full or forbidden; the text is still on the screen.
      }
    },
    clear: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing is kept where storage is forbidden.
      }
    },
  };
}
