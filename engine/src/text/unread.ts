import { fillers } from '../../words/filler-words.ts';
import { animalWords, everydayWords, factWords, plain } from '@petwise/language/en';
import { excerpt } from './excerpt.ts';
import type { Match } from './match.ts';
import { littleWords } from './read-context.ts';
import type { Token } from './tokens.ts';

/** So many words of weight in a row do not vanish beside something that was read. */
const enough = 3;

/** A word that says something: no filler, no number, no name and no animal. */
export const hasContent = ({ word, stem, name }: Token): boolean =>
  word.length > 2 &&
  name !== true &&
  !plain.has(word) &&
  !animalWords.has(word) &&
  !fillers.has(stem) &&
  !/^\d/.test(word);

/** The pieces of a sentence between commas and "but", as places of their tokens. */
function piecesOf(tokens: readonly Token[]): number[][] {
  const pieces: number[][] = [[]];
  for (const [index, token] of tokens.entries())
    if (token.punctuation || token.word === 'but') pieces.push([]);
    else pieces.at(-1)?.push(index);
  return pieces.filter((piece) => piece.length > 0);
}

/** Of a piece that was read in part, the longer runs of words between what was read. */
function runsOf(
  tokens: readonly Token[],
  piece: readonly number[],
  read: ReadonlySet<number>,
): number[][] {
  const runs: number[][] = [[]];
  for (const index of piece)
    if (read.has(index)) runs.push([]);
    else runs.at(-1)?.push(index);
  return runs.filter(
    (run) => run.filter((index) => hasContent(tokens[index] ?? blank)).length >= enough,
  );
}

const blank: Token = { word: '', stem: '', start: 0, end: 0, punctuation: true };

/** "14 yo moggy" tells who the animal is, and is read as that. */
const isUnknown = (token: Token): boolean => hasContent(token) && !factWords.has(token.word);

const isEveryday = ({ word, stem }: Token): boolean =>
  everydayWords.has(word) || everydayWords.has(stem) || littleWords.has(word);

/** What of a sentence counts nowhere. */
export interface Unread {
  /** In the owner's words. */
  readonly pieces: readonly string[];
  /** Words with content whose meaning we do not know: no concept of the language, and nothing of everyday life. */
  readonly strange: readonly string[];
}

/**
 * What of a sentence counts nowhere: pieces that no finding covers, and those put aside because they speak of somebody
 * else, of a fear or of what is usual. Words of `known` mean something to us, though nothing that counts.
 */
export function unreadOf(
  text: string,
  tokens: readonly Token[],
  {
    counted,
    aside,
    known,
  }: Record<'counted' | 'aside', readonly Match[]> & { readonly known: ReadonlySet<number> },
): Unread {
  const placesOf = (matches: readonly Match[]): Set<number> =>
    new Set(matches.flatMap((match) => match.tokens));
  const read = placesOf(counted);
  const put = placesOf(aside);
  const lost = piecesOf(tokens).flatMap((piece) => {
    if (piece.some((index) => put.has(index))) return [piece];
    const runs = piece.some((index) => read.has(index)) ? runsOf(tokens, piece, read) : [piece];
    const told = runs.filter((run) => run.some((index) => isUnknown(tokens[index] ?? blank)));
    return told;
  });
  const pieces = lost.map((piece) =>
    excerpt(text.slice(tokens[piece[0] ?? 0]?.start, tokens[piece.at(-1) ?? 0]?.end)),
  );
  const strange = tokens.flatMap((token, at) =>
    hasContent(token) && !known.has(at) && !read.has(at) && !isEveryday(token) ? [token.word] : [],
  );
  return { pieces, strange };
}
