/**
 * Lenient readers. A report may come from an older server, a language model or
 * a hand-edited file; whatever is in it, the page must render it as text.
 */

/** The text of a value: strings trimmed, numbers written out, anything else empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return '';
}

/** The first of several keys that holds text. */
export function firstText(record: Record<string, unknown>, keys: readonly string[]): string {
  for (const key of keys) {
    const text = textOf(record[key]);
    if (text) return text;
  }
  return '';
}

/** A plain object's entries; for anything else an empty record. */
export function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  // Checked above: a non-null object that is no array.
  return value as Record<string, unknown>;
}

/** A list as it is; a single text as a list of one; anything else empty. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return textOf(value) ? [value] : [];
}

/** The non-empty texts of a list. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).map(textOf).filter(Boolean);
}

/** Starts with a capital, as a sentence does. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text split into paragraphs at blank lines (RPT-02). */
export function paragraphsOf(value: unknown): readonly string[] {
  return textOf(value)
    .split(/\r?\n[^\S\r\n]*(?:\r?\n[^\S\r\n]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
