import type { FoundConcept, Observation } from './concept-types.ts';
import type { SentenceShape } from './frames.ts';
import { linksOf } from './frames.ts';

/** An observation of a finding, taken apart. `value` is what it says of the finding: "yes", "no", or a value of a choice. */
export interface CompiledObservation {
  readonly finding: string;
  readonly value: string;
  readonly concepts: readonly string[];
  /** Counts only where no longer observation uses the same words. */
  readonly aloneOnly: boolean;
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

export function indexObservations(all: readonly CompiledObservation[]): ObservationIndex {
  const index = new Map<string, CompiledObservation[]>();
  for (const observation of all) {
    const [head = ''] = observation.concepts;
    const list = index.get(head);
    if (list) list.push(observation);
    else index.set(head, [observation]);
  }
  return index;
}

type Links = ReadonlyMap<FoundConcept, ReadonlySet<FoundConcept>>;

/** The concepts that together make an observation, beginning with one; null where they do not stand there. */
function gather(
  head: FoundConcept,
  rest: readonly string[],
  links: Links,
): readonly FoundConcept[] | null {
  const chosen = [head];
  const missing = [...rest];
  while (missing.length > 0) {
    let got: FoundConcept | undefined;
    for (const one of chosen) {
      for (const other of links.get(one) ?? [])
        if (missing.includes(other.id) && (!got || closer(head, other, got))) got = other;
    }
    if (!got) return null;
    chosen.push(got);
    missing.splice(missing.indexOf(got.id), 1);
  }
  return chosen;
}

const at = (found: FoundConcept): number => found.tokens[0] ?? 0;
const closer = (head: FoundConcept, a: FoundConcept, b: FoundConcept): boolean =>
  Math.abs(at(a) - at(head)) < Math.abs(at(b) - at(head));

/** Drops what a longer reading of its own field covers, or scenery of all fields: "fit as a flea" hides the flea, "front leg" the leg. */
export function longestOnly(found: readonly FoundConcept[]): FoundConcept[] {
  const byToken = new Map<number, FoundConcept[]>();
  for (const one of found)
    for (const token of one.tokens) byToken.set(token, [...(byToken.get(token) ?? []), one]);
  const covers = (big: FoundConcept, small: FoundConcept): boolean =>
    big.tokens.length > small.tokens.length &&
    (big.field === small.field || (big.kind === 'scenery' && big.field === '')) &&
    small.tokens.every((token) => big.tokens.includes(token));
  return found
    .filter((one) => !(byToken.get(one.tokens[0] ?? -1) ?? []).some((big) => covers(big, one)))
    .toSorted((a, b) => at(a) - at(b));
}

/** What one sentence observes; `found` as `longestOnly` leaves it. */
export function observe(
  found: readonly FoundConcept[],
  index: ObservationIndex,
  shape: SentenceShape,
): Observed[] {
  const links = linksOf(found, shape);
  const hits = found.flatMap((head) =>
    (index.get(head.id) ?? []).flatMap((observation) => {
      if (head.pronoun && observation.concepts.length === 1) return [];
      const chosen = gather(head, observation.concepts.slice(1), links);
      if (!chosen) return [];
      const tokens = [...new Set(chosen.flatMap((one) => one.tokens))].toSorted((a, b) => a - b);
      return [{ observation, tokens }];
    }),
  );
  const taken = new Map<number, number>();
  for (const { observation, tokens } of hits)
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
