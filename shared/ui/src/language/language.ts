const STORAGE_KEY = 'petwise.language';

/** The languages that the screens can speak. The questions and the assessment are English. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the owner chose on this device, else the first of their browser's languages that we speak. */
export function language(): Language {
  const wanted = [chosen(), ...browserLanguages().map(primary)];
  return LANGUAGES.find((one) => one === wanted.find(isSpoken)) ?? 'en';
}

/** Remembers the choice; the page speaks it from its next load on. */
export function setLanguage(choice: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // There is then nothing to remember it by.
  }
}

/**
 * How the owner writes numbers and dates, as a BCP 47 tag: their browser's own
 * way in the language of the screens, else that language as written in their region.
 */
export function locale(): string {
  const spoken = language();
  const tags = browserLanguages();
  const own = tags.find((tag) => primary(tag) === spoken);
  if (own !== undefined) return own;
  const region = tags.map(regionOf).find((one) => one !== '');
  return region === undefined ? spoken : `${spoken}-${region}`;
}

/** The region of `locale()`, its likeliest where it names none: `US`, `GB`, `ES`. */
export function region(): string {
  return new Intl.Locale(locale()).maximize().region ?? 'US';
}

function chosen(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    // Storage may be forbidden (private windows); the browser's languages then decide.
    return null;
  }
}

/** Tags that `Intl` understands; none where there is no browser. */
function browserLanguages(): readonly string[] {
  const { navigator } = globalThis as { navigator?: Navigator }; // Node 20 has none
  return (navigator?.languages ?? []).filter(isTag);
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

function primary(tag: string): string {
  return tag.split('-')[0] ?? '';
}

function regionOf(tag: string): string {
  return new Intl.Locale(tag).region ?? '';
}

function isSpoken(tag: string | null): boolean {
  return LANGUAGES.some((one) => one === tag);
}
