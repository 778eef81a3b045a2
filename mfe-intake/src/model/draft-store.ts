import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';

/** What an owner has typed, kept in this browser until the consult starts. */
export interface DraftStore<Draft> {
  /** The kept draft; null when there is none, or none that can be read. */
  read(): Draft | null;
  write(draft: Draft): void;
  clear(): void;
}

/**
 * A draft under a key of its own in local storage, so that it outlives a reload,
 * a crash and an expired session. Where storage is full or forbidden it keeps
 * nothing and never throws: a draft is a safety net, not a condition for typing.
 */
export function draftStore<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): DraftStore<v.InferOutput<Schema>> {
  const key = `petwise.intake.${name}` as const;
  return {
    read: () => localStore.readAs(key, (value) => v.parse(schema, value)),
    write: (draft) => void localStore.writeValue(key, draft),
    clear: () => void localStore.write(key, null),
  };
}
