const KEY = 'petwise.knownDanger';

/** The danger that this tab knows of, for the emergency page, which stands outside the bundles. */
export interface KnownDanger {
  /** As contracts name it; null while it is not known. */
  readonly species: string | null;
  /** What it may be, and why, a sentence each. */
  readonly reasons: readonly string[];
  /** What to do now. */
  readonly advice: string;
}

/** Remembers it while this tab lives; null when there is none (any more). Never leaves the device. */
export function keepKnownDanger(danger: KnownDanger | null): void {
  try {
    if (danger === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(danger));
  } catch {
    // Storage may be forbidden; the emergency page then begins with what holds for every animal.
  }
}

export function knownDanger(): KnownDanger | null {
  try {
    // Only `keepKnownDanger` writes it, and the tab that reads it is the one that wrote it.
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KnownDanger | null;
  } catch {
    return null;
  }
}
