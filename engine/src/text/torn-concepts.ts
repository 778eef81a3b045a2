import type { FoundConcept } from '@petwise/language';
import { context } from '@petwise/language/en';
import type { Token } from './tokens.ts';

/** "Not eating and purring": what begins at a word that a "not" belongs to does not go on behind an "and" or a mark. */
export function withoutTorn(
  found: readonly FoundConcept[],
  tokens: readonly Token[],
): FoundConcept[] {
  const denied = new Set(
    found.flatMap(({ tokens: [first = -1, next = -1, ...more] }) =>
      next === first + 1 && more.length === 0 && tokens[first]?.word === 'not' ? [next] : [],
    ),
  );
  if (denied.size === 0) return [...found];
  return found.filter(({ tokens: [first = -1, second] }) => {
    const behind = tokens[first + 1];
    const goesOn = behind?.punctuation === true || context.clauses.joining.has(behind?.word ?? '');
    return second === undefined || !denied.has(first) || !goesOn;
  });
}
