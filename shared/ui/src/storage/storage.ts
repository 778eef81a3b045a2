/**
 * What Petwise keeps in a browser, each under its key; nothing else touches the browser's storage (the linter says so).
 * A key that ends in an id belongs to one draft, consult or session.
 */
export type LocalKey =
  /** GATE-07: the installed app's token, when it came, and that the disclaimer is accepted. */
  | 'pwaAuthToken'
  | 'pwaAuthTime'
  | 'disclaimerAccepted'
  /** The owner's choices on this device. */
  | 'petwise.theme'
  | 'petwise.textScale'
  | 'petwise.language'
  | 'petwise.weightUnits'
  | 'petwise.fullSizePhotos'
  | 'petwise.vetPhone'
  | 'petwise.clinicPhone'
  | 'petwise.petVetPhone'
  | 'petwise.petVetName'
  /** Words and files of the owner's that are not on the server yet. */
  | `petwise.intake.${string}`
  | `petwise.assessment.${string}`
  | `petwise.deviceConsult.${string}`
  | 'petwise.health.last'
  /** For the next start: whether somebody is signed in, and which releases open. */
  | 'petwise.signedIn'
  | 'petwise.registry'
  | 'petwise.set-aside'
  | 'petwise.opening'
  | 'petwise.overrides';

/** What goes with the tab. */
export type SessionKey =
  /** HOME-07: what the home screen hands to `/assessment`. */
  | 'testResponsesInitialData'
  /** Drafts, unsent calls and places of the chat. */
  | `petwise.chat.${string}`
  | 'petwise.namedDanger'
  | 'petwise.firstEntry'
  /** What was typed and not yet sent (`useStored`). */
  | `petwise.kept.${string}`;

/**
 * One of the browser's two storages. It never throws: where storage is forbidden (private windows) or full, nothing is read,
 * and `write` says that nothing was kept.
 */
class BrowserStorage<Key extends string> {
  readonly #area: () => Storage;

  constructor(area: () => Storage) {
    this.#area = area;
  }

  read(key: Key): string | null {
    try {
      return this.#area().getItem(key);
    } catch {
      return null;
    }
  }

  /** A value kept as JSON; null when there is none, or `parse` throws at its shape. */
  readAs<T>(key: Key, parse: (value: unknown) => T): T | null {
    const text = this.read(key);
    if (text === null) return null;
    try {
      return parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  /** Null removes it. False when the browser does not keep it. */
  write(key: Key, text: string | null): boolean {
    try {
      if (text === null) this.#area().removeItem(key);
      else this.#area().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** As JSON. */
  writeValue(key: Key, value: unknown): boolean {
    return this.write(key, JSON.stringify(value));
  }

  /** The keys that begin so, and others' too where they share the address. */
  keys(prefix: string): readonly Key[] {
    try {
      // What lies there under another key is somebody else's, and is only compared.
      return (Object.keys(this.#area()) as Key[]).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  removeAll(prefix = ''): void {
    for (const key of this.keys(prefix)) this.write(key, null);
  }
}

/** Stays in the browser, for all of its tabs. */
export const localStore = new BrowserStorage<LocalKey>(() => localStorage);
/** Stays while the tab lives. */
export const sessionStore = new BrowserStorage<SessionKey>(() => sessionStorage);
