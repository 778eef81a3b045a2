import type { Kind, Observation } from './concept-types.ts';

/** An observation of a finding, taken apart. `value` is what it says of the finding: "yes", "no", or a value of a choice. */
export interface CompiledObservation {
  readonly finding: string;
  readonly value: string;
  readonly concepts: readonly string[];
  /** An act before the thing it is done to, unless the thing "was" or "got" it. */
  readonly order?: { readonly act: string; readonly thing: string };
  /** Counts only where no longer observation uses the same words. */
  readonly aloneOnly: boolean;
  /** May fall away later; so it keeps nothing else from its words. */
  readonly leans?: boolean;
  /** A healthy act told as such: "he plays". See `healthyActs`. */
  readonly bare?: true;
  /** The same words deny several findings: "not normal" does not say which of them is there. */
  readonly shared?: true;
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
  const concepts = observation
    .replace(/~$/, '')
    .trim()
    .split(/[\s>]+/);
  const [, act, thing] = /([^\s>]+)>([^\s>~]+)/.exec(observation) ?? [];
  return { finding, value, concepts, aloneOnly, ...(act && thing && { order: { act, thing } }) };
}

/** Gives the first of equal observations, so that the indexes of several species share one. */
export function sharedObservations(): (one: CompiledObservation) => CompiledObservation {
  const known = new Map<string, CompiledObservation>();
  return (one) => {
    const key = JSON.stringify(one);
    const first = known.get(key) ?? one;
    known.set(key, first);
    return first;
  };
}

/** Observations by the rarest of their concepts: what is looked for first. `shared` may give another, equal one. */
export function indexObservations(
  all: readonly CompiledObservation[],
  shared: (one: CompiledObservation) => CompiledObservation = (one) => one,
): ObservationIndex {
  const uses = new Map<string, number>();
  for (const { concepts } of all)
    for (const concept of concepts) uses.set(concept, (uses.get(concept) ?? 0) + 1);
  const denials = new Map<string, Set<string>>();
  for (const { finding, value, concepts } of all)
    if (value === 'no') {
      const words = concepts.toSorted().join(' ');
      denials.set(words, (denials.get(words) ?? new Set()).add(finding));
    }
  const index = new Map<string, CompiledObservation[]>();
  for (const observation of all) {
    const concepts = observation.concepts.toSorted(
      (a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0),
    );
    const [head = ''] = concepts;
    const isShared =
      observation.value === 'no' && (denials.get(concepts.toSorted().join(' '))?.size ?? 0) > 1;
    const compiled = shared({
      ...observation,
      concepts,
      ...(isShared && { shared: true as const }),
    });
    const list = index.get(head);
    if (list) list.push(compiled);
    else index.set(head, [compiled]);
  }
  return index;
}

/** Kinds of the concepts of each id. */
export type KindsById = ReadonlyMap<string, ReadonlySet<Kind>>;

/** What may be said with an act without making less of it: what some denial says beside a function or part ("drink better"). */
export function praisesOf(
  all: readonly CompiledObservation[],
  kinds: KindsById,
): ReadonlySet<string> {
  const praises = new Set<string>();
  for (const { value, concepts } of all)
    if (value === 'no' && concepts.length === 2)
      for (const id of concepts)
        if (kinds.get(id)?.has('manner') && !kinds.get(id)?.has('denial')) praises.add(id);
  return praises;
}

/**
 * A function of which the loss is a sign ("play none") denies that sign where it is told to be done ("he plays ball");
 * derived, so that nobody states both.
 */
export function healthyActs(
  all: readonly CompiledObservation[],
  kinds: KindsById,
): CompiledObservation[] {
  const lost = all.flatMap(({ finding, value, concepts }) => {
    const [act, loss] = concepts.toSorted((a) => (kinds.get(a)?.has('function') ? -1 : 1));
    const isLoss = act !== undefined && loss !== undefined && concepts.length === 2;
    return isLoss &&
      value === 'yes' &&
      kinds.get(act)?.has('function') &&
      kinds.get(loss)?.has('denial')
      ? [{ finding, act }]
      : [];
  });
  // "Breath none" beside "breath laboured": how it is done is the sign, not whether.
  const isOfManner = (finding: string, act: string): boolean =>
    all.some(
      (one) =>
        one.finding === finding &&
        one.value === 'yes' &&
        one.concepts.length === 2 &&
        one.concepts.includes(act) &&
        one.concepts.some((id) => kinds.get(id)?.has('quality')),
    );
  const once = new Map(
    lost.flatMap((one) =>
      isOfManner(one.finding, one.act) ? [] : [[`${one.finding} ${one.act}`, one]],
    ),
  );
  return [...once.values()].map(({ finding, act }) => ({
    finding,
    value: 'no',
    concepts: [act],
    aloneOnly: true,
    bare: true,
  }));
}
