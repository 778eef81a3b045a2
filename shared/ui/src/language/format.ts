import { locale } from './language.ts';

/** A number as the owner writes it: `48,213`, `48.213`. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

/** A day or a moment as the owner writes it, in their time zone unless `options` name another. */
export function formatDate(at: Date | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), options).format(at);
}

/** The words for a count, by the plural rules of the owner's language; `#` stands for the number. */
export function plural(count: number, one: string, other: string): string {
  const form = new Intl.PluralRules(locale()).select(count) === 'one' ? one : other;
  return form.replace('#', formatNumber(count));
}
