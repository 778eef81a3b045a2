import { MAX_ENTRY_LENGTH, MAX_LIST_ENTRIES } from '@petwise/contracts';

/**
 * The entries with a text added (HIST-03): spaces are tidied; an empty text, one that
 * is already there in any case, and one too many for the server are ignored. The same
 * array comes back when nothing was added.
 */
export function addEntry(entries: readonly string[], text: string): readonly string[] {
  const entry = tidy(text);
  const isRefused = entry === '' || hasEntry(entries, entry) || entries.length >= MAX_LIST_ENTRIES;
  return isRefused ? entries : [...entries, entry];
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

/** The server takes no longer entry than this. */
function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_ENTRY_LENGTH).trim();
}
