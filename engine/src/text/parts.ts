import { negators } from '../../knowledge/words/context-words.ts';
import { ofPart, partless, partLinks, partOf } from '../../knowledge/words/part-words.ts';
import type { Match } from './patterns.ts';
import type { Token } from './tokens.ts';

/** How many words back a part of the body still carries the word after it. */
const reach = 14;

/** The last part of the body named in a sentence. */
export function lastPart(tokens: readonly Token[]): string | null {
  const token = tokens.findLast((item) => partOf[item.stem]);
  return token ? (partOf[token.stem] ?? null) : null;
}

/** "Swelling around his eyes", "wet nose": the part right after the word. */
function partAfter(tokens: readonly Token[], index: number): string | null {
  for (let at = index + 1; at < Math.min(tokens.length, index + 5); at += 1) {
    const token = tokens[at];
    const part = token && partOf[token.stem];
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
  const here = lastPart(tokens.slice(Math.max(0, index - reach), index));
  return here ?? (lastPart(tokens) ? null : earlier);
}

function denied(tokens: readonly Token[], index: number): boolean {
  return tokens.slice(Math.max(0, index - 6), index).some((token) => negators.has(token.word));
}

/** Words that lean on a part of the body beside or before them ("green goop" after "his eye is red"). `earlier` comes from the sentence before. */
export function readParts(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  taken: ReadonlySet<number>,
  earlier: string | null,
): Match[] {
  return tokens.flatMap((token, index) => {
    const meanings = ofPart[token.word];
    if (!meanings || taken.has(index)) return [];
    const part = partAfter(tokens, index) ?? partBefore(tokens, index, earlier);
    const finding = part ? meanings[part] : undefined;
    const ids = finding ? [finding] : denied(tokens, index) ? (partless[token.word] ?? []) : [];
    return ids
      .filter((id) => known.has(id))
      .map((id): Match => ({ finding: id, value: 'yes', tokens: [index] }));
  });
}
