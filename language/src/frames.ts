import type { FoundConcept, Kind } from './concept-types.ts';
import { first, horizon, indexFrom, within } from './near-concepts.ts';
import { bearing, reachOf } from './reaches.ts';

/** What frames need to know of a sentence: the clause of each token, and what kind of word it is. */
export interface SentenceShape {
  /** Number of the clause a token stands in; concepts of different clauses are never linked. */
  readonly clauseOf: readonly number[];
  /**
   * Number of the clause whose events a thing belongs to: of one that tells what was there ("he drank from the lake, there was
   * an algae bloom") the one before it, else its own.
   */
  readonly eventsOf: (index: number) => number | undefined;
  readonly isFiller: (index: number) => boolean;
  readonly isMark: (index: number) => boolean;
  /** A mark stands right before a word, or only "very" between. */
  readonly isAfterMark: (index: number) => boolean;
  /** A comma between items of one list: "not eating, drinking or playing". */
  readonly isListed: (index: number) => boolean;
  /** Whether an "and" at this word begins something of its own that a denial before it does not reach. */
  readonly endsDenial: (index: number) => boolean;
  /** "And" stands before the act that begins here, "is" and "has been" aside. */
  readonly isJoined: (index: number) => boolean;
  /** "On", "under", "from": what stands behind it is a place, not what a quality before it is said of. */
  readonly isPreposition: (index: number) => boolean;
  /** "As" in "as usual": it is said of what stands before it. */
  readonly leansBack: (index: number) => boolean;
}

const last = (found: FoundConcept): number => found.tokens.at(-1) ?? first(found);
/** What is only meant belongs to what is said at its place. */
const isApart = (silent: FoundConcept, other: FoundConcept): boolean =>
  silent.tokens.length === 0 && !other.tokens.includes(silent.anchor ?? -1);

/** "Eats well and takes tablets": the tablets are not what is eaten. */
const isTakenApart = ({ kind }: FoundConcept, { regular }: FoundConcept): boolean =>
  kind === 'event' && regular === 'taken';

const heads: ReadonlySet<Kind> = new Set(['part', 'product']);
const limiting: ReadonlySet<Kind> = new Set(['manner', 'denial', 'thing']);

/** So many words with content may stand between those that deny a sign. */
const closely = 3;

/** No concept is as long as this. */
const spread = 128;

/** So many concepts may stand on a noun and on its place together. */
const placesNear = 9;

/** How many of something stand before each token. */
function countBefore(length: number, weightOf: (index: number) => number): readonly number[] {
  const counts = [0];
  for (let at = 0; at < length; at += 1) counts.push((counts[at] ?? 0) + weightOf(at));
  return counts;
}

const between = (counts: readonly number[], from: number, to: number): number =>
  to > from ? (counts[to] ?? 0) - (counts[from] ?? 0) : 0;

/** The concepts of one sentence and which of them are said of one another; asked only where an observation needs it. */
export class SentenceFrames {
  readonly #shape: SentenceShape;
  readonly #limiting: readonly FoundConcept[];
  readonly #limits = new Map<FoundConcept, readonly FoundConcept[]>();
  /** By id, in the order of their first words. */
  readonly #byId = new Map<string, FoundConcept[]>();
  readonly #nouns: readonly FoundConcept[];
  readonly #acts: readonly FoundConcept[];
  readonly #words: readonly number[];
  readonly #stops: readonly number[];
  readonly #places: readonly number[];
  readonly #ends: readonly number[];
  /** By the place of a quality: what stands on the same words is said of the same nouns. */
  readonly #bearers = new Map<number, ReadonlySet<FoundConcept>>();

