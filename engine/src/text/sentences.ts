import { context } from '@petwise/language/en';
import type { Reader } from './reader.ts';
import { named } from './names.ts';
import { asOwn } from './own-animal.ts';
import { introduces, withoutMarkers, withoutOpening } from './opening.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';

function splitLeadIn(reader: Reader, tokens: readonly Token[]): (readonly Token[])[] {
  const colon = tokens.findLastIndex((token) => token.word === ':');
  const before = tokens.slice(0, colon);
  const after = tokens.slice(colon + 1);
  if (colon < 1 || after.length === 0 || !introduces(reader, before)) return [tokens];
  return [before, after];
}

/** Nobody says so many words in one breath; a text without a stop is cut at the next mark or "and", at the end anywhere. */
const breath = 100;
const longest = 120;

function* breathsOf(tokens: readonly Token[]): Generator<readonly Token[]> {
  let start = 0;
  for (let at = breath; at < tokens.length; at += 1) {
    const length = at - start;
    const pauses =
      tokens[at - 1]?.punctuation === true || context.clauses.joining.has(tokens[at]?.word ?? '');
    if (length < breath || (length < longest && !pauses)) continue;
    yield tokens.slice(start, at);
    start = at;
  }
  yield start === 0 ? tokens : tokens.slice(start);
}

const none: ReadonlySet<string> = new Set();
const { be = none, like = none } = context.classes;
/** A sentence of so few words may be the end of the one before it. */
const fragment = 3;

/** "His eye is. Like. OUT.": a sentence that ends with its verb goes on in the few words behind the stop. */
function withFragments(sentences: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const joined: (readonly Token[])[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const last = before?.at(-1)?.word ?? '';
    const isSubject = context.clauses.pronouns.has(sentence[0]?.word ?? '');
    const goesOn = sentence.length <= fragment && !isSubject && (be.has(last) || like.has(last));
    if (before && goesOn) joined[joined.length - 1] = [...before, ...sentence];
    else joined.push(sentence);
  }
  return joined;
}

/** The sentences of a text as they are read: names of animals put aside, introductions a sentence of their own. */
export function sentencesOf(reader: Reader, text: string): readonly (readonly Token[])[] {
  const sentences = named(text, withFragments(withoutMarkers(tokenise(text))));
  return withoutOpening(reader, asOwn(sentences, reader.kinds))
    .flatMap((tokens) => splitLeadIn(reader, tokens))
    .flatMap((tokens) => [...breathsOf(tokens)]);
}
