import { negators } from '../../knowledge/words/context-words.ts';
import {
  ofPart,
  partFirst,
  partless,
  partLinks,
  partOf,
} from '../../knowledge/words/part-words.ts';
import type { Match } from './patterns.ts';
import { oncePerSentence } from './token-search.ts';
import type { Token } from './tokens.ts';

/** How many words back a part of the body still carries the word after it. */
const reach = 14;

function lastPartOf(tokens: readonly Token[]): string | null {
  const token = tokens.findLast((item, at) => partOf.has(item.stem) && !isPlace(tokens, at));
  return token ? (partOf.get(token.stem) ?? null) : null;
}

/** "My wife is in the back" of the car: no part of a body. */
const isPlace = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'back' && tokens[at - 1]?.word === 'the' && tokens[at - 2]?.word === 'in';

/** The last part of the body named in a sentence. */
export const lastPart = oncePerSentence(lastPartOf);

/** "Swelling around his eyes", "wet nose": the part right after the word. */
function partAfter(tokens: readonly Token[], index: number): string | null {
  for (let at = index + 1; at < Math.min(tokens.length, index + 5); at += 1) {
    const token = tokens[at];
    const part = token && partOf.get(token.stem);
    if (part) return part;
    if (!token || !partLinks.has(token.word)) return null;
  }
  return null;
}

function partBefore(
  tokens: readonly Token[],
  index: number,
  earlier: string | null,
): string | null {
  const here = lastPartOf(tokens.slice(Math.max(0, index - reach), index));
  return here ?? (lastPart(tokens) ? null : earlier);
}

const pronouns = new Set(['it', 'at', 'them']);

/** The part within a few words of the same clause: near enough to change what a word means. */
function partBeside(
  tokens: readonly Token[],
  index: number,
  earlier: string | null,
): string | null {
  // "The eye is shut and she rubs it": the pronoun stands for the last part named.
  if (pronouns.has(tokens[index + 1]?.word ?? '')) return partBefore(tokens, index, earlier);
  const from = Math.max(0, index - 6);
  const before = tokens.slice(from, index);
  const cut = before.findLastIndex((token) => token.punctuation || token.word === 'and');
  const next = tokens.slice(index + 1, index + 7);
  const end = next.findIndex((token) => token.punctuation || token.word === 'and');
  return (
    partAfter(tokens, index) ??
    lastPartOf(before.slice(cut + 1)) ??
    firstPart(end < 0 ? next : next.slice(0, end))
  );
}

function firstPart(tokens: readonly Token[]): string | null {
  const token = tokens.find((item) => partOf.has(item.stem));
  return token ? (partOf.get(token.stem) ?? null) : null;
}

function denied(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 6), index).some((token) => negators.has(token.word));
}

/** What a sentence and the one before it give to read by. */
export interface Around {
  known: ReadonlySet<string>;
  /** Words already read, with how many words the phrase had. */
  taken: ReadonlyMap<number, number>;
  /** The last part of the body of the sentence before. */
  earlier: string | null;
}

function meaningsAt(tokens: readonly Token[], index: number, around: Around): readonly string[] {
  const word = tokens[index]?.word ?? '';
  const size = around.taken.get(index) ?? 0;
  if (size > 1) return [];
  const near = partFirst.get(word);
  const beside = near?.[partBeside(tokens, index, around.earlier) ?? ''];
  if (beside) return [beside];
  const far = size === 0 ? ofPart.get(word) : undefined;
  const finding =
    far?.[partAfter(tokens, index) ?? partBefore(tokens, index, around.earlier) ?? ''];
  if (finding) return [finding];
  const alone = partless.get(word);
  return alone && denied(tokens, index) ? alone : [];
}

/** Words that lean on a part of the body beside or before them ("green goop" after "his eye is red"). */
export function readParts(tokens: readonly Token[], around: Around): Match[] {
  return tokens.flatMap((_, index) =>
    meaningsAt(tokens, index, around)
      .filter((id) => around.known.has(id))
      .map((id): Match => ({ finding: id, value: 'yes', tokens: [index] })),
  );
}
