import type { Clauses } from './clauses.ts';
import type { ClauseWords, ContextWord, Who } from './context-types.ts';
import type { Hit } from './trigger-trie.ts';

const told: ReadonlySet<string> = new Set(['owner', 'person', 'other', 'patient']);

/** Whether a pronoun or nothing at all is the subject of a clause: then whoever was spoken of still is. */
function goesOn(words: readonly ContextWord[], from: number, to: number, by: ClauseWords): boolean {
  for (let at = from; at < to; at += 1) {
    const token = words[at];
    if (!token || token.punctuation || by.joining.has(token.word) || by.conjunctions.has(token.word)) continue;
    return by.pronouns.has(token.word) || by.verbs.has(token.word) || by.openers.has(token.word);
  }
  return true;
}

/**
 * Whom each word of a sentence is said of. A new subject holds on to the end of its clause, and over clauses that go on
 * with a pronoun or without a subject; `carried` is whom the sentence before was about.
 */
export function subjectsOf(
  words: readonly ContextWord[],
  hits: readonly Hit[],
  clauses: Clauses,
  { by, carried }: { by: ClauseWords; carried: Who },
): readonly Who[] {
  const subjects: Who[] = [];
  const behind = new Map<number, Hit>();
  for (const hit of hits) if (told.has(hit.row.means)) behind.set(hit.at, hit);
  let who: Who = carried;
  /** Somebody has been named in this clause: who comes later is only its object. */
  let clause = 0;
  let named: Who | null = null;
  for (const at of words.keys()) {
    const here = clauses.clauseOf[at] ?? 0;
    if (here !== clause || at === 0) {
      clause = here;
      named = null;
      const from = clauses.starts[here] ?? at;
      const to = clauses.ends[here] ?? at;
      if (who !== 'patient' && (who === 'person' || who === 'owner' ? clauses.openings[at] : true))
        if (!goesOn(words, from, to, by) || ((who === 'person' || who === 'owner') && at > 0 && by.pronouns.has(words[from + Number(by.conjunctions.has(words[from]?.word ?? ''))]?.word ?? '')))
          who = 'patient';
    }
    const hit = behind.get(at);
    if (hit) {
      // The row of a subject means one of Who; see `told`.
      const means = hit.row.means as Who;
      if (means === 'patient' || named !== 'patient' || hit.row.reach === 'sentence') {
        who = means;
        named ??= means;
      }
    } else if (named === null && by.pronouns.has(words[at]?.word ?? '')) named = who;
    subjects.push(who);
  }
  return subjects;
}
