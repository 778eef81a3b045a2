import { animalWords } from '@petwise/language/en';
import type { Token } from './tokens.ts';

/** After these a thing is meant, not the animal of that name: "a lily". */
const articles = new Set(['a', 'an', 'the', 'some', 'any', 'of', 'that', 'this', 'his', 'her']);
const linking = new Set(['is', 'was', 'of', 'called', 'are', 'were']);
/** "I called the vet", "called him in": no name follows. */
const noName =
  /^(?:a|an|the|me|my|him|her|it|us|out|in|on|off|for|to|at|and|or|but|back|over|up|down|today|yesterday|vet|vets|this|that|emergency|poison|several|twice|again|because|when|if|is|are|was)$/;

/** Where a name begins ("a cat called Lily", "name is Max", "everyone calls him Sausage"), or null. */
function nameAfter(text: string, tokens: readonly Token[], index: number): number | null {
  const word = tokens[index]?.word ?? '';
  let at = index + 1;
  if (word === 'name' || word === 'names') while (linking.has(tokens[at]?.word ?? '')) at += 1;
  else if (word === 'calls' || word === 'call') at += 1;
  else if (word !== 'called' && word !== 'named') return null;
  const next = tokens[at];
  if (!next || next.punctuation || noName.test(next.word)) return null;
  if (isCapital(text, next) || word === 'named') return at;
  const before = tokens[index - 1]?.word ?? '';
  const ofAnimal = animalWords.has(before) || linking.has(before) || before === 'one';
  return word === 'called' && ofAnimal ? at : null;
}

const isCapital = (text: string, token: Token): boolean => /^[A-Z]/.test(text.slice(token.start));

/** Words given as the names of animals in a text. */
function namesIn(text: string, sentences: readonly (readonly Token[])[]): Map<string, boolean> {
  const names = new Map<string, boolean>();
  for (const tokens of sentences)
    for (const index of tokens.keys()) {
      let at = nameAfter(text, tokens, index);
      while (at !== null) {
        const token = tokens[at];
        if (!token || token.punctuation) break;
        names.set(token.word, isCapital(text, token));
        const and = tokens[at + 1]?.word === 'and' ? 2 : 1;
        const next = tokens[at + and];
        at = next && !next.punctuation && isCapital(text, next) ? at + and : null;
      }
    }
  return names;
}

/** Reads a name as "it", so that a cat called Lily is no poison and a dog called Pickle no slip of the pen. */
export function named(
  text: string,
  sentences: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  const names = namesIn(text, sentences);
  if (names.size === 0) return sentences;
  return sentences.map((tokens) => {
    const isOne = (token: Token | undefined, index: number): boolean => {
      const capital = token && names.get(token.word);
      const isThing = articles.has(tokens[index - 1]?.word ?? '') && !isName(tokens, index);
      if (!token || capital === undefined || isThing) return false;
      return !capital || isCapital(text, token);
    };
    return tokens.map((token, index) => {
      if (isOne(token, index)) return { ...token, word: 'it', stem: 'it' };
      // "A cat called Lily" is no noise.
      return token.word === 'called' && isOne(tokens[index + 1], index + 1)
        ? { ...token, word: 'of', stem: 'of' }
        : token;
    });
  });
}

/** "By the name of Daisy". */
const isName = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.word === 'of' && tokens[index - 2]?.word === 'name';
