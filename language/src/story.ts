import type { Clauses } from './clauses.ts';
import type { ContextGrammar, ContextWord, Meaning, When } from './context-types.ts';
import type { Hit } from './trigger-trie.ts';

/** What the sentences before told is over, has always been so, or came to nothing. */
export type Closing = 'over' | 'usual' | 'averted' | null;

/** What a sentence tells of a time long past. */
interface Story {
  /** Clauses that go on telling of it. */
  readonly pastClauses: ReadonlySet<number>;
  /** What the next sentence tells in the past is of that time too. */
  readonly lastPast: boolean;
  /** Clauses that are told in the past, of today too. */
  readonly toldClauses: ReadonlySet<number>;
  /** Those of them that tell what was done: "vomited twice"; "head tilted" is so now. */
  readonly doneClauses: ReadonlySet<number>;
  readonly closes: Closing;
}

const none: ReadonlySet<string> = new Set();

/**
 * A story of long ago goes on from "last year we had" over the sentences behind it, as far as they are told in the past, up
 * to one that is told of now.
 */
export function storyOf(
  words: readonly ContextWord[],
  {
    clauses,
    hits,
    grammar,
    carriedPast,
  }: {
    readonly clauses: Clauses;
    readonly hits: readonly Hit[];
    readonly grammar: ContextGrammar;
    readonly carriedPast: boolean;
  },
): Story {
  const { pastVerb = none, presentVerb = none, habit = none, able = none } = grammar.classes;
  const past = new Set<number>();
  const present = new Set<number>();
  const done = new Set<number>();
  const { pronouns } = grammar.clauses;
  for (const [at, { word }] of words.entries()) {
    const clause = clauses.clauseOf[at] ?? 0;
    // "His eyes are usually huge" is no word of today.
    if (habit.has(words[at + 1]?.word ?? '')) continue;
    if (presentVerb.has(word)) present.add(clause);
    else if (pastVerb.has(word) || word.endsWith('ed')) past.add(clause);
    const isDone = clauses.starts[clause] === at || pronouns.has(words[at - 1]?.word ?? '');
    if (pastVerb.has(word) || (isDone && word.endsWith('ed'))) done.add(clause);
  }
  // "They carried him in, could not move": "can not" is of the time of the verbs beside it.
  if (past.size > 0 && present.size === 0)
    for (const [at, { word }] of words.entries())
      if (able.has(word)) past.add(clauses.clauseOf[at] ?? 0);
  const says = (means: Meaning): boolean => hits.some(({ row }) => row.means === means);
  const begins = says('past') && past.size > 0 && present.size === 0;
  const goesOn = carriedPast && !says('now') && (present.size === 0 || says('usual'));
  const from = carriedPast ? 0 : startOfStory(hits, clauses);
  // "He is lying down but got up, nose snotty": from its first clause of now on a sentence is of today.
  const until = says('usual') ? Infinity : Math.min(...present);
  const isTold = (one: number): boolean => one >= from && one < until && !present.has(one);
  const told = says('now') ? [] : [...past].filter(isTold);
  return {
    closes: closingOf(hits),
    toldClauses: new Set([...past].filter((one) => !present.has(one))),
    doneClauses: new Set([...done].filter((one) => !present.has(one))),
    pastClauses: new Set(told),
    lastPast: goesOn || (begins && !says('now')),
  };
}

/** The clause in which a sentence begins to tell of long ago: "last year she needed surgery, it was a haematoma". */
function startOfStory(hits: readonly Hit[], clauses: Clauses): number {
  const first = hits.find(({ row }) => row.means === 'past');
  return first ? (clauses.clauseOf[first.at] ?? 0) : Infinity;
}

function closingOf(hits: readonly Hit[]): Closing {
  const means = hits.findLast(({ row }) => row.reach === 'story')?.row.means;
  return means === 'over' || means === 'usual' || means === 'averted' ? means : null;
}

/** When what some meanings reach was so; `isDone` where its clause tells what was done. */
export function whenOf(reached: (means: Meaning) => boolean, isDone: boolean): When {
  if (reached('usual')) return 'usual';
  if (reached('past') && !reached('now')) return 'past';
  // "Limped yesterday, was fine this morning", but "can not stand up, was fine this morning".
  const wasWell = reached('wasWell');
  if (reached('over') || (wasWell && reached('earlier'))) return 'over';
  return wasWell && isDone ? 'wasWell' : 'now';
}
