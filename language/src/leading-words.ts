import type { ClauseWords, ContextGrammar, Who } from './context-types.ts';
import type { ParsedSentence } from './trigger-trie.ts';

/** The first word that says something: the "she" of "if she is tired" belongs to what is supposed. */
export function leadOf(
  { words }: Pick<ParsedSentence, 'words'>,
  by: Pick<ClauseWords, 'pronouns' | 'conjunctions'>,
  tokens: readonly number[],
): number {
  const says = (at: number): boolean => {
    const { word = '' } = words[at] ?? {};
    return !by.pronouns.has(word) && !by.conjunctions.has(word);
  };
  return tokens.find(says) ?? tokens[0] ?? 0;
}

/** Of whom most of its words are said: "he was ill last week and the dog stopped eating" is the dog's week too. */
export function whoseOf(
  {
    subjects,
    clauses: { clauseOf, mains },
  }: Pick<ParsedSentence, 'clauses'> & { readonly subjects: readonly Who[] },
  tokens: readonly number[],
): Who {
  const [first = 0, ...rest] = tokens;
  const leading = subjects[first] ?? 'patient';
  const mainOf = (at: number): number | undefined => mains[clauseOf[at] ?? 0];
  // "Her sister yowls when she pees" is told of the sister.
  const isElse = (at: number): boolean =>
    clauseOf[at] === clauseOf[first] || mainOf(at) !== mainOf(first);
  const others = rest.filter((at) => subjects[at] === 'patient' && isElse(at)).length;
  return leading !== 'patient' && others > tokens.length / 2 ? 'patient' : leading;
}

/** "Was", "had been" in it or right before it. */
export function wasSo(
  { words, grammar }: Pick<ParsedSentence, 'words'> & { readonly grammar: ContextGrammar },
  first: number,
  last: number,
): boolean {
  const was = grammar.classes['was'];
  return words.slice(Math.max(0, first - 2), last + 1).some(({ word }) => was?.has(word));
}
