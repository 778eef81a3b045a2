import type { CompiledObservation, ObservationIndex } from './compiled-observations.ts';
import type { FoundConcept } from './concept-types.ts';
import type { SentenceShape } from './frames.ts';
import { SentenceFrames } from './frames.ts';

/** What was observed, and the tokens that say it. */
export interface Observed {
  readonly finding: string;
  readonly value: string;
  readonly tokens: readonly number[];
  /** Not said outright (a healthy act told in passing, a denial of what was named before): it can only deny. */
  readonly onlyDenies?: true;
}

/** The concepts that together make an observation, beginning with one; null where they do not stand there. */
function gather(
  head: FoundConcept,
  rest: readonly string[],
  frames: SentenceFrames,
): readonly FoundConcept[] | null {
  const chosen = [head];
  const missing = [...rest];
  while (missing.length > 0) {
    const before = missing.length;
    for (const id of missing) {
      const got = firstOf(chosen, (one) => frames.nearestWith(one, id));
      if (!got) continue;
      chosen.push(got);
      missing.splice(missing.indexOf(id), 1);
      break;
    }
    if (missing.length === before) return null;
  }
  return chosen;
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const got = find(item);
    if (got !== undefined) return got;
  }
  return undefined;
}

const at = (found: FoundConcept): number => found.tokens[0] ?? found.anchor ?? 0;

const isSame = (a: FoundConcept, b: FoundConcept): boolean =>
  a.id === b.id &&
  a.kind === b.kind &&
  a.field === b.field &&
  a.tokens.length === b.tokens.length &&
  a.tokens.every((token, index) => token === b.tokens[index]);

/** A longer reading of the same field, or a distractor of all fields, over all words of another. */
const covers = (big: FoundConcept, small: FoundConcept): boolean =>
  big.tokens.length > small.tokens.length &&
  (big.field === small.field || (big.kind === 'distractor' && big.field === '')) &&
  small.tokens.every((token) => big.tokens.includes(token));

/**
 * Drops what a longer reading of its own field covers, or a distractor of all fields: "fit as a flea" hides the flea, "front
 * leg" the leg. `found` in the order of their first words.
 */
export function longestOnly(found: readonly FoundConcept[]): FoundConcept[] {
  const longer = new Map<number, FoundConcept[]>();
  for (const one of found)
    if (one.tokens.length > 1)
      for (const token of one.tokens) {
        const here = longer.get(token);
        if (here) here.push(one);
        else longer.set(token, [one]);
      }
  const retained: FoundConcept[] = [];
  let start = 0;
  for (const one of found) {
    if (retained.length > start && at(retained[start] ?? one) !== at(one)) start = retained.length;
    if (longer.get(at(one))?.some((big) => covers(big, one))) continue;
    let isKnown = false;
    for (let next = start; next < retained.length && !isKnown; next += 1)
      isKnown = isSame(retained[next] ?? one, one);
    if (!isKnown) retained.push(one);
  }
  return retained;
}

/** What `observe` is told besides the concepts. */
export interface ObserveOptions {
  readonly shape: SentenceShape;
  /** Manners that make no less of an act. */
  readonly praises: ReadonlySet<string>;
  /** The words before and behind an act take away that it is done: "to eat", "eats but". */
  readonly isUndone: (from: number, to: number) => boolean;
  /** An act at this word is suffered: "was eaten", "got licked". */
  readonly isPassive: (at: number) => boolean;
  /** Words that say enough to deny a sign by them. */
  readonly saysSomething: (tokens: readonly number[]) => boolean;
}

interface Hit {
  readonly observation: CompiledObservation;
  readonly onlyDenies: boolean;
  readonly tokens: readonly number[];
}

/** What one sentence observes; `found` as `longestOnly` leaves it. */
export function observe(
  found: readonly FoundConcept[],
  index: ObservationIndex,
  options: ObserveOptions,
): Observed[] {
  const frames = new SentenceFrames(found, options.shape);
  const hits: Hit[] = [];
  for (const head of found)
    for (const observation of index.get(head.id) ?? []) {
      const { concepts, bare, shared, value } = observation;
      if (head.pronoun && concepts.length === 1) continue;
      if (!concepts.every((id) => frames.has(id))) continue;
      const chosen = gather(head, concepts.slice(1), frames);
      if (!chosen || (bare && isUnsure(head, frames, options))) continue;
      if (!isInOrder(chosen, observation, options)) continue;
      if (value === 'no' && chosen.some(({ other }) => other)) continue;
      const tokens = [...new Set(chosen.flatMap((one) => one.tokens))].toSorted((a, b) => a - b);
      if (value === 'no' && (!options.saysSomething(tokens) || frames.isLoose(tokens))) continue;
      const onlyDenies = bare === true || shared === true || chosen.some(({ denied }) => denied);
      if (tokens.length > 0) hits.push({ observation, tokens, onlyDenies });
    }
  return withoutLesser(hits);
}

/** "Ate chocolate", "the chocolate was eaten"; not "Brownie ate". */
function isInOrder(
  chosen: readonly FoundConcept[],
  { order }: CompiledObservation,
  { isPassive }: ObserveOptions,
): boolean {
  if (!order) return true;
  const act = chosen.find(({ id }) => id === order.act);
  const thing = chosen.find(({ id, kind }) => id === order.thing && kind !== act?.kind);
  return !act || !thing || at(act) <= at(thing) || isPassive(at(act));
}

/** "Wants to eat", "eats less", "eats slippers": not told as the healthy act that it names. */
function isUnsure(act: FoundConcept, frames: SentenceFrames, options: ObserveOptions): boolean {
  return (
    act.kind !== 'function' ||
    options.isUndone(at(act) - 1, (act.tokens.at(-1) ?? at(act)) + 1) ||
    frames.limitsOf(act).some(
      (one) =>
        one.kind === 'denial' ||
        // "Eats slippers", but "my daughter noticed that he eats".
        (one.kind === 'thing' && at(one) > at(act)) ||
        (one.kind === 'manner' && !options.praises.has(one.id)),
    )
  );
}

/** Drops what counts only where nothing longer uses its words, and what is there twice. */
function withoutLesser(hits: readonly Hit[]): Observed[] {
  const taken = new Map<number, number>();
  for (const { observation, tokens } of hits)
    if (!observation.leans)
      for (const token of tokens)
        taken.set(token, Math.max(taken.get(token) ?? 0, observation.concepts.length));
  const seen = new Set<string>();
  return hits.flatMap(({ observation, tokens, onlyDenies }) => {
    const { finding, value, aloneOnly } = observation;
    const { length } = observation.concepts;
    if (aloneOnly && tokens.some((token) => (taken.get(token) ?? 0) > length)) return [];
    const key = `${finding} ${value} ${tokens.join(',')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ finding, value, tokens, ...(onlyDenies && { onlyDenies }) }];
  });
}
