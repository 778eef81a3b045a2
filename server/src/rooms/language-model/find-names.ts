import nlp from 'compromise';
import { NEVER_NAMES, nameKind } from './name-words.ts';

/** A word, or the mark of something that was taken out. */
export const WORD = /\[\p{L}+\]|\p{L}[\p{L}\p{M}’'-]*/gu;

/** A word of a text: what was written, what stands before and after it. */
interface Word {
  readonly text: string;
  readonly lower: string;
  /** Where it begins. */
  readonly at: number;
  /** Nothing, or the end of a sentence or of a part of one, stands right before it. */
  readonly opens: boolean;
}

const ANIMALS =
  'dog|dogs|puppy|pup|cat|kitten|kitty|horse|pony|mare|foal|bird|parrot|budgie|budgerigar|cockatiel|canary|macaw|rabbit|bunny|ferret|hamster|guinea pig|pig|lizard|gecko|dragon|snake|tortoise|turtle|reptile|boy|girl|baby|husky|lab|labrador|poodle|beagle|boxer|collie|terrier|spaniel|retriever|shepherd|dachshund|corgi|pug|bulldog|chihuahua|persian|siamese|ragdoll|bengal|cockapoo|rottweiler|whippet|greyhound|mastiff|schnauzer|lurcher|tabby';
const AFTER_AN_ANIMAL = new RegExp(`^(?:${ANIMALS})$`);
const TITLES = /^(?:dr|doctor|mr|mrs|ms|miss|vet|aunt|auntie|uncle|granny|grandma|grandpa)$/;
const AFTER_ITS_NAME =
  /^(?:is|was|has|had|isnt|isn't|wasnt|hasnt|hasn't|hadnt|doesnt|doesn't|didnt|didn't|wont|won't|cant|can't|cannot|keeps|kept|ate|threw|got|went|came|fell|hit|seems|looks|started|stopped|will|would|could|did|does|just|too|also|then|never|still|usually|suddenly|here)$/;
/** Words that no name follows by itself: "a biscuit", "some honey". */
const OF_A_THING =
  /^(?:a|an|the|some|any|his|her|its|my|our|their|your|of|with|on|in|more|much|no|this|that|these|those|two|three|ate|eaten|eats|eating|like)$/;
const NO_NAME =
  /^(?:a|an|the|to|in|on|at|by|for|from|and|or|but|so|as|if|it|he|she|we|they|you|i|me|him|her|them|his|my|our|your|not|no|very|really|just|only|also|is|was|has|had|said|says|gave|gives|told|tells|thinks|thought|did|does|saw|prescribed|put|took|wants|wanted|can|could|would|will|should|that|this|what|when|who|there|here|with|again|have|animal|appointment|visit|bill|back)$/;

/** The names of a text, in small letters, and where in the text they were found. */
export interface FoundNames {
  readonly names: ReadonlySet<string>;
  readonly at: ReadonlySet<number>;
}

/**
 * The names in a text, also those in small letters and those that begin a sentence: words that are names and nothing else, and
 * others where only a name can stand.
 */
export function findNames(text: string): FoundNames {
  const words = wordsOf(text);
  const found = words.filter((_, index) => isNameAt(words, index));
  return {
    names: new Set(found.map(({ lower }) => bare(lower))),
    at: new Set(found.map(({ at }) => at)),
  };
}

/** Whether a name that was found elsewhere is meant at a place too: a ginger biscuit is none, though the cat is Ginger. */
export function isMeant(word: string, before: string): boolean {
  return nameKind(word) !== 'also-name' || /^\p{Lu}/u.test(word) || !OF_A_THING.test(before);
}

const bare = (word: string): string => word.replace(/[’']s$/u, '');

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => {
    const before = text.slice(0, match.index);
    const opens =
      /(?:^|[.!?,;:\n(–—-])\s*$/u.test(before) && !/\b(?:dr|mr|mrs|ms)\.\s*$/iu.test(before);
    return {
      text: match[0],
      lower: match[0].toLowerCase().replaceAll('’', "'"),
      at: match.index,
      opens,
    };
  });
}

function isNameAt(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (word === undefined || NEVER_NAMES.has(bare(word.lower))) return false;
  const kind = nameKind(word.lower);
  if (kind === 'name') return true;
  if (NO_NAME.test(word.lower)) return false;
  if (isNamed(words, index)) return true;
  const before = word.opens ? '' : (words[index - 1]?.lower ?? '');
  if (kind === 'word') return false;
  if (AFTER_AN_ANIMAL.test(before) || before === 'poor') return true;
  // "pixie and dixie both sneeze": the second of two.
  if (before === 'and' && isNameAt(words, index - 2)) return true;
  return (
    (before === '' || /^(?:and|but|because|then|today|now|when|again)$/.test(before)) &&
    isSubject(words, index)
  );
}

/** "called X", "her name is X", "dr X": whatever X is. */
function isNamed(words: readonly Word[], index: number): boolean {
  if (words[index]?.opens) return false;
  const [third = '', second = '', first = ''] = [3, 2, 1].map((back) => words[index - back]?.lower);
  if (first === 'called' || first === 'named' || TITLES.test(first)) {
    return first !== 'vet' || nameKind(words[index]?.lower ?? '') === 'unknown';
  }
  if (/^(?:him|her|it)$/.test(first) && /^(?:call|called|named|name)$/.test(second)) return true;
  if (first === "name's" || (first === 'is' && second === 'name')) return true;
  const isIntroduced =
    (first === 'is' && (second === 'this' || third === 'name')) ||
    /^(?:im|i'm)$/.test(first) ||
    (first === 'am' && second === 'i');
  return isIntroduced && /name/.test(nameKind(words[index]?.lower ?? ''));
}

/** Whether what comes after a word makes it the one who does something: "Max ate", "pixie's ear", "Bella and Max". */
function isSubject(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (word === undefined) return false;
  if (word.lower.endsWith("'s")) return true;
  if (next === undefined) return false;
  if (next.opens) return /^\p{Lu}/u.test(word.text) && nameKind(word.lower) === 'unknown';
  if (AFTER_ITS_NAME.test(next.lower)) return true;
  if (next.lower === 'and' || next.lower === 'the') {
    const other = words[index + 2]?.lower ?? '';
    return nameKind(other) !== 'word' || AFTER_AN_ANIMAL.test(other);
  }
  return isVerb(next.lower);
}

/** "chewed", "drools": by itself, or with its subject before it. */
function isVerb(word: string): boolean {
  if (nlp(word).has('#Verb')) return true;
  return /(?:s|ed)$/.test(word) && nlp(`she ${word}`).terms().last().has('#Verb');
}