  /** `found` in the order of their first words. */
  constructor(found: readonly FoundConcept[], shape: SentenceShape) {
    this.#shape = shape;
    // What only stands in for something named before makes nothing less of an act.
    this.#limiting = found.filter(
      ({ kind, tokens, pronoun }) => limiting.has(kind) && tokens.length > 0 && !pronoun,
    );
    const { length } = shape.clauseOf;
    const { isFiller, isMark, isListed, isPreposition } = shape;
    this.#words = countBefore(length, (at) => (isFiller(at) ? 0 : isMark(at) ? 0.5 : 1));
    this.#stops = countBefore(length, (at) => Number(isMark(at) && !isListed(at)));
    this.#ends = countBefore(length, (at) => Number(shape.endsDenial(at)));
    this.#places = countBefore(length, (at) => Number(isPreposition(at)));
    for (const one of found) {
      const same = this.#byId.get(one.id);
      if (same) same.push(one);
      else this.#byId.set(one.id, [one]);
    }
    this.#nouns = found.filter(({ kind }) => heads.has(kind));
    this.#acts = found.filter(({ kind }) => kind === 'function');
  }

  /** Whether anything of an id was found. */
  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** What is said of an act besides its doer: how, of what, and that it is not so. */
  limitsOf(act: FoundConcept): readonly FoundConcept[] {
    const known = this.#limits.get(act);
    if (known) return known;
    const found = within(this.#limiting, act).filter((other) => this.#linked(act, other));
    this.#limits.set(act, found);
    return found;
  }

  /** More stands between some words than one statement holds: "breath, then raced to the vet that is open 24 hours". */
  isLoose(tokens: readonly number[]): boolean {
    return tokens.some((at, index) => {
      const next = tokens[index + 1] ?? at;
      return between(this.#words, at + 1, next) > closely;
    });
  }

  /** The nearest concept of an id that is said of one already found. */
  nearestWith(one: FoundConcept, id: string): FoundConcept | undefined {
    const all = this.#byId.get(id);
    if (!all) return undefined;
    const place = first(one);
    let behind = indexFrom(all, place);
    let before = behind - 1;
    for (;;) {
      const left = all[before];
      const right = all[behind];
      const toLeft = left ? place - first(left) : Infinity;
      const toRight = right ? first(right) - place : Infinity;
      const next = toLeft <= toRight ? left : right;
      if (!next || Math.min(toLeft, toRight) > horizon) return undefined;
      if (this.#linked(one, next)) return next;
      if (next === left) before -= 1;
      else behind += 1;
    }
  }

  #linked(a: FoundConcept, b: FoundConcept): boolean {
    return this.#wordsBetween(a, b) !== null && !this.#refused(a, b) && !this.#refused(b, a);
  }

  /** A quality is said of no other noun than its own. */
  #refused(a: FoundConcept, b: FoundConcept): boolean {
    if (a.kind !== 'quality' || !heads.has(b.kind)) return false;
    const place = first(a) * spread + last(a) - first(a);
    let own = this.#bearers.get(place);
    if (!own) this.#bearers.set(place, (own = this.#bearersOf(a)));
    return !own.has(b);
  }

  /** Words with content between two concepts that may be said of one another by their kinds and places; null where they may not. */
  #wordsBetween(a: FoundConcept, b: FoundConcept): number | null {
    const reach = reachOf[a.kind]?.[b.kind];
    if (reach === undefined || a === b) return null;
    if (!this.#isOneClause(a, b)) return null;
    const words = this.#distance(a, b);
    if (words > reach) return null;
    if (isApart(a, b) || isApart(b, a)) return null;
    if (a.tokens.some((at) => b.tokens.includes(at))) return null;
    if (a.tokens.length === 0 || b.tokens.length === 0) return 0;
    if (this.#isParted(a, b) || isTakenApart(a, b) || isTakenApart(b, a)) return null;
    if (this.#leansBack(a, b) || this.#leansBack(b, a)) return null;
    if (a.kind === 'denial' || b.kind === 'denial') {
      const [denial, denied] = a.kind === 'denial' ? [a, b] : [b, a];
      if (first(denied) < last(denial)) return null;
      if (between(this.#stops, last(denial) + 1, first(denied)) > 0) return null;
      if (between(this.#ends, last(denial) + 1, first(denied)) > 0) return null;
    }
    return words;
  }

  #isOneClause(a: FoundConcept, b: FoundConcept): boolean {
    const { clauseOf, eventsOf } = this.#shape;
    if (clauseOf[first(a)] === clauseOf[first(b)]) return true;
    const [event, thing] = a.kind === 'event' ? [a, b] : [b, a];
    if (event.kind !== 'event' || thing.kind !== 'thing') return false;
    return first(event) < first(thing) && clauseOf[first(event)] === eventsOf(first(thing));
  }

  /**
   * A manner that stands before a comma or "and" has been said of what stands there: "drinks lots, sleeps"; behind one it
   * comes first or not at all: "he eats, but little", "breathes 90 times a minute, very fast".
   */
  #isParted(a: FoundConcept, b: FoundConcept): boolean {
    if (a.kind !== 'manner' && b.kind !== 'manner') return false;
    const [left, right] = first(a) <= first(b) ? [a, b] : [b, a];
    if (right.kind === 'manner' && this.#isOfLaterAct(left, right)) return true;
    if (between(this.#stops, last(left) + 1, first(right)) === 0) return false;
    return right.kind !== 'manner' || !this.#shape.isAfterMark(first(right));
  }

  /** "Nosy as usual, poo like water": the poo is not as usual. */
  #leansBack(quality: FoundConcept, other: FoundConcept): boolean {
    return (
      quality.kind === 'quality' &&
      first(other) > last(quality) &&
      this.#shape.leansBack(first(quality)) &&
      between(this.#stops, last(quality) + 1, first(other)) > 0
    );
  }

  /** "Vomits and drinks more": acts alone share a manner ("eats and drinks less"). */
  #isOfLaterAct(left: FoundConcept, manner: FoundConcept): boolean {
    if (left.kind !== 'sign' && left.kind !== 'product') return false;
    return within(this.#acts, manner).some(
      (act) =>
        first(act) > last(left) + 1 &&
        this.#shape.isJoined(first(act)) &&
        last(act) < first(manner) &&
        this.#distance(act, manner) === 0,
    );
  }

  #distance(a: FoundConcept, b: FoundConcept): number {
    const [left, right] = first(a) <= first(b) ? [a, b] : [b, a];
    return between(this.#words, last(left) + 1, first(right));
  }

  /** Nouns that stand near enough to be what a quality is said of, in order. */
  #nounsNear(quality: FoundConcept): FoundConcept[] {
    const all = this.#nouns;
    const isNear = (noun: FoundConcept | undefined): boolean =>
      noun !== undefined &&
      Math.abs(first(noun) - first(quality)) <= horizon &&
      this.#distance(quality, noun) <= bearing;
    const middle = indexFrom(all, first(quality));
    let [from, to] = [middle, middle];
    while (isNear(all[from - 1])) from -= 1;
    while (isNear(all[to])) to += 1;
    return all.slice(from, to);
  }

  /** "Skin round his eyes": nothing but the preposition parts them. */
  #isPlaceOf(noun: FoundConcept, place: FoundConcept): boolean {
    const [from, to] = [last(noun) + 1, first(place)];
    return to > from && between(this.#places, from, to) > 0 && between(this.#words, from, to) <= 1;
  }

  /**
   * A quality belongs to the noun right behind it ("red eye"), else to the one before it in the clause ("his eye looks
   * very red"), else to the nearest; nouns joined by "and" or a comma share it.
   */
  #bearersOf(quality: FoundConcept): ReadonlySet<FoundConcept> {
    const nouns = this.#nounsNear(quality);
    const isBehind = (noun: FoundConcept): boolean => first(noun) > last(quality);
    const cost = (noun: FoundConcept): number => {
      const words = this.#wordsBetween(quality, noun);
      if (words === null) return Infinity;
      const placed = between(this.#places, last(quality) + 1, first(noun)) > 0;
      if (isBehind(noun)) return words === 0 && !placed ? 0 : 2.5 + words;
      return 1 + words;
    };
    const costs = new Map(nouns.map((noun) => [noun, cost(noun)]));
    // "The skin round his eyes is blue": said of both.
    for (const [index, noun] of nouns.entries()) {
      const near = nouns.slice(index + 1, index + placesNear);
      const place = near.find((other) => !isBehind(other) && this.#isPlaceOf(noun, other));
      if (place)
        costs.set(noun, Math.min(costs.get(noun) ?? Infinity, costs.get(place) ?? Infinity));
    }
    const least = Math.min(...costs.values());
    if (least === Infinity) return new Set();
    const chosen = nouns.filter((noun) => costs.get(noun) === least);
    const joined = nouns.filter(
      (noun) =>
        costs.get(noun) !== Infinity &&
        chosen.some(
          (one) =>
            one !== noun &&
            noun.kind === one.kind &&
            isBehind(noun) === isBehind(one) &&
            this.#distance(noun, one) <= 1,
        ),
    );
    return new Set([...chosen, ...joined]);
  }
}
