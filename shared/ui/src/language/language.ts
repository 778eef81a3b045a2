import { localStore } from '../storage/storage.ts';

/** The languages that the screens can speak. The questions and the assessment are English. */
export type Language = 'en' | 'es';

/** What the owner chose on this device, else the first of their browser's languages that we speak. */
export function language(): Language {
  const chosen = localStore.read('petwise.language') ?? '';
  const wanted = [chosen, ...browserLanguages()].find((tag) => /^(en|es)\b/.test(tag));
  return wanted?.startsWith('es') ? 'es' : 'en';
}

/**
 * How the owner writes numbers and dates, as a BCP 47 tag: their browser's own
 * way in the language of the screens, else that language as written in their region.
 */
export function locale(): string {
  const spoken = language();
  const tags = browserLanguages();
  const own = tags.find((tag) => tag.startsWith(spoken));
  return own ?? spoken + (/-[A-Z]{2}\b/.exec(tags.join())?.[0] ?? '');
}

/** The region of `locale()`, its likeliest where it names none: `US`, `GB`, `ES`. */
export function region(): string {
  return new Intl.Locale(locale()).maximize().region ?? '';
}

/** Whether the screens speak English as it is spelled in the United States. */
export function isAmerican(): boolean {
  return language() === 'en' && /US|PR|PH|LR/.test(region());
}

/** Tags that `Intl` takes: some systems name others, such as `en-US@posix`. */
function browserLanguages(): readonly string[] {
  const { navigator } = globalThis as { navigator?: Navigator }; // Node 20 has none
  return (navigator?.languages ?? []).filter((tag) => /^[a-z]{2,3}(-\w{2,8})*$/i.test(tag));
}
