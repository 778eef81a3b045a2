import type { FoundConcept, Kind } from './concept-types.ts';

/** How many words may stand between two concepts that are said of one another; pairs not named here are never linked. */
const reachOf = new Map<string, number>();
const pair = (a: Kind, b: Kind, reach: number): void => {
  reachOf.set(`${a} ${b}`, reach);
  reachOf.set(`${b} ${a}`, reach);
};
pair('quality', 'part', 6);
pair('quality', 'product', 6);
pair('quality', 'thing', 4);
pair('quality', 'sign', 4);
pair('quality', 'function', 5);
pair('quality', 'manner', 6);
pair('quality', 'quality', 5);
pair('quality', 'circumstance', 9);
pair('part', 'part', 4);
pair('part', 'product', 6);
pair('part', 'thing', 6);
pair('part', 'sign', 5);
pair('part', 'function', 5);
pair('part', 'manner', 6);
pair('part', 'event', 8);
pair('part', 'circumstance', 8);
pair('product', 'product', 5);
pair('product', 'thing', 5);
pair('product', 'sign', 5);
pair('product', 'function', 6);
pair('product', 'manner', 6);
pair('product', 'circumstance', 8);
pair('thing', 'function', 8);
pair('thing', 'sign', 8);
pair('thing', 'event', 8);
pair('thing', 'manner', 6);
pair('thing', 'thing', 5);
pair('thing', 'circumstance', 8);
pair('function', 'function', 4);
pair('function', 'sign', 6);
pair('function', 'manner', 6);
pair('function', 'event', 8);
pair('function', 'circumstance', 9);
pair('sign', 'sign', 5);
pair('sign', 'manner', 7);
pair('sign', 'event', 8);
pair('sign', 'circumstance', 9);
pair('denial', 'function', 5);
pair('denial', 'product', 5);
pair('denial', 'thing', 4);
pair('denial', 'part', 4);
pair('denial', 'sign', 4);
pair('denial', 'quality', 4);
pair('manner', 'manner', 5);
pair('manner', 'circumstance', 9);
pair('manner', 'event', 6);
pair('event', 'event', 6);
pair('event', 'circumstance', 9);

/** What frames need to know of a sentence: the clause of each token, and which tokens carry no content. */
export interface SentenceShape {
  /** Number of the clause a token stands in; concepts of different clauses are never linked. */
  readonly clauseOf: readonly number[];
  readonly isFiller: (index: number) => boolean;
  readonly isMark: (index: number) => boolean;
  /** A comma between items of one list: "not eating, drinking or playing". */
  readonly isListed: (index: number) => boolean;
  /** "On", "under", "from": what stands behind it is a place, not what a quality before it is said of. */
  readonly isPreposition: (index: number) => boolean;
}

const first = (found: FoundConcept): number => found.tokens[0] ?? 0;
const last = (found: FoundConcept): number => found.tokens.at(-1) ?? first(found);

/** Words with content between two concepts; 0 where they overlap. */
function distance(a: FoundConcept, b: FoundConcept, shape: SentenceShape): number {
  const [left, right] = first(a) <= first(b) ? [a, b] : [b, a];
  let words = 0;
  for (let at = last(left) + 1; at < first(right); at += 1)
    if (!shape.isFiller(at)) words += shape.isMark(at) ? 0.5 : 1;
  return words;
}

/** Whether two concepts may be said of one another by their kinds and places alone. */
function inReach(a: FoundConcept, b: FoundConcept, shape: SentenceShape): number | null {
  if (a === b || shape.clauseOf[first(a)] !== shape.clauseOf[first(b)]) return null;
  if (a.tokens.some((at) => b.tokens.includes(at))) return null;
  if (a.kind === 'denial' || b.kind === 'denial') {
    const [denial, denied] = a.kind === 'denial' ? [a, b] : [b, a];
    if (first(denied) < last(denial)) return null;
    for (let at = last(denial) + 1; at < first(denied); at += 1)
      if (shape.isMark(at) && !shape.isListed(at)) return null;
  }
  const reach = reachOf.get(`${a.kind} ${b.kind}`);
  if (reach === undefined) return null;
  const words = distance(a, b, shape);
  return words <= reach ? words : null;
}

const heads: ReadonlySet<Kind> = new Set(['part', 'product']);

/**
 * A quality belongs to the noun right behind it ("red eye"), else to the one before it in the clause ("his eye looks very
 * red"), else to the nearest; nouns joined by "and" or a comma share it.
 */
function bearers(
  quality: FoundConcept,
  nouns: readonly FoundConcept[],
  shape: SentenceShape,
): ReadonlySet<FoundConcept> {
  const placed = (one: FoundConcept, noun: FoundConcept): boolean => {
    for (let at = last(one) + 1; at < first(noun); at += 1)
      if (shape.isPreposition(at)) return true;
    return false;
  };
  const cost = (noun: FoundConcept): number => {
    const words = inReach(quality, noun, shape);
    if (words === null) return Infinity;
    const behind = first(noun) > last(quality);
    if (behind) return words === 0 && !placed(quality, noun) ? 0 : 2.5 + words;
    return 1 + words;
  };
  const costs = new Map(nouns.map((noun) => [noun, cost(noun)]));
  const least = Math.min(...costs.values());
  if (least === Infinity) return new Set();
  const chosen = nouns.filter((noun) => costs.get(noun) === least);
  const joined = nouns.filter((noun) =>
    chosen.some(
      (one) =>
        one !== noun &&
        noun.kind === one.kind &&
        first(noun) > last(quality) === first(one) > last(quality) &&
        distance(noun, one, shape) <= 1,
    ),
  );
  return new Set([...chosen, ...joined.filter((noun) => costs.get(noun) !== Infinity)]);
}

/** Farther apart than this many tokens nothing is linked: what keeps the work in step with the length of a text. */
const horizon = 30;

/** Which concepts of a sentence, in the order of their first words, are said of one another. */
export function linksOf(
  found: readonly FoundConcept[],
  shape: SentenceShape,
): ReadonlyMap<FoundConcept, ReadonlySet<FoundConcept>> {
  const links = new Map<FoundConcept, Set<FoundConcept>>(found.map((one) => [one, new Set()]));
  const around = (index: number): readonly FoundConcept[] => {
    const here = first(found[index] ?? nowhere);
    let from = index;
    while (from > 0 && here - first(found[from - 1] ?? nowhere) <= horizon) from -= 1;
    let to = index + 1;
    while (to < found.length && first(found[to] ?? nowhere) - here <= horizon) to += 1;
    return found.slice(from, to);
  };
  const near = found.map((_, index) => around(index));
  const owners = new Map(
    found.flatMap((one, index) =>
      one.kind === 'quality'
        ? [[one, bearers(one, (near[index] ?? []).filter(({ kind }) => heads.has(kind)), shape)]]
        : [],
    ),
  );
  const refused = (a: FoundConcept, b: FoundConcept): boolean =>
    a.kind === 'quality' && heads.has(b.kind) && owners.get(a)?.has(b) !== true;
  for (const [index, a] of found.entries())
    for (const b of near[index] ?? [])
      if (inReach(a, b, shape) !== null && !refused(a, b) && !refused(b, a)) {
        links.get(a)?.add(b);
        links.get(b)?.add(a);
      }
  return links;
}

const nowhere: FoundConcept = { id: '', kind: 'scenery', tokens: [], field: '' };
