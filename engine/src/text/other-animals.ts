import {
  animalWords,
  formerWords,
  household,
  ownAgain,
  people,
  reports,
} from '../../knowledge/words/other-words.ts';
import { otherPets, persons } from '../../knowledge/words/context-words.ts';
import { anyAt, anyIn, firstFrom, hitsOf, placesWhere } from './token-search.ts';
import type { Token } from './tokens.ts';

/** "The", "our": after these an animal is the patient, whoever does something with it. */
const known = new Set(['the', 'my', 'our', 'this', 'him', 'her', 'he', 'she']);

/** "my sister's budgie limps" is about another animal; "my husband says he limps" and "my wife walked the dog" are about the patient: where that person stands. */
const relations = placesWhere((tokens, index) => {
  if (!people.has(tokens[index]?.word ?? '')) return false;
  const next = tokens.slice(index + 1, index + 4);
  const animal = next.findIndex((token) => animalWords.has(token.word));
  if (animal < 0 || next.some((token) => reports.has(token.word))) return false;
  return !next.slice(0, animal).some((token) => token.punctuation || known.has(token.word));
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

/** "At home with my husband", "a present from my mum": the person does nothing here. */
const prepositions = new Set(['with', 'by', 'from', 'to', 'for', 'of', 'at']);
/** What brings the talk from a person back to the patient. */
const patient = new Set(['he', 'she', 'it', 'his', 'her', 'him', 'they', 'its', 'their', ':']);
const patients = placesWhere((tokens, index) => {
  const word = tokens[index]?.word ?? '';
  return patient.has(word) || animalWords.has(word);
});

/** "My husband has a cough"; not "my son rang, her knee is swollen", nor anything after a colon. */
function ofPerson(tokens: readonly Token[], from: number, first: number): boolean {
  const { places } = hitsOf(tokens, persons);
  const person = places[firstFrom(places, first) - 1] ?? -1;
  return (
    person >= from &&
    !prepositions.has(tokens[person - 1]?.word ?? '') &&
    !anyIn(patients(tokens), person, first)
  );
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
  if (anyAt(tokens, clause, first, otherPets, own) || anyAt(tokens, clause, first, elsewhere, own))
    return true;
  if (anyIn(relations(tokens), start, first)) return true;
  if (anyIn(formerOnes(tokens), start, first - 1) || oldAndDead(tokens, start, first)) return true;
  return ofPerson(tokens, clause, first) || anyAt(tokens, start, from, otherPets, own);
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
