import type { ClauseWords, ContextWord } from './context-types.ts';

/** Where a clause opens: after a mark or conjunction, or with nothing but a new subject ("worried he has it"). */
export type Opening = 'joined' | 'bare';

/** The clauses of a sentence. */
export interface Clauses {
  /** How a clause opens at a token; null where none does. */
  readonly openings: readonly (Opening | null)[];
  /** Number of the clause of each token. */
  readonly clauseOf: readonly number[];
  /** By number of the clause. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** By number, the clause it hangs on ("when he eats"), or itself. */
  readonly mains: readonly number[];
  readonly hanging: readonly boolean[];
}

/** How many words a noun before its verb may have: "the other back leg is". */
const nounPhrase = 4;

/** "... belly is hard", "the other cat had it", "the pee in the tray is": a noun and, behind it, its verb. */
function subjectAndVerb(words: readonly ContextWord[], at: number, by: ClauseWords): boolean {
  const head = words[at]?.word ?? '';
  if (by.pointers.has(head)) return false;
  let last = at + (by.determiners.has(head) ? nounPhrase : 2);
  for (let next = at + 1; next <= last; next += 1) {
    const token = words[next];
    if (!token || token.punctuation || by.joining.has(token.word)) return false;
    if (by.verbs.has(token.word)) return true;
    if (last === at + nounPhrase && by.determiners.has(token.word)) last += nounPhrase;
  }
  return false;
}

/** "And limps since", "and limps since then": nothing follows that it could join. */
function isLast(words: readonly ContextWord[], at: number, by: ClauseWords): boolean {
  const isEnd = (place: number): boolean => words[place]?.punctuation ?? true;
  return isEnd(at + 1) || (by.conjunctions.has(words[at + 1]?.word ?? '') && isEnd(at + 2));
}

function opensAt(words: readonly ContextWord[], at: number, by: ClauseWords): Opening | null {
  const token = words[at];
  if (!token || token.punctuation || at === 0) return null;
  const before = words[at - 1];
  const { word } = token;
  const next = words[at + 1]?.word ?? '';
  const joined = before?.punctuation === true || by.joining.has(before?.word ?? '');
  if (by.conjunctions.has(word))
    return before?.word === 'a' || isLast(words, at, by) ? null : 'joined';
  if (by.soft.has(word) && (before?.punctuation || !by.leanedOn.has(before?.word ?? '')))
    return 'joined';
  const compares =
    before !== undefined &&
    (by.reasons.has(before.word) || by.reasons.has(words[at - 2]?.word ?? ''));
  if (by.reasons.has(word) && by.pronouns.has(next) && !compares) return 'joined';
  if (joined) {
    // "And also", "and now he": the word that joins has opened it.
    if (by.pronouns.has(word) || by.openers.has(word)) return 'joined';
    // "Not eating or has gone off": one list; "or has he eaten": another question.
    if (by.verbs.has(word))
      return by.alternatives.has(before?.word ?? '') && !by.pronouns.has(next) ? null : 'joined';
    return subjectAndVerb(words, at, by) ? 'joined' : null;
  }
  if (by.subordinators.has(before?.word ?? '') || by.conjunctions.has(before?.word ?? ''))
    return null;
  if (by.auxiliaries.has(before?.word ?? '') && by.pronouns.has(word)) return null;
  return by.pronouns.has(word) && (word !== 'it' || by.verbs.has(next)) ? 'bare' : null;
}

/** How many words may stand between a mark and the subject of what it joins. */
const adverbial = 6;
/** How many of them are an adverb of what follows: "all of a sudden". */
const briefly = 5;
const nothing: ContextWord = { word: '', punctuation: false };

/** Parts a sentence into clauses, in one pass. */
export function clausesOf(words: readonly ContextWord[], by: ClauseWords): Clauses {
  const openings: (Opening | null)[] = [];
  const clauseOf: number[] = [];
  const starts = [0];
  const ends: number[] = [];
  /** The last mark or "and" with no verb behind it yet. */
  let mark = -Infinity;
  for (const at of words.keys()) {
    const found = opensAt(words, at, by);
    // "And all of a sudden he is": the mark has joined them, and what stands between belongs to what opens.
    const adverb = found === 'bare' && at - mark <= adverbial;
    const opening = adverb ? 'joined' : found;
    const leads = adverb && at - mark <= briefly && mark >= (starts.at(-1) ?? 0);
    const start = leads ? mark + 1 : at;
    const { word, punctuation } = words[at] ?? nothing;
    if (punctuation || by.joining.has(word)) mark = at;
    else if (by.verbs.has(word) || by.conjunctions.has(word)) mark = -Infinity;
    // "But he", "now he": one opening, not two.
    const isSecond = at - 1 === starts.at(-1);
    const again =
      isSecond && (by.adverbs.has(words[at - 1]?.word ?? '') || (at > 1 && opening !== 'joined'));
    openings.push(null);
    if (opening && !again) {
      openings[start] = opening;
      ends.push(start);
      starts.push(start);
      clauseOf.fill(starts.length - 1, start);
    }
    clauseOf.push(starts.length - 1);
  }
  ends.push(words.length);
  const mains: number[] = [];
  const hanging: boolean[] = [];
  for (const [number, start] of starts.entries()) {
    const first = words[start]?.word ?? '';
    const hangs =
      by.conjunctions.has(first) && by.subordinators.has(first) && !by.contrasts.has(first);
    hanging.push(hangs);
    mains.push(hangs && number > 0 ? (mains[number - 1] ?? 0) : number);
  }
  return { openings, clauseOf, starts, ends, mains, hanging };
}
