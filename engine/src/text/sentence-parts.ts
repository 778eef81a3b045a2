import { clausesOf } from '@petwise/language';
import { context, linkWords } from '@petwise/language/en';
import { oncePerSentence } from './token-search.ts';
import type { Token } from './tokens.ts';

/** "Breathes 90 times a minute, very fast": an intensified word alone goes on with what stands before it. */
const isAdded = (tokens: readonly Token[], at: number): boolean =>
  isIntensifier(tokens, at) && (tokens[at + 2]?.punctuation ?? true);

export const isIntensifier = (tokens: readonly Token[], at: number): boolean =>
  linkWords.intensifiers.has(tokens[at]?.word ?? '');

/** The number of the clause that each token of a sentence stands in. */
export const clausesFor = oncePerSentence((tokens) => {
  const { openings } = clausesOf(tokens, context.clauses);
  const { hanging, goesOn, soft } = linkWords;
  let clause = 0;
  const around: number[] = [];
  let last = 0;
  return openings.map((opening, at) => {
    const first = tokens[at]?.word ?? '';
    // What stands in brackets is a clause of its own, and the one around it goes on behind them.
    if (first === '(' && tokens[at]?.punctuation) {
      around.push(clause);
      return (clause = last += 1);
    }
    if (first === ')' && tokens[at]?.punctuation) return (clause = around.pop() ?? clause);
    const leans = soft.has(first) && tokens[at - 1]?.punctuation !== true;
    const ownClause = !hanging.has(first) && !goesOn.has(first) && !leans && !isAdded(tokens, at);
    if (opening === 'joined' && ownClause) clause = last += 1;
    return clause;
  });
});

/** The clause before one that begins with "there was a …", which tells what was there; else the clause of the token. */
export const eventsOf = oncePerSentence((tokens) => {
  const clauseOf = clausesFor(tokens);
  let before: number | undefined;
  return clauseOf.map((clause, at) => {
    if (clause !== clauseOf[at - 1]) {
      const place = tokens[at]?.punctuation ? at + 1 : at;
      before = isExistential(tokens, place) ? clauseOf[at - 1] : undefined;
    }
    return before ?? clause;
  });
});

function isExistential(tokens: readonly Token[], at: number): boolean {
  const [first = '', verb = '', third = ''] = tokens.slice(at, at + 3).map(({ word }) => word);
  return (
    linkWords.existential.has(first) &&
    linkWords.passive.has(verb) &&
    context.clauses.determiners.has(third)
  );
}

/** Commas of a list that an "or" or "nor" closes. */
export const listed = oncePerSentence((tokens) => {
  const inList = tokens.map(() => false);
  let open = false;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (linkWords.alternatives.has(word)) open = true;
    else if (linkWords.breaks.has(word)) open = false;
    else if (tokens[at]?.punctuation) inList[at] = open;
  }
  return inList;
});
