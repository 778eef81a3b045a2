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

/** The danger that was found while the owner wrote in this tab; null for none, or none that can be read. */
export function knownDanger(): KnownDanger | null {
  return sessionStore.readAs(KEY, (value) => (isKnownDanger(value) ? value : null));
}

function isKnownDanger(value: unknown): value is KnownDanger {
  if (!isRecord(value) || !areTexts(value['names']) || !isText(value['species'], null))
    return false;
  const { care } = value;
  if (care === undefined) return true;
  if (!isRecord(care) || !isText(care['source'], undefined)) return false;
  return areTexts(care['do']) && areTexts(care['never']);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown, none: null | undefined): boolean =>
  typeof value === 'string' || value === none;
const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
