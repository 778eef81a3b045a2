import { localStore } from '@petwise/ui/storage';
import * as v from 'valibot';

/** What an owner has typed, kept in this browser until the consult starts. */
export interface DraftStore<Draft> {
  /** The kept draft; null when there is none, or none that can be read. */
  read(): Draft | null;
  write(draft: Draft): void;
  clear(): void;
}

/** Drafts of one kind side by side: each of its own assessment or conversation, so that two tabs never mix them. */
export interface DraftFamily<Draft> {
  /** The one of this assessment; of all that name none there is one together (a shell of before names none). */
  of(id: string | undefined): DraftStore<Draft>;
  /** Of every kept one, the newest first. */
  ids(): readonly (string | undefined)[];
  clearAll(): void;
}

/** How long a draft waits that nobody writes to, milliseconds: 30 days. None makes place for another's. */
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;
const Written = v.object({ at: v.optional(v.number(), 0) });

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

/** Drafts of one kind, each under a key that ends in the id of its assessment or conversation. */
export function draftFamily<Schema extends v.GenericSchema<unknown, object>>(
  name: string,
  schema: Schema,
): DraftFamily<v.InferOutput<Schema>> {
  const first = `petwise.intake.${name}` as const;
  const keys = () => [
    ...localStore.keys(first).filter((key) => key === first),
    ...localStore.keys(`${first}.`),
  ];
  const writtenAt = (key: ReturnType<typeof keys>[number]): number =>
    localStore.readAs(key, (value) => v.parse(Written, value).at) ?? 0;
  const newest = () => keys().toSorted((one, other) => writtenAt(other) - writtenAt(one));
  const at = (key: string): DraftStore<v.InferOutput<Schema>> => {
    const store = draftStore(key.slice('petwise.intake.'.length), schema);
    return {
      ...store,
      write(draft) {
        const now = Date.now();
        store.write({ ...draft, at: now });
        for (const other of keys()) {
          // One of an older release has no time.
          if (writtenAt(other) > 0 && writtenAt(other) < now - LONGEST_MS)
            localStore.write(other, null);
        }
      },
    };
  };
  return {
    of: (id) => at(id === undefined ? first : `${first}.${id}`),
    ids: () => newest().map((key) => (key === first ? undefined : key.slice(`${first}.`.length))),
    clearAll() {
      for (const key of keys()) localStore.write(key, null);
    },
  };
}
