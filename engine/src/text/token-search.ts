import type { Token } from './tokens.ts';

type Sentence = readonly Token[];

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
