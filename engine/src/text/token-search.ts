import type { Token } from './tokens.ts';

type Sentence = readonly Token[];
type Phrase = readonly string[];

/** A reading of a whole sentence that is made once, however often it is asked for; sentences never change. */
export function oncePerSentence<T>(read: (tokens: Sentence) => T): (tokens: Sentence) => T {
  const known = new WeakMap<Sentence, { readonly reading: T }>();
  return (tokens) => {
    const before = known.get(tokens);
    if (before) return before.reading;
    const reading = read(tokens);
    known.set(tokens, { reading });
    return reading;
  };
}

/** From this many letters a word of a phrase also stands for longer forms of it. */
const prefixFrom = 5;

/** Same word, same stem, or (from five letters) the beginning of it. */
export const is = (token: Token | undefined, word: string): boolean =>
  token !== undefined &&
  (token.stem === word ||
    token.word === word ||
    (word.length >= prefixFrom && token.stem.startsWith(word)));

/** Whether the words of a phrase stand at `index`, one after the other. */
export function at(tokens: Sentence, index: number, phrase: Phrase): boolean {
  return phrase.every((word, offset) => is(tokens[index + offset], word));
}

/** Where phrases of a list stand in a sentence. */
export interface Hits {
  /** In ascending order. */
  readonly places: readonly number[];
  readonly phrasesAt: ReadonlyMap<number, readonly Phrase[]>;
}

const startOf = (word: string): string => word.slice(0, prefixFrom);
const startsOf = oncePerSentence((tokens) =>
  tokens.map(({ stem, word }) => ({ stem: startOf(stem), word: startOf(word) })),
);
const none: readonly Phrase[] = [];

/** Looks for all phrases of a list in one pass, by how their first words begin. */
function finderOf(phrases: readonly Phrase[]): (tokens: Sentence) => Hits {
  const byStart = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const start = startOf(phrase[0] ?? '');
    byStart.set(start, [...(byStart.get(start) ?? []), phrase]);
  }
  return oncePerSentence((tokens) => {
    const phrasesAt = new Map<number, readonly Phrase[]>();
    for (const [index, { stem, word }] of startsOf(tokens).entries()) {
      const ofStem = byStart.get(stem) ?? none;
      const ofWord = word === stem ? none : (byStart.get(word) ?? none);
      if (ofStem === none && ofWord === none) continue;
      const near = ofStem === ofWord ? ofStem : [...ofStem, ...ofWord];
      const here = near.filter((phrase) => at(tokens, index, phrase));
      if (here.length) phrasesAt.set(index, here);
    }
    return { places: [...phrasesAt.keys()], phrasesAt };
  });
}

const finders = new WeakMap<readonly Phrase[], (tokens: Sentence) => Hits>();

/** Where the phrases of a list stand in a sentence. */
export function hitsOf(tokens: Sentence, phrases: readonly Phrase[]): Hits {
  const finder = finders.get(phrases) ?? finderOf(phrases);
  finders.set(phrases, finder);
  return finder(tokens);
}

/** Index of the first of some ascending places that is `from` or later. */
export function firstFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether one of some ascending places lies in `from` to `to` (exclusive). */
export function anyIn(places: readonly number[], from: number, to: number): boolean {
  return (places[firstFrom(places, from)] ?? Infinity) < to;
}

/** Whether one of the phrases begins in `from` to `to` (exclusive) outside the words in `used`. */
export function anyAt(
  tokens: Sentence,
  from: number,
  to: number,
  phrases: readonly Phrase[],
  used: Pick<ReadonlySet<number>, 'has'>,
): boolean {
  const { places, phrasesAt } = hitsOf(tokens, phrases);
  for (let next = firstFrom(places, from); (places[next] ?? Infinity) < to; next += 1) {
    const index = places[next] ?? 0;
    const here = phrasesAt.get(index) ?? [];
    if (here.some((phrase) => !phrase.some((_, offset) => used.has(index + offset)))) return true;
  }
  return false;
}

/** Places of the tokens that pass a test, once per sentence. */
export function placesWhere(
  test: (tokens: Sentence, index: number) => boolean,
): (tokens: Sentence) => readonly number[] {
  return oncePerSentence((tokens) => [...tokens.keys()].filter((index) => test(tokens, index)));
}
