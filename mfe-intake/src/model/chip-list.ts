import { MAX_ENTRY_LENGTH, MAX_LIST_ENTRIES, NONE_OF_THEM } from '@petwise/contracts';
import { OPTION_WORDS } from '../options-copy.ts';

/**
 * The entries with a text added (HIST-03): spaces are tidied; an empty text, one that
 * is already there in any case, and one too many for the server are ignored. The same
 * array comes back when nothing was added. "None" stands alone.
 */
export function addEntry(entries: readonly string[], text: string): readonly string[] {
  const entry = entryOf(tidy(text));
  const isRefused = entry === '' || hasEntry(entries, entry) || entries.length >= MAX_LIST_ENTRIES;
  if (isRefused) return entries;
  // There is none, or there are some.
  if (entry === NONE_OF_THEM) return [NONE_OF_THEM];
  return [...removeEntry(entries, NONE_OF_THEM), entry];
}

/** The entries without one of them. */
export function removeEntry(entries: readonly string[], entry: string): readonly string[] {
  return entries.filter((one) => one !== entry);
}

/** Whether a text is among the entries, in any case. */
export function hasEntry(entries: readonly string[], text: string): boolean {
  const wanted = tidy(text).toLowerCase();
  return entries.some((entry) => entry.toLowerCase() === wanted);
}

/** An entry in the owner's language: what there is stays as it was told. */
export function entryText(entry: string): string {
  return hasEntry([NONE_OF_THEM], entry) ? OPTION_WORDS.none : entry;
}

/** An entry as it is kept, from words in the owner's language. */
function entryOf(text: string): string {
  return hasEntry([OPTION_WORDS.none, NONE_OF_THEM], text) ? NONE_OF_THEM : text;
}

/** The server takes no longer entry than this. */
function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_ENTRY_LENGTH).trim();
}
