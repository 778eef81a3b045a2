import type { Mention } from './mention.ts';
import type { Word } from './read-words.ts';

/** A mention with the words around it that belong to it: its clause, up to the next animal. */
export interface MentionContext {
  readonly mention: Mention;
  /** Nearest first. */
  readonly before: readonly Word[];
  readonly after: readonly Word[];
  /** The next animal named in the same clause. */
  readonly next: Mention | undefined;
  /** The words of the mention itself. */
  readonly text: string;
  /** Whether an animal of the owner's own is named before this one in the clause. */
  readonly followsOwn: boolean;
  /** Whether this is the first mention of the text. */
  readonly first: boolean;
  readonly only: boolean;
}

const OWNERS = new Set(['my', 'our']);

/** Cuts the context of every mention out of the text. Mentions are in text order. */
export function mentionContexts(
  words: readonly Word[],
  mentions: readonly Mention[],
): MentionContext[] {
  return mentions.map((mention, index) => {
    const clause = words[mention.start]?.clause;
    const previous = mentions[index - 1];
    const following = mentions[index + 1];
    const inClause = (word: Word): boolean => word.clause === clause;
    return {
      mention,
      before: words
        .slice(previous?.end ?? 0, mention.start)
        .filter(inClause)
        .toReversed(),
      after: words.slice(mention.end, following?.start).filter(inClause),
      next:
        following !== undefined && words[following.start]?.clause === clause
          ? following
          : undefined,
      text: textOf(words, mention),
      followsOwn: words
        .slice(0, previous?.start ?? 0)
        .some((word) => inClause(word) && OWNERS.has(word.text)),
      first: index === 0,
      only: mentions.length === 1,
    };
  });
}

function textOf(words: readonly Word[], mention: Mention): string {
  return words
    .slice(mention.start, mention.end)
    .map((word) => word.text)
    .join(' ');
}
