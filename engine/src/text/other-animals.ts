import {
  animalWords,
  formerWords,
  household,
  ownAgain,
  people,
  reports,
} from '../../knowledge/words/other-words.ts';
import { others } from '../../knowledge/words/context-words.ts';
import { anyAt, anyIn, firstFrom, placesWhere } from './token-search.ts';
import type { Token } from './tokens.ts';

/** "my husband says he limps" reports; "my sister's budgie limps" is about another animal: where that person stands. */
const relations = placesWhere((tokens, index) => {
  if (!people.has(tokens[index]?.word ?? '')) return false;
  const next = tokens.slice(index + 1, index + 4).map((token) => token.word);
  return !next.some((word) => reports.has(word)) && next.some((word) => animalWords.has(word));
});

/** "My husband says": where the person stands. */
const reporters = placesWhere(
  (tokens, index) =>
    people.has(tokens[index]?.word ?? '') && reports.has(tokens[index + 1]?.word ?? ''),
);

const beforeAnimal = (words: { has(word: string): boolean }) =>
  placesWhere(
    (tokens, index) =>
      words.has(tokens[index]?.word ?? '') && animalWords.has(tokens[index + 1]?.word ?? ''),
  );
/** "My last mare", "another hen", "her late brother". */
const formerOnes = beforeAnimal(formerWords);
const oldOnes = beforeAnimal(new Set(['old']));
const deaths = placesWhere((tokens, index) => tokens[index]?.stem === 'die');

/** "My old hamster died": the death may be told after what is said of it. */
function oldAndDead(tokens: readonly Token[], from: number, first: number): boolean {
  const old = oldOnes(tokens)[firstFrom(oldOnes(tokens), from)] ?? Infinity;
  return old < first - 1 && anyIn(deaths(tokens), old, first + 8);
}

/** The own animal: "mine", "this one", "now he", "my mare". */
const ownOnes = placesWhere((tokens, index) => {
  const word = tokens[index]?.word ?? '';
  const next = tokens[index + 1]?.word ?? '';
  if (formerWords.has(next)) return false;
  return ownAgain.has(word) || (word === 'my' && !people.has(next) && next !== 'old');
});

/** Where the last words of the own animal stand, so that what follows is about it again. */
function backToOwn(tokens: readonly Token[], first: number): number {
  const places = ownOnes(tokens);
  return places[firstFrom(places, first) - 1] ?? 0;
}

/** Whether what stands at `first` is said of another animal or of a person, from this clause or from the clauses before it. */
export function ofAnother(
  tokens: readonly Token[],
  from: number,
  first: number,
  own: ReadonlySet<number>,
  elsewhere: readonly (readonly string[])[],
): boolean {
  if (anyIn(reporters(tokens), from, first - 1)) return false;
  const start = backToOwn(tokens, first);
  const clause = Math.max(from, start);
  if (anyAt(tokens, clause, first, others, own) || anyAt(tokens, clause, first, elsewhere, own))
    return true;
  if (anyIn(relations(tokens), start, first)) return true;
  if (anyIn(formerOnes(tokens), start, first - 1) || oldAndDead(tokens, start, first)) return true;
  return anyAt(tokens, start, from, carried, own);
}

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

/** Of the phrases for others, those that name an animal; "i have" does not carry on into the next clause. */
const carried = others.filter((phrase) => phrase[0] !== 'i');
