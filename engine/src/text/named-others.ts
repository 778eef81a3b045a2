import { animalWords, context, household, linkWords } from '@petwise/language/en';
import type { Token } from './tokens.ts';

const { determiners, pointers, verbs } = context.clauses;
const none: ReadonlySet<string> = new Set();
const { concerns = none, about = none, elder = none, nearby = none } = context.classes;

/** A word written as a name, or one that nobody would know and that a sentence begins with as its subject. */
const isName =
  (isKnown: (word: string) => boolean) =>
  (tokens: readonly Token[], at: number): boolean => {
    const { word = '', name, punctuation = true } = tokens[at] ?? {};
    if (punctuation) return false;
    return name === true || (at === 0 && verbs.has(tokens[1]?.word ?? '') && !isKnown(word));
  };

/** "I am asking about Max", "it is Max I am worried about", "Max is who I need help for": the name of the patient. */
function topicOf(tokens: readonly Token[], named: (at: number) => boolean): string | null {
  for (const [at, { word }] of tokens.entries()) {
    if (!named(at)) continue;
    const [last = '', before = '', third = ''] = [1, 2, 3].map((back) => tokens[at - back]?.word);
    const [next = '', then = '', after = ''] = [1, 2, 3].map((step) => tokens[at + step]?.word);
    const isAsked =
      about.has(last) && (concerns.has(before) || concerns.has(third) || pointers.has(third));
    const isPicked = before === 'it' && verbs.has(last) && linkWords.speakers.has(next);
    const isChosen = verbs.has(next) && (then === 'who' || (then === 'the' && after === 'one'));
    if (isAsked || isPicked || isChosen) return word;
  }
  return null;
}

/** "My other dog Ruby", "my sister's lab Bo", "Tom from next door". */
function isIntroduced(tokens: readonly Token[], at: number): boolean {
  const [last = '', before = '', third = ''] = [1, 2, 3].map((back) => tokens[at - back]?.word);
  const isOther = (word: string): boolean => elder.has(word) || household.has(word);
  const isTheirs = animalWords.has(last) && isOther(before) && determiners.has(third);
  const [next = '', then = ''] = [1, 2].map((step) => tokens[at + step]?.word);
  const isNear = nearby.has(next) || (linkWords.prepositions.has(next) && nearby.has(then));
  return isTheirs || (elder.has(last) && determiners.has(before)) || isNear;
}

/** Marks the names of animals that are not the patient, and of the patient where a message says whom it is about. */
export function withNamedOthers(
  sentences: readonly (readonly Token[])[],
  isKnown: (word: string) => boolean,
): readonly (readonly Token[])[] {
  const reads = isName(isKnown);
  const names = new Set<string>();
  const others = new Set<string>();
  let topic: string | null = null;
  for (const tokens of sentences) {
    const named = (at: number): boolean => reads(tokens, at);
    topic ??= topicOf(tokens, named);
    for (const [at, { word }] of tokens.entries()) {
      if (!named(at)) continue;
      names.add(word);
      if (isIntroduced(tokens, at)) others.add(word);
    }
  }
  if (topic === null && others.size === 0) return sentences;
  const whoOf = (word: string): 'patient' | 'other' | undefined => {
    if (word === topic) return 'patient';
    return others.has(word) || (topic !== null && names.has(word)) ? 'other' : undefined;
  };
  return sentences.map((tokens) =>
    tokens.map((token) => {
      const of = token.punctuation ? undefined : whoOf(token.word);
      return of ? { ...token, of } : token;
    }),
  );
}
