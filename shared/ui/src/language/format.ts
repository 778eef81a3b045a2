import { locale } from './language.ts';

/** A number as the owner writes it: `48,213`, `48.213`. */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale(), options).format(value);
}

/** A day or a moment as the owner writes it, in their time zone unless `options` name another. */
export function formatDate(at: Date | number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale(), options).format(at);
}

/** Further forms of a language that has more than two, by the categories of Unicode's CLDR. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * The words for a count, by the plural rules of the owner's language; `#` stands for the number. What is not one is a text,
 * or several where the language tells more apart: `plural(n, '# plik', { few: '# pliki', other: '# plików' })`.
 */
export function plural(count: number, one: string, others: string | PluralForms): string {
  const rule = new Intl.PluralRules(locale()).select(count);
  const further: PluralForms = typeof others === 'string' ? { other: others } : others;
  const form = rule === 'one' ? one : (further[rule] ?? further.other);
  return form.replace('#', formatNumber(count));
}
