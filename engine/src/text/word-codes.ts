/** The first letter that stands for a word; forms are written in letters before it. */
const first = 0x100;
const word = /[^|/ \n*~#]+/g;

/** Words that are written `from` times or more become one letter each; the words themselves stand in front, by frequency. */
export function shortenWords(text: string, from = 6): string {
  const uses = new Map<string, number>();
  for (const [token] of text.matchAll(word)) uses.set(token, (uses.get(token) ?? 0) + 1);
  const often = [...uses].filter(([token, count]) => count >= from && token.length > 1);
  const listed = often
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([token]) => token);
  const letters = new Map(listed.map((token, at) => [token, String.fromCharCode(first + at)]));
  const rest = text.replace(word, (token) => letters.get(token) ?? token);
  return `${listed.join(' ')}\t${rest}`;
}

/** What `shortenWords` made, in full again. */
export function lengthenWords(short: string): string {
  const cut = short.indexOf('\t');
  const listed = short.slice(0, cut).split(' ');
  return short
    .slice(cut + 1)
    .replace(/[\u0100-\uffff]/g, (letter) => listed[letter.charCodeAt(0) - first] ?? '');
}
