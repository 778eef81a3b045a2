import { sessionStore } from '../storage/storage.ts';

// Another name than the shape before it, which a remote of an older release still writes.
const KEY = 'petwise.namedDanger';

/** The danger that this tab knows of, for the emergency page, which stands outside the bundles. */
export interface KnownDanger {
  /** As contracts name it; null while it is not known. */
  readonly species: string | null;
  /** What was told or what it may be, each in a few words: "Possible bloat". */
  readonly names: readonly string[];
  /** What to do, and never to do, until a vet takes over; missing where it is not known. */
  readonly care?:
    | {
        readonly do: readonly string[];
        readonly never: readonly string[];
        /** Who publishes it, where somebody does. */
        readonly source?: string | undefined;
      }
    | undefined;
}

/** The names alone, of reasons as an assessment gives them: "Possible bloat: the stomach can twist." */
export function namesOf(reasons: readonly string[]): readonly string[] {
  return reasons.flatMap((reason) => (reason.includes(': ') ? reason.split(': ', 1) : []));
}

/**
 * Remembers it while this tab lives; null when there is none (any more). Never leaves the device. Without storage the
 * emergency page begins with what holds for every animal.
 */
export function keepKnownDanger(danger: KnownDanger | null): void {
  if (danger === null) sessionStore.write(KEY, null);
  else sessionStore.writeValue(KEY, danger);
}

/** The danger that was found while the owner wrote in this tab; null for none. */
export function knownDanger(): KnownDanger | null {
  // Only `keepKnownDanger` writes it, and the tab that reads it is the one that wrote it.
  return sessionStore.readAs(KEY, (value) => value as KnownDanger);
}
