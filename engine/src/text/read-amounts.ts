import { amountNumbers, gramsOf, unitWords } from '../../words/amount-words.ts';

/** An amount as told: grams of a product, or milligrams of a medicine. */
interface Amount {
  grams?: number;
  mg?: number;
}

/** What the units of a substance weigh in grams, and the mg in one tablet where that is not told. */
interface Units {
  units?: Readonly<Record<string, number>>;
  strength?: number;
}

const unitOf = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) =>
    words.split('|').map((word): [string, string] => [word, unit]),
  ),
);
/** How many words may stand between a number and its unit: "a large family bar". */
const reach = 3;
const animal = /^weigh/;
const all = new Set(['whole', 'entire']);
const strengthWords = /(\d+(?:[.,]\d+)?) mg/;

/** Words and numbers apart: "100g" is two, "1/2" one. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/½/g, ' half ').replace(/[-–]/g, ' to ');
  return plain.match(/\d+(?:[.,]\d+)?(?:\/\d+)?|[a-z']+|[%,;.]/g) ?? [];
}

function valueOf(word: string | undefined): number | null {
  const named = amountNumbers[word ?? ''];
  if (named !== undefined) return named;
  if (!word || !/^\d/.test(word)) return null;
  const [over = '', under] = word.split('/');
  return Number(over.replace(',', '.')) / (under ? Number(under) : 1);
}

interface Counted {
  value: number;
  unit: string;
  /** Place of the number and of the unit. */
  at: number;
  end: number;
}

/** Every number with the first unit after it: "one slice of onion" is a slice, no onion. */
function countedIn(words: readonly string[]): Counted[] {
  return words.flatMap((word, at): Counted[] => {
    const value = valueOf(word);
    // "three whole onions" are three.
    if (value === null || (all.has(word) && valueOf(words[at - 1]) !== null)) return [];
    const ahead = words.slice(at + 1, at + 2 + reach);
    const stop = ahead.findIndex(
      (next) => (valueOf(next) !== null && !all.has(next)) || /^[,;.]$/.test(next),
    );
    const near = stop < 0 ? ahead : ahead.slice(0, stop);
    const place = near.findIndex((next) => unitOf.has(next));
    const unit = unitOf.get(near[place] ?? '');
    // "half a kilo", "half a dozen": the number that follows is a part of this one.
    const next = words[at + 1];
    if (value < 1 && (next === 'a' || next === 'an') && unit === undefined) {
      const [rest] = countedIn(words.slice(at + 1, at + 2 + reach));
      return rest
        ? [{ value: value * rest.value, unit: rest.unit, at, end: at + 1 + rest.end }]
        : [];
    }
    return unit === undefined ? [] : [{ value, unit, at, end: at + 1 + place }];
  });
}

/** Milligrams of tablets: how many, times the strength told or else the strongest usual one. */
function tabletsIn(words: readonly string[], usual: number): number | null {
  const counted = countedIn(words);
  const told = strengthWords.exec(words.join(' '));
  const strength = told ? Number((told[1] ?? '').replace(',', '.')) : usual;
  const strengths = new Set(counted.filter(({ unit }) => unit === 'mg').map(({ at }) => at));
  const counts = counted
    .filter(({ unit, at }) => unit === 'tablet' && !strengths.has(at))
    .map(({ value }) => value);
  // "two 200 mg", "4 x 200 mg", "four ibuprofen 400 mg": a number shortly before that of the strength.
  for (const at of strengths)
    for (const word of words.slice(Math.max(0, at - reach), at)) {
      const before = valueOf(word);
      if (before !== null) counts.push(before);
    }
  if (counts.length) return strength * Math.max(...counts);
  return told ? strength : null;
}

/** "My 30 kg dog", "weighs 900 g": a weight of the animal, unless it is said to be of something. */
function isOfAnimal(words: readonly string[], { unit, at, end }: Counted): boolean {
  if (words.slice(Math.max(0, at - 3), at).some((word) => animal.test(word))) return true;
  return (unit === 'kilo' || unit === 'pound') && words[end + 1] !== 'of';
}

/** The largest amount that a text tells, since the smaller is often a part of it; null where it tells none. */
export function readAmount(text: string, { units = {}, strength }: Units): Amount | null {
  const words = wordsOf(text);
  const mg = strength === undefined ? null : tabletsIn(words, strength);
  if (mg !== null) return { mg };
  const counted = countedIn(words).filter((one) => !isOfAnimal(words, one));
  const isWeighed = ({ unit }: Counted): boolean => unit === 'gram' || unit in gramsOf;
  const exact = units['gram'] === undefined ? [] : counted.filter(isWeighed);
  const rough = counted.filter((one) => !isWeighed(one) && units[one.unit] !== undefined);
  const found = exact.length ? exact : rough;
  const grams = found.map(({ value, unit }) => value * (gramsOf[unit] ?? units[unit] ?? 1));
  return grams.length ? { grams: Math.max(...grams) } : null;
}
