import type { TriageLevel } from './assessment.ts';

/**
 * Hours after a report until the owner should look at the animal again, whatever happens meanwhile; sooner when it
 * gets worse. An estimate of the authors (source key `triage`), to be confirmed by a veterinarian.
 */
const LOOK_AGAIN_HOURS: Readonly<Record<TriageLevel, number>> = {
  emergency: 2,
  today: 24,
  soon: 72,
  routine: 72,
  watch: 72,
};

/** When to look again after a report of that urgency made at that time; both in milliseconds since 1970. */
export function lookAgainAt(level: TriageLevel, madeAt: number): number {
  return madeAt + LOOK_AGAIN_HOURS[level] * 60 * 60 * 1000;
}

/** Where this browser keeps when to look at which animal again; it goes with the sign-out. */
const KEY = 'petwise.look-again';
/** A card that nobody answered goes after this, and no notice comes; milliseconds. */
export const LOOK_AGAIN_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 20;

/** One report's time to look again, milliseconds since 1970. */
interface LookAgain {
  readonly sessionId: string;
  readonly at: number;
  /** A notice of the system has told it. */
  readonly told?: boolean;
}

/** A browser's storage, as far as it is used here (`localStore` of shared/ui). */
interface Store {
  read(key: typeof KEY): string | null;
  /** False where the browser keeps nothing: it then shows no card; the calendar file is there too. */
  write(key: typeof KEY, text: string): boolean;
}

/** What is kept here, newest first; whatever a browser holds under that key, it does not throw. */
export function lookAgains(store: Store): readonly LookAgain[] {
  try {
    const held: unknown = JSON.parse(store.read(KEY) ?? '[]');
    return Array.isArray(held) ? held.filter(isLookAgain) : [];
  } catch {
    return [];
  }
}

function isLookAgain(value: unknown): value is LookAgain {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sessionId' in value &&
    typeof value.sessionId === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

/** Keeps a time that is still to come; a report that is opened later does not bring its card back. */
export function keepLookAgain(store: Store, one: LookAgain, now: number): void {
  if (one.at <= now) return;
  const others = lookAgains(store).filter(({ sessionId }) => sessionId !== one.sessionId);
  write(store, [one, ...others].slice(0, MOST));
}

/** The owner has answered, or wants no card. */
export function dropLookAgain(store: Store, sessionId: string): void {
  write(
    store,
    lookAgains(store).filter((one) => one.sessionId !== sessionId),
  );
}

/** Due ones that no notice of the system has told yet. */
export function untoldLookAgains(store: Store, now: number): readonly LookAgain[] {
  return dueLookAgains(store, now).filter(({ told }) => told !== true);
}

/** A notice of the system has told it; the card stays. */
export function markTold(store: Store, sessionId: string): void {
  const all = lookAgains(store);
  write(
    store,
    all.map((one) => (one.sessionId === sessionId ? { ...one, told: true } : one)),
  );
}

/** Reports whose animal should be looked at again now, newest first. */
export function dueLookAgains(store: Store, now: number): readonly LookAgain[] {
  return lookAgains(store).filter(({ at }) => at <= now && now - at < LOOK_AGAIN_FOR_MS);
}

function write(store: Store, all: readonly LookAgain[]): void {
  store.write(KEY, JSON.stringify(all));
}
