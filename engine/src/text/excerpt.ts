/** Longest piece of the owner's words that is quoted, in UTF-16 units. */
const longest = 300;
/** Most pieces that are kept of what nobody understood, or of what is over. */
const most = 40;

/** The owner's words as a quotation; the whole text stays in the case. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}

/** Each piece once, and no more than somebody will read. */
export function fewOf(pieces: readonly string[]): string[] {
  return [...new Set(pieces)].slice(0, most);
}
