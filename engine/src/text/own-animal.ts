import { animalWords, household } from '@petwise/language/en';
import type { Token } from './tokens.ts';

/** Leaves the person out of "my son's hamster has …" where that hamster is the only one spoken of. */
export function asOwn(
  sentences: readonly (readonly Token[])[],
  kinds: ReadonlySet<string>,
): readonly (readonly Token[])[] {
  const [first, ...rest] = sentences;
  const animal = first?.findIndex((token) => animalWords.has(token.word) || kinds.has(token.word));
  if (!first || animal === undefined || !kinds.has(first[animal]?.word ?? '')) return sentences;
  const person = first[animal - 1];
  if (!person || !household.has(person.word)) return sentences;
  if (sentences.some((tokens) => tokens.some((token) => ownersOwn.has(token.word))))
    return sentences;
  return [first.filter((token) => token !== person), ...rest];
}

const ownersOwn = new Set(['mine', 'ours']);
