import type { ClauseWords, ContextWord } from './context-types.ts';
import type { Hit, ParsedSentence } from './trigger-trie.ts';

/**
 * A denial at a word. `direct`: nothing parts the two; `joined`: over an "and"; `listed`: over an "or" or in a list that one
 * closes; `loose`: after a comma, where only a bare item is meant.
 */
export interface Denial {
  readonly hit: Hit;
  readonly zone: 'direct' | 'joined' | 'listed' | 'loose';
  /** What it denies has been said: "won't put weight on his foot, swollen". */
  readonly spent: boolean;
  /** It has turned what is healthy round, and an "and" follows: "not eating and vomiting" denies no vomiting. */
  readonly turned: boolean;
}

/** Denials of a sentence, by word. */
export interface Denials {
  readonly over: readonly (Denial | null)[];
  /** The stretch between marks that a word stands in: its number, and where each begins. */
  readonly stretchOf: readonly number[];
  readonly stretches: readonly number[];
  /** Where a denial begins. */
  readonly starts: ReadonlySet<number>;
}

/** For each word whether an "or" comes before the clause or its list ends. */
function alternativesAhead({ words, clauses }: ParsedSentence, by: ClauseWords): boolean[] {
  const ahead = words.map(() => false);
  let open = false;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at]?.word ?? '';
    ahead[at] = open;
    if (by.alternatives.has(word)) open = true;
    else if (clauses.openings[at] === 'joined') open = false;
  }
  return ahead;
}

interface State {
  hit: Hit;
  zone: Denial['zone'];
  /** An "or" has been passed: the next comma closes the list. */
  closing: boolean;
  spent: boolean;
  turned: 'no' | 'here' | 'before';
}

/** What the observations of a sentence make of its words. */
export interface ObservedWords {
  /** That are a part of an observation. */
  readonly consumed: ReadonlySet<number>;
  /** That are a part of one of health, and of no other. */
  readonly healthy: ReadonlySet<number>;
}

/** Where denials reach, in one pass from left to right. */
export function readDenials(
  sentence: ParsedSentence,
  by: ClauseWords,
  observed: ObservedWords,
): Denials {
  const { consumed, healthy } = observed;
  const { words, clauses, hits } = sentence;
  const ahead = alternativesAhead(sentence, by);
  const over: (Denial | null)[] = [];
  const stretchOf: number[] = [];
  const stretches = [0];
  const starting = new Map(
    hits
      .filter(({ row }) => row.means === 'denied' && forward.has(row.reach))
      .map((hit) => [hit.at, hit]),
  );
  const stopping = new Set(hits.filter(({ row }) => row.means === 'undenied').map(({ at }) => at));
  let state: State | null = null;
  for (const [at, token] of words.entries()) {
    if (stopping.has(at) && state) {
      for (let back = at - 1; back >= state.hit.end && over[back]; back -= 1) over[back] = null;
      state = null;
    }
    const opening = clauses.openings[at];
    if (opening && state && at >= state.hit.end && !isOpened(state, opening, at)) state = null;
    if (state && at > state.hit.at)
      state =
        at < state.hit.end
          ? state
          : after(state, token, { by, more: ahead[at] === true, consumed });
    over.push(state && at > state.hit.at ? denialOf(state) : null);
    const isNear = state?.zone === 'direct' && at < state.hit.end + turning;
    if (state?.hit.row.verb && isNear && healthy.has(at)) state.turned = 'here';
    if (state && at >= state.hit.end && consumed.has(state.hit.at) && consumed.has(at))
      state.spent = true;
    const hit = starting.get(at);
    // "Never before and nothing comes": each denial speaks for itself.
    if (hit && !hit.row.double) over[at] = null;
    // "Can't walk without falling": two denials make a statement.
    if (hit)
      state =
        hit.row.double && state
          ? null
          : { hit, zone: 'direct', closing: false, spent: false, turned: 'no' };
    if (token.punctuation) stretches.push(at + 1);
    stretchOf.push(stretches.length - 1);
  }
  return { over, stretchOf, stretches, starts: new Set(starting.keys()) };
}

const denialOf = ({ hit, zone, spent, turned }: State): Denial => ({
  hit,
  zone,
  spent,
  turned: turned === 'before',
});

/** How near a denial must stand to turn "eating" round. */
const turning = 3;

const forward: ReadonlySet<string> = new Set(['list', 'onward', 'clause', 'next']);

/** Whether a denial opens the clause itself, as in "don't think he limps"; not the one behind "can't find the number". */
function isOpened({ hit }: State, opening: 'joined' | 'bare', at: number): boolean {
  return opening === 'bare' && hit.row.reach === 'onward' && at === hit.end;
}

interface Surroundings {
  readonly by: ClauseWords;
  /** An "or" is ahead. */
  readonly more: boolean;
  readonly consumed: ReadonlySet<number>;
}

function after(
  state: State,
  { word, punctuation }: ContextWord,
  { by, more, consumed }: Surroundings,
): State | null {
  const used = consumed.has(state.hit.at);
  if (by.alternatives.has(word)) return { ...state, zone: 'listed', closing: true, spent: false };
  if (by.joining.has(word)) {
    if (used && !more) return null;
    return {
      ...state,
      zone: state.zone === 'direct' ? 'joined' : state.zone,
      turned: state.turned === 'here' ? 'before' : state.turned,
    };
  }
  if (!punctuation) return state;
  if (more) return { ...state, zone: 'listed', closing: false, spent: false };
  if (state.closing || state.hit.row.verb || used || state.zone === 'joined') return null;
  return { ...state, zone: 'loose' };
}
