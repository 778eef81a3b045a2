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

const instead = (typed: string, meant: string): number =>
  typed === meant ? 0 : (mistaken.get(typed + meant) ?? other);

/**
 * How unlikely it is that one word was typed for another, 0 for the same: a letter doubled or not is the likeliest slip, then two
 * swapped, a wrong vowel, a neighbour on the keyboard. Infinity above `limit`.
 */
export function slipCost(typed: string, meant: string, limit: number): number {
  let older: number[] = [];
  let previous = [0];
  for (let j = 0; j < meant.length; j += 1) previous.push((previous[j] ?? 0) + missing(meant, j));
  for (let i = 0; i < typed.length; i += 1) {
    const row = [(previous[0] ?? 0) + extra(typed, i)];
    for (let j = 0; j < meant.length; j += 1) {
      const wrong = instead(typed.charAt(i), meant.charAt(j));
      const first = wrong > 0 && i === 0 && j === 0 ? atFirst : 0;
      let cost = Math.min(
        (previous[j] ?? 0) + wrong + first,
        (previous[j + 1] ?? 0) + extra(typed, i),
        (row[j] ?? 0) + missing(meant, j),
      );
      if (i > 0 && j > 0 && typed[i] === meant[j - 1] && typed[i - 1] === meant[j])
        cost = Math.min(cost, (older[j - 1] ?? 0) + swap);
      row.push(cost);
    }
    if (Math.min(...row) > limit) return Infinity;
    older = previous;
    previous = row;
  }
  const cost = previous[meant.length] ?? Infinity;
  return cost > limit ? Infinity : cost;
}
