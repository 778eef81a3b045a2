/**
 * How a reader writes numbers and days in an English text, as a tag for `Intl`: `en-GB`. From what their browser says of its
 * languages, as the screens read it (`locale` of the design system); `en-US` where it says nothing that is known.
 */
export function englishLocale(acceptLanguage = ''): string {
  const tags = languageTags(acceptLanguage);
  // Who speaks another language has the screens in the English of their region.
  const locale = spokenOf(tags) ?? `en${/-[A-Z]{2}\b/.exec(tags.join())?.[0] ?? ''}`;
  try {
    return `en-${new Intl.Locale(locale).maximize().region ?? 'US'}`;
  } catch {
    return 'en-US';
  }
}

/** Whether a reader's screens would be in Spanish. */
export function readsSpanish(acceptLanguage = ''): boolean {
  return spokenOf(languageTags(acceptLanguage))?.startsWith('es') ?? false;
}

function languageTags(acceptLanguage: string): readonly string[] {
  return acceptLanguage.split(',').map((one) => one.split(';')[0]?.trim() ?? '');
}

function spokenOf(tags: readonly string[]): string | undefined {
  return tags.find((tag) => /^(?:en|es)\b/.test(tag));
}
