/** Source of an expression for a day (`YYYY-MM-DD`) as reports hold every one; not in the name of a file, nor in a moment of ISO 8601. */
export const ISO_DAY = String.raw`(?<![\w./-])\d{4}-\d\d-\d\d(?![\w/-]|\.\w)`;
/** Source of an expression for somebody's words, which stand as they were written. */
export const QUOTED = '“[^”]*”';

const DAY = new RegExp(`${QUOTED}|${ISO_DAY}`, 'g');

/** The text with its days written in another way, but for those in quoted words. */
export function withDays(text: string, write: (day: string) => string): string {
  return text.replaceAll(DAY, (found) => (found.startsWith('“') ? found : write(found)));
}
