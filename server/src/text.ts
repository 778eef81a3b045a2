/** Letters that carry one mark above another for ever; Unicode calls 30 enough for every language (UAX 15, stream-safe text). */
const PILED_MARKS = /(\p{M}{30})\p{M}+/gu;
/** Text that needs none of this. */
const ASCII = /^[\t\n\r\x20-\x7e]*$/;

/** Text that a database can keep: no half of a surrogate pair, no NUL. */
export function wellFormed(text: string): string {
  return ASCII.test(text) ? text : text.toWellFormed().replaceAll('\0', '');
}

/**
 * Text as it is taken in: well-formed, and one spelling for each letter (NFC),
 * so that “é” is found however it was typed. Nothing an owner says is refused
 * for a character that cannot be kept.
 */
export function normalised(text: string): string {
  if (ASCII.test(text)) return text;
  // Normalising sorts the marks on a letter in quadratic time, so that a pile of thousands would block the server.
  return wellFormed(text).replace(PILED_MARKS, '$1').normalize('NFC');
}

/** Normalises every text of parsed JSON, in place; null when a key could not be kept. Takes any depth. */
export function normalisedJson(value: unknown): { value: unknown } | null {
  const root: Record<string, unknown> = { value };
  const open: Record<string, unknown>[] = [root];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    for (const key of Object.keys(holder)) {
      if (wellFormed(key) !== key) return null;
      const child = holder[key];
      if (typeof child === 'string') holder[key] = normalised(child);
      // Lists are walked as objects are.
      else if (isHolder(child)) open.push(child);
    }
  }
  return { value: root['value'] };
}

function isHolder(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
