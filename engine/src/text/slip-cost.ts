const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Pairs of letters that are mistaken for one another, "ab" and "ba", each with its cost. */
const mistaken = new Map<string, number>();
const mistake = (a: string, b: string, cost: number): void => {
  for (const pair of [a + b, b + a]) mistaken.set(pair, Math.min(mistaken.get(pair) ?? cost, cost));
};
for (const [at, row] of rows.entries())
  for (const [place, letter] of row.split('').entries())
    for (const other of [row[place + 1], rows[at + 1]?.[place], rows[at + 1]?.[place - 1]])
      if (other) mistake(letter, other, 1);
const vowels = 'aeiouy';
for (const a of vowels) for (const b of vowels) if (a !== b) mistake(a, b, 0.8);
for (const pair of ['ck', 'sz', 'cs', 'fv', 'gj', 'dt', 'kq', 'bp', 'mn'])
  mistake(pair.charAt(0), pair.charAt(1), 0.9);

const other = 1.6;
/** One of two equal letters too many or too few. */
const doubling = 0.4;
const swap = 0.6;
/** The first letter is seldom wrong. */
const atFirst = 0.6;

/** A letter of `meant` that was not typed. */
function missing(meant: string, at: number): number {
  const letter = meant.charAt(at);
  if (letter === meant[at - 1]) return doubling;
  return (vowels.includes(letter) || letter === 'h' ? 0.8 : 1) + (at === 0 ? atFirst : 0);
}

/** A letter of `typed` too many. */
function extra(typed: string, at: number): number {
  if (typed[at] === typed[at - 1]) return doubling;
  return 1.2 + (at === 0 ? atFirst : 0);
}

/** Codes below this have a cost each in place of another; letters are among them. */
const codes = 128;
const replaced = new Float64Array(codes * codes).fill(other);
for (const [pair, cost] of mistaken)
  replaced[codes * pair.charCodeAt(0) + pair.charCodeAt(1)] = cost;

function instead(typed: number, meant: number): number {
  if (typed === meant) return 0;
  return typed < codes && meant < codes ? (replaced[codes * typed + meant] ?? other) : other;
}

const longest = 64;
/** Made once, because a word is compared with thousands: what each letter of `meant` costs that was not typed, and rows of costs. */
const absent = new Float64Array(longest);
const one = new Float64Array(longest + 1);
const two = new Float64Array(longest + 1);
const three = new Float64Array(longest + 1);

/**
 * How unlikely it is that one word was typed for another, 0 for the same: a letter doubled or not is the likeliest slip, then two
 * swapped, a wrong vowel, a neighbour on the keyboard. Infinity above `limit`, and for more than 64 letters.
 */
export function slipCost(typed: string, meant: string, limit: number): number {
  if (meant.length > longest) return Infinity;
  let [older, previous, row] = [one, two, three];
  previous[0] = 0;
  for (let j = 0; j < meant.length; j += 1) {
    const cost = missing(meant, j);
    absent[j] = cost;
    previous[j + 1] = (previous[j] ?? 0) + cost;
  }
  let before = -1;
  for (let i = 0; i < typed.length; i += 1) {
    const letter = typed.charCodeAt(i);
    const more = extra(typed, i);
    let left = (previous[0] ?? 0) + more;
    let least = left;
    row[0] = left;
    let meantBefore = -1;
    for (let j = 0; j < meant.length; j += 1) {
      const wanted = meant.charCodeAt(j);
      const wrong = instead(letter, wanted);
      const first = wrong > 0 && i === 0 && j === 0 ? atFirst : 0;
      left = Math.min(
        (previous[j] ?? 0) + wrong + first,
        (previous[j + 1] ?? 0) + more,
        left + (absent[j] ?? 0),
      );
      if (letter === meantBefore && before === wanted)
        left = Math.min(left, (older[j - 1] ?? 0) + swap);
      row[j + 1] = left;
      if (left < least) least = left;
      meantBefore = wanted;
    }
    if (least > limit) return Infinity;
    before = letter;
    [older, previous, row] = [previous, row, older];
  }
  const cost = previous[meant.length] ?? Infinity;
  return cost > limit ? Infinity : cost;
}
