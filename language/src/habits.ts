import type { FoundConcept } from './concept-types.ts';
import type { ContextWord } from './context-types.ts';
import { first } from './near-concepts.ts';
import type { LinkWords } from './stand-ins.ts';

/** Things that are had as a habit, marked so: "takes amlodipine", "is on amlodipine", "her tablets". */
export const withHabits = (
  found: readonly FoundConcept[],
  words: readonly ContextWord[],
  by: LinkWords,
): FoundConcept[] => {
  const things = new Set(found.flatMap(({ kind, tokens }) => (kind === 'thing' ? tokens : [])));
  return found.map((one) => {
    if (one.kind !== 'thing') return one;
    // "Thyroxine tablets" are one thing.
    const at = first(one) - (things.has(first(one) - 1) ? 2 : 1);
    const before = words[at]?.word ?? '';
    if (by.owners.has(before)) return { ...one, regular: 'owned' };
    const isGoing = by.passive.has(words[at - 1]?.word ?? '');
    const isTaken = by.takes.has(before) || (by.maintainedOn.has(before) && isGoing);
    return isTaken ? { ...one, regular: 'taken' } : one;
  });
};
