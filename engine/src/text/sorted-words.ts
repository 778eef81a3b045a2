const none = 'A'.charCodeAt(0);

/** Sorted words as one text: for each a capital that says how many letters it shares with the one before, and the rest. */
export function packWords(sorted: readonly string[]): string {
  let before = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < 25 && word[shared] !== undefined && word[shared] === before[shared])
        shared += 1;
      before = word;
      return `${String.fromCharCode(none + shared)}${word.slice(shared)}`;
    })
    .join('');
}

/** What `packWords` made; white space counts for nothing. */
export function unpackWords(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  let before = '';
  for (const [, shared = 'A', rest = ''] of text.replace(/\s+/g, '').matchAll(/([A-Z])([a-z]*)/g)) {
    before = before.slice(0, shared.charCodeAt(0) - none) + rest;
    words.add(before);
  }
  return words;
}
