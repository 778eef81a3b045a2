import {
  animalWords,
  formerWords,
  household,
  ownAgain,
  people,
  reports,
} from '../../knowledge/words/other-words.ts';
import { otherPets, persons } from '../../knowledge/words/context-words.ts';
import { anyAt, at } from './token-search.ts';
import type { Token } from './tokens.ts';

/** "The", "our": after these an animal is the patient, whoever does something with it. */
const known = new Set(['the', 'my', 'our', 'this', 'him', 'her', 'he', 'she']);

/** "my sister's budgie limps" is about another animal; "my husband says he limps" and "my wife walked the dog" are about the patient. */
function relation(tokens: readonly Token[], from: number, first: number): boolean {
  for (let index = from; index < first; index += 1) {
    if (!people.has(tokens[index]?.word ?? '')) continue;
    const next = tokens.slice(index + 1, index + 4);
    const animal = next.findIndex((token) => animalWords.has(token.word));
    if (animal < 0 || next.some((token) => reports.has(token.word))) continue;
    if (!next.slice(0, animal).some((token) => token.punctuation || known.has(token.word)))
      return true;
  }
  return false;
}

function speaksOfReport(tokens: readonly Token[], from: number, first: number): boolean {
  return tokens
    .slice(from, first)
    .some((token, index, all) => reports.has(token.word) && people.has(all[index - 1]?.word ?? ''));
}

/** "my last mare", "another hen", "her late brother", "my old hamster died". */
function former(tokens: readonly Token[], from: number, first: number): boolean {
  for (let index = from; index < first - 1; index += 1) {
    const word = tokens[index]?.word ?? '';
    const next = tokens[index + 1]?.word ?? '';
    if (!animalWords.has(next)) continue;
    if (formerWords.has(word)) return true;
    if (word === 'old' && tokens.slice(index, first + 8).some((token) => token.stem === 'die'))
      return true;
  }
  return false;
}

/** Where the last words of the own animal stand ("mine", "this one", "now he"), so that what follows is about it again. */
function backToOwn(tokens: readonly Token[], first: number): number {
  for (let index = first - 1; index >= 0; index -= 1) {
    const word = tokens[index]?.word ?? '';
    const next = tokens[index + 1]?.word ?? '';
    if (ownAgain.has(word) && !formerWords.has(next)) return index;
    if (word === 'my' && !people.has(next) && !formerWords.has(next) && next !== 'old')
      return index;
  }
  return 0;
}

/** "At home with my husband", "a present from my mum": the person does nothing here. */
const prepositions = new Set(['with', 'by', 'from', 'to', 'for', 'of', 'at']);

/** What brings the talk from a person back to the patient. */
const patient = new Set(['he', 'she', 'it', 'his', 'her', 'him', 'they', 'its', 'their']);

/** "My husband has a cough"; not "my son rang, her knee is swollen", nor anything after a colon. */
function ofPerson(tokens: readonly Token[], from: number, first: number): boolean {
  for (let index = first - 1; index >= from; index -= 1) {
    const word = tokens[index]?.word ?? '';
    if (word === ':' || patient.has(word) || animalWords.has(word)) return false;
    const beside = prepositions.has(tokens[index - 1]?.word ?? '');
    if (!beside && persons.some((phrase) => at(tokens, index, phrase))) return true;
  }
  return false;
}

/** Whether what stands at `first` is said of another animal or of a person, from this clause or from the clauses before it. */
export function ofAnother(
  tokens: readonly Token[],
  from: number,
  first: number,
  own: ReadonlySet<number>,
  elsewhere: readonly (readonly string[])[],
): boolean {
  if (speaksOfReport(tokens, from, first)) return false;
  const start = backToOwn(tokens, first);
  const clause = Math.max(from, start);
  if (anyAt(tokens, clause, first, otherPets, own) || anyAt(tokens, clause, first, elsewhere, own))
    return true;
  if (relation(tokens, start, first) || former(tokens, start, first)) return true;
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
