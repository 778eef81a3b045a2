import type { FoundConcept, Kind } from './concept-types.ts';

/** Farther apart than this many tokens nothing is linked: what keeps the work in step with the length of a text. */
export const horizon = 30;

/** The first token of a concept, or where it is meant. */
export const first = (found: FoundConcept): number => found.tokens[0] ?? found.anchor ?? 0;

/** Where those of a list, ordered by their first words, begin that stand at a word or behind it. */
export function indexFrom(all: readonly FoundConcept[], from: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = all[middle];
    if (other && first(other) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those of a list, ordered by their first words, that stand no farther than the horizon. */
export function within(all: readonly FoundConcept[], one: FoundConcept): readonly FoundConcept[] {
  const low = indexFrom(all, first(one) - horizon);
  let end = low;
  while (end < all.length && first(all[end] ?? one) <= first(one) + horizon) end += 1;
  return all.slice(low, end);
}

/** What an animal may have had of itself. */
const ails: ReadonlySet<Kind> = new Set(['sign', 'part', 'quality']);

/**
 * Whether what happened happened with what stands right behind it, two small words at most between: "He takes tablets. He has had a
 * cough" tells of no tablet that he had.
 */
export function isHadOfItself(event: FoundConcept, one: FoundConcept): boolean {
  const words = first(one) - (event.tokens.at(-1) ?? first(event));
  return ails.has(one.kind) && words > 0 && words <= 3;
}
