import type { FoundConcept, Observation } from './concept-types.ts';
import type { SentenceShape } from './frames.ts';
import { SentenceFrames } from './frames.ts';

/** An observation of a finding, taken apart. `value` is what it says of the finding: "yes", "no", or a value of a choice. */
export interface CompiledObservation {
  readonly finding: string;
  readonly value: string;
  readonly concepts: readonly string[];
  /** Counts only where no longer observation uses the same words. */
  readonly aloneOnly: boolean;
  /** May fall away later; so it keeps nothing else from its words. */
  readonly leans?: boolean;
}

/** What was observed, and the tokens that say it. */
export interface Observed {
  readonly finding: string;
  readonly value: string;
  readonly tokens: readonly number[];
}

/** Observations by the first of their concepts. */
export type ObservationIndex = ReadonlyMap<string, readonly CompiledObservation[]>;

/** Takes an observation apart. */
export function compileObservation(
  observation: Observation,
  finding: string,
  value: string,
): CompiledObservation {
  const aloneOnly = observation.endsWith('~');
  const concepts = observation.replace(/~$/, '').trim().split(/\s+/);
  return { finding, value, concepts, aloneOnly };
}

/** Observations by the rarest of their concepts: what is looked for first. */
export function indexObservations(all: readonly CompiledObservation[]): ObservationIndex {
  const uses = new Map<string, number>();
  for (const { concepts } of all)
    for (const concept of concepts) uses.set(concept, (uses.get(concept) ?? 0) + 1);
  const index = new Map<string, CompiledObservation[]>();
  for (const observation of all) {
    const concepts = observation.concepts.toSorted(
      (a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0),
    );
    const [head = ''] = concepts;
    const list = index.get(head);
    if (list) list.push({ ...observation, concepts });
    else index.set(head, [{ ...observation, concepts }]);
  }
  return index;
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
      const got = firstOf(chosen, (one) => frames.saidWith(one, id)[0]);
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

const at = (found: FoundConcept): number => found.tokens[0] ?? 0;

/** Drops what a longer reading of its own field covers, or scenery of all fields: "fit as a flea" hides the flea, "front leg" the leg. */
export function longestOnly(found: readonly FoundConcept[]): FoundConcept[] {
  const byToken = new Map<number, FoundConcept[]>();
  const once = new Map(found.map((one) => [`${one.kind} ${one.id} ${one.tokens.join()}`, one]));
  for (const one of found)
    if (one.tokens.length > 1)
      for (const token of one.tokens) {
        const here = byToken.get(token);
        if (here) here.push(one);
        else byToken.set(token, [one]);
      }
  const covers = (big: FoundConcept, small: FoundConcept): boolean =>
    big.tokens.length > small.tokens.length &&
    (big.field === small.field || (big.kind === 'scenery' && big.field === '')) &&
    small.tokens.every((token) => big.tokens.includes(token));
  return [...once.values()]
    .filter((one) => !(byToken.get(at(one)) ?? []).some((big) => covers(big, one)))
    .toSorted((a, b) => at(a) - at(b));
}

/** What one sentence observes; `found` as `longestOnly` leaves it. */
export function observe(
  found: readonly FoundConcept[],
  index: ObservationIndex,
  shape: SentenceShape,
): Observed[] {
  const frames = new SentenceFrames(found, shape);
  const hits = found.flatMap((head) =>
    (index.get(head.id) ?? []).flatMap((observation) => {
      if (head.pronoun && observation.concepts.length === 1) return [];
      const chosen = gather(head, observation.concepts.slice(1), frames);
      if (!chosen) return [];
      const tokens = [...new Set(chosen.flatMap((one) => one.tokens))].toSorted((a, b) => a - b);
      return [{ observation, tokens }];
    }),
  );
  const taken = new Map<number, number>();
  for (const { observation, tokens } of hits)
    if (!observation.leans)
      for (const token of tokens)
        taken.set(token, Math.max(taken.get(token) ?? 0, observation.concepts.length));
  const seen = new Set<string>();
  return hits.flatMap(({ observation, tokens }) => {
    const { finding, value, aloneOnly } = observation;
    const { length } = observation.concepts;
    if (aloneOnly && tokens.some((token) => (taken.get(token) ?? 0) > length)) return [];
    const key = `${finding} ${value} ${tokens.join(',')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ finding, value, tokens }];
  });
}
