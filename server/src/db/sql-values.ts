import { wellFormed } from '../text.ts';
import type { SqlValue } from './database.ts';

/** What JSON writes for a NUL, and for half of a surrogate pair: PostgreSQL's `jsonb` takes neither. */
const REFUSED = /\\u0000|\\ud[89a-f]/;

/** A value as the text of a `json` or `jsonb` parameter. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!REFUSED.test(text)) return text;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? wellFormed(part) : part,
  );
}

/** Parameters as both drivers take them: text that came from files, models or a cut through an emoji must not fail a statement. */
export function sqlValues(params: readonly SqlValue[]): SqlValue[] {
  return params.map((value) => {
    if (typeof value === 'string') return wellFormed(value);
    return Array.isArray(value) ? value.map(wellFormedPart) : value;
  });
}

function wellFormedPart<Part>(part: Part): Part | string {
  return typeof part === 'string' ? wellFormed(part) : part;
}
