import type { Meaning, Reach } from './context-types.ts';
import type { Hit, ParsedSentence } from './trigger-trie.ts';

/** By meaning, for each word the trigger that reaches it farthest from before, and from behind. */
export type Scopes = ReadonlyMap<
  Meaning,
  { readonly fore: readonly (Hit | null)[]; readonly aft: readonly (Hit | null)[] }
>;

interface Span {
  readonly hit: Hit;
  readonly from: number;
  readonly to: number;
}

/** Words that part what a trigger reaches from what it does not. */
export interface ScopeWords {
  readonly joining: ReadonlySet<string>;
  /** "Like": only what is compared stands behind it, unless it hangs on a verb of `seeming`. */
  readonly like: ReadonlySet<string>;
  readonly seeming: ReadonlySet<string>;
  /** Begin a clause that goes on with the one before "and": "if he gags and nothing comes". */
  readonly unnamed: ReadonlySet<string>;
}

/** What is only thought of goes on over "and nothing comes up". */
const supposing: ReadonlySet<Meaning> = new Set([
  'hypothetical',
  'asked',
  'feared',
  'advised',
  'general',
]);

/** Where each clause ends, with those that only go on with it. */
function linkedEnds({ words, clauses }: ParsedSentence, by: ScopeWords): readonly number[] {
  const ends = [...clauses.ends];
  for (let clause = ends.length - 2; clause >= 0; clause -= 1) {
    const start = clauses.starts[clause + 1] ?? 0;
    const isLinked =
      by.joining.has(words[start - 1]?.word ?? '') && words[start - 2]?.punctuation !== true;
    if (isLinked && by.unnamed.has(words[start]?.word ?? ''))
      ends[clause] = ends[clause + 1] ?? words.length;
  }
  return ends;
}

/** Ends of the stretches that a trigger may reach to, by word. */
function stops({ words, clauses }: ParsedSentence, { joining, like, seeming }: ScopeWords) {
  const onward: number[] = [];
  const next: number[] = [];
  const mark: number[] = [];
  let markEnd = words.length;
  let joinedEnd = words.length;
  let nextEnd = words.length;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    onward[at] = joinedEnd;
    next[at] = nextEnd;
    mark[at] = markEnd;
    if (words[at]?.punctuation) markEnd = at;
    if (clauses.openings[at] === 'joined') joinedEnd = at;
    if (clauses.openings[at] || words[at]?.punctuation || joining.has(words[at]?.word ?? ''))
      nextEnd = at;
  }
  const before: number[] = [];
  const named: number[] = [];
  let marked = 0;
  let likened = 0;
  const piece: number[] = [];
  let start = 0;
  let earlier = 0;
  for (const [at, { word, punctuation }] of words.entries()) {
    if (clauses.openings[at]) start = at;
    // "Hangs out like a tongue but it is not": no tongue; it hangs out. But "looks like a burn but it is not".
    if (like.has(word) && !seeming.has(words[at - 1]?.word ?? '')) likened = at;
    named[at] = Math.max(marked, likened);
    piece[at] = start;
    // "Cough, none": right after the mark it is said of what stands before it.
    before[at] = start === at ? earlier : start;
    if (punctuation) marked = at + 1;
    if (punctuation || joining.has(word)) [earlier, start] = [start, at + 1];
  }
  return { onward, next, mark, before, named, piece };
}

/** Where the triggers of a sentence reach, each word asked in constant time afterwards. */
export function scopesOf(sentence: ParsedSentence, by: ScopeWords): Scopes {
  const { words, clauses, hits } = sentence;
  const { onward, next, mark, before, named, piece } = stops(sentence, by);
  const { length } = words;
  const linked = linkedEnds(sentence, by);
  const spans = new Map<Meaning, Span[]>();
  for (const hit of hits) {
    const last = hit.end - 1;
    const clause = clauses.clauseOf[last] ?? 0;
    const start = clauses.starts[clauses.clauseOf[hit.at] ?? 0] ?? 0;
    const number = clauses.clauseOf[hit.at] ?? 0;
    const main = clauses.mains[number] ?? 0;
    const owner = main < number ? main : (clauses.mains[number - 1] ?? 0);
    const earlier = clauses.starts[owner] ?? 0;
    const borders = words[start - 1]?.punctuation === true ? start - 1 : start;
    const end = clauses.ends[clause] ?? length;
    const range: Readonly<Record<Reach, readonly [number, number]>> = {
      clause: [hit.end, supposing.has(hit.row.means) ? (linked[clause] ?? end) : end],
      onward: [hit.end, onward[last] ?? length],
      sentence: [hit.end, length],
      next: [hit.end, next[last] ?? length],
      mark: [hit.end, mark[last] ?? length],
      list: [hit.end, end],
      around: [start, onward[last] ?? length],
      piece: [piece[hit.at] ?? start, next[last] ?? length],
      before: [before[hit.at] ?? start, hit.at],
      last: [named[borders] ?? 0, hit.at],
      previous: [earlier, hit.at],
      all: [0, length],
      story: [hit.at, hit.at],
    };
    const [from, to] = range[hit.row.reach];
    const list = spans.get(hit.row.means);
    if (list) list.push({ hit, from, to });
    else spans.set(hit.row.means, [{ hit, from, to }]);
  }
  return new Map(
    [...spans].map(([means, list]) => [
      means,
      { fore: sweep(list, length), aft: sweepBack(list, length) },
    ]),
  );
}

/** Whether a trigger reaches or holds any of these words: "I grabbed it before he could eat it". */
export function touches(
  { hits, scopes }: ParsedSentence & { readonly scopes: Scopes },
  means: Meaning,
  tokens: readonly number[],
): boolean {
  const scope = scopes.get(means);
  if (scope === undefined) return false;
  const holds = ({ row, at, end }: Hit, word: number): boolean =>
    row.means === means && word >= at && word < end;
  return tokens.some(
    (word) => scope.fore[word] ?? scope.aft[word] ?? hits.some((hit) => holds(hit, word)),
  );
}

function sweep(spans: readonly Span[], length: number): (Hit | null)[] {
  const reached: (Hit | null)[] = [];
  const sorted = spans.toSorted((a, b) => a.hit.end - b.hit.end);
  let next = 0;
  let farthest: Span | null = null;
  for (let at = 0; at < length; at += 1) {
    for (let one = sorted[next]; one && one.hit.end <= at; one = sorted[(next += 1)])
      if (!farthest || one.to >= farthest.to) farthest = one;
    reached.push(farthest && farthest.to > at ? farthest.hit : null);
  }
  return reached;
}

function sweepBack(spans: readonly Span[], length: number): (Hit | null)[] {
  const reached: (Hit | null)[] = Array.from({ length }, () => null);
  const sorted = spans.toSorted((a, b) => b.hit.at - a.hit.at);
  let next = 0;
  let farthest: Span | null = null;
  for (let at = length - 1; at >= 0; at -= 1) {
    for (let one = sorted[next]; one && one.hit.at > at; one = sorted[(next += 1)])
      if (!farthest || one.from <= farthest.from) farthest = one;
    if (farthest && farthest.from <= at) reached[at] = farthest.hit;
  }
  return reached;
}
