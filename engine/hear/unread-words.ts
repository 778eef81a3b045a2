import type { Reader } from '../src/text/extract.ts';
import { conceptsIn } from '../src/text/read-observations.ts';
import { sentencesOf } from '../src/text/sentences.ts';
import { hasContent } from '../src/text/unread.ts';

/** A text that may be read, with the set it stands in. */
export interface NamedText {
  set: string;
  id: string;
  text: string;
}

/** A word that no concept takes up. */
export interface UnreadWord {
  /** As it was written most often. */
  word: string;
  count: number;
  /** Where it stands first: set and id. */
  at: string;
}

/** Words with content that belong to no concept, the most frequent first; inflections count as one word. */
export function unreadWords(
  texts: readonly (readonly [Reader, readonly NamedText[]])[],
): UnreadWord[] {
  const byStem = new Map<string, { forms: Map<string, number>; at: string }>();
  for (const [reader, named] of texts)
    for (const { set, id, text } of named)
      for (const raw of sentencesOf(reader, text)) {
        const tokens = reader.correct(raw);
        const known = new Set(conceptsIn(reader.frames, tokens).flatMap(({ tokens: at }) => at));
        for (const [at, token] of tokens.entries()) {
          if (known.has(at) || token.punctuation || !hasContent(token)) continue;
          const seen = byStem.get(token.stem) ?? { forms: new Map(), at: `${set} ${id}` };
          seen.forms.set(token.word, (seen.forms.get(token.word) ?? 0) + 1);
          byStem.set(token.stem, seen);
        }
      }
  return [...byStem.values()]
    .map(({ forms, at }) => {
      const [[word] = ['']] = [...forms].toSorted((a, b) => b[1] - a[1]);
      return { word, at, count: [...forms.values()].reduce((sum, count) => sum + count, 0) };
    })
    .toSorted((a, b) => b.count - a.count || a.word.localeCompare(b.word));
}
