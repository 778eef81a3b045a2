import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

const units = new Set(
  'kg kilo kilos kilogram kilograms g gram grams lb lbs pound pounds oz ounce ounces stone'.split(
    ' ',
  ),
);
const betweenWords = new Set(['now', 'down', 'up']);
const beforeWords = new Set('from gone went dropped drop fell fallen lost gained grew'.split(' '));
/** How far the second weight may stand from the first. */
const reach = 6;
/** Scales and breakfasts differ by this share. */
const margin = 0.03;

const numberAt = (tokens: readonly Token[], index: number): number =>
  Number((tokens[index]?.word ?? '').replace(',', '.') || Number.NaN);

/** Two weights one after the other ("from 1100g to 900g", "was 5 kg, now 4.2 kg") as weight lost or gained. */
export function readWeights(tokens: readonly Token[]): Match[] {
  for (let first = 0; first < tokens.length; first += 1) {
    const before = numberAt(tokens, first);
    if (Number.isNaN(before)) continue;
    for (let last = first + 1; last <= Math.min(first + reach, tokens.length - 1); last += 1) {
      const after = numberAt(tokens, last);
      if (Number.isNaN(after) || !hasUnit(tokens, first, last)) continue;
      if (!compared(tokens, first, last)) break;
      const share = after / before - 1;
      if (Math.abs(share) < margin || Math.abs(share) > 0.7) break;
      const finding = share < 0 ? 'weight_loss' : 'weight_gain';
      return [{ finding, value: 'yes', tokens: [first, last] }];
    }
  }
  return [];
}

/** The second weight has a unit, and the first has the same one or none. */
function hasUnit(tokens: readonly Token[], first: number, last: number): boolean {
  const unit = tokens[last + 1]?.word ?? '';
  const earlier = tokens[first + 1]?.word ?? '';
  return units.has(unit) && (earlier === unit || !units.has(earlier));
}

/** "From … to …" and "…, now …" compare; "4 to 5 kg" is a range. */
function compared(tokens: readonly Token[], first: number, last: number): boolean {
  const between = tokens.slice(first + 1, last).map((token) => token.word);
  if (between.some((word) => betweenWords.has(word))) return true;
  const before = tokens.slice(Math.max(0, first - 4), first);
  return between.includes('to') && before.some((token) => beforeWords.has(token.word));
}
