import type { FoundConcept } from '@petwise/language';
import { animalWords, household } from '@petwise/language/en';
import type { Token } from './tokens.ts';

/** Leaves the person out of "my son's hamster has …" where that hamster is the only one spoken of. */
export function asOwn(
  sentences: readonly (readonly Token[])[],
  kinds: ReadonlySet<string>,
): readonly (readonly Token[])[] {
  const isAnimal = ({ word }: Token): boolean => animalWords.has(word) || kinds.has(word);
  const first = sentences.find((tokens) => tokens.some(isAnimal));
  const animal = first?.findIndex(isAnimal);
  if (!first || animal === undefined || !kinds.has(first[animal]?.word ?? '')) return sentences;
  const person = first[animal - 1];
  if (!person || !household.has(person.word)) return sentences;
  if (sentences.some((tokens) => tokens.some((token) => ownersOwn.has(token.word))))
    return sentences;
  return sentences.map((tokens) =>
    tokens === first ? tokens.filter((token) => token !== person) : tokens,
  );
}

const ownersOwn = new Set(['mine', 'ours']);

/** "My partner tells me", "about my moggy Socks": no "it" behind stands for people, nor for a part that is a name. */
export const isSomebody = (
  tokens: readonly Token[],
  { kind, tokens: at }: FoundConcept,
): boolean => {
  const { word = '', name } = tokens[at[0] ?? -1] ?? {};
  const isPerson = household.has(word) || owners.has(word);
  return at.length === 1 && ((kind === 'thing' && isPerson) || (kind === 'part' && name === true));
};
const owners = new Set(['me', 'us']);
