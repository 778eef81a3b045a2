import type { FoundConcept, Kind } from './concept-types.ts';
import type { ContextWord } from './context-types.ts';
import { first, horizon, indexFrom, isHadOfItself } from './near-concepts.ts';

/** Words by which concepts of different clauses are tied together. */
export interface LinkWords {
  /** After "and" the subject goes on: "… and has yellow gunk". */
  readonly goesOn: ReadonlySet<string>;
  /** Begin a clause only after a comma: "his back legs just gave way". */
  readonly soft: ReadonlySet<string>;
  /** What hangs on a clause is said of what stands in it: "cries after meals". */
  readonly hanging: ReadonlySet<string>;
  /** With a verb they tell what was where the clause before them plays: "he drank from the lake, there was an algae bloom". */
  readonly existential: ReadonlySet<string>;
  /** "Very": a word behind it, and a comma before it, add to what was said. */
  readonly intensifiers: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  readonly comparing: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  /** Pronouns only where they stand alone: "now two are missing". */
  readonly counts: ReadonlySet<string>;
  /** "The other eye is fine" says nothing of this one. */
  readonly others: ReadonlySet<string>;
  /** "Or": closes a list. */
  readonly alternatives: ReadonlySet<string>;
  readonly breaks: ReadonlySet<string>; // "and", "but": no list goes on over them
  /** Persons whose acts are no signs: "I rubbed him". */
  readonly speakers: ReadonlySet<string>;
  /** Persons to whom something is done: "bit me". */
  readonly toSpeakers: ReadonlySet<string>;
  /** What persons tell of by doing it: "I have not seen any poo". */
  readonly perceives: ReadonlySet<string>;
  /** "I see nothing": nothing is perceived. */
  readonly denies: ReadonlySet<string>;
  /** May stand between a subject and its verb. */
  readonly beforeVerb: ReadonlySet<string>;
  /** An act behind them is not told as done: "to eat", "after eating". */
  readonly undone: ReadonlySet<string>;
  /** "Began", "started": what follows is done by whoever did what stands before the "and". */
  readonly begins: ReadonlySet<string>;
  /** Those an act may be told of: "he", "she". */
  readonly actors: ReadonlySet<string>;
  /** Behind a verb that opens a sentence they say that the speaker did it: "Lifted him up and cried". */
  readonly objects: ReadonlySet<string>;
  /** What a speaker left unsaid may have done too: "cried"; never "collapsed". */
  readonly peopleDo: ReadonlySet<string>;
  /** Before an act it is suffered: "was eaten", "got licked". */
  readonly passive: ReadonlySet<string>;
  /** Forms of verbs: a denial goes on over "and" to the same form only: "not eating and drinking", "not limping and eats". */
  readonly endings: readonly string[];
  /** Behind an act they make less of it: "eats but slowly", "eats only crumbs". */
  readonly limits: ReadonlySet<string>;
  /** Words that say nothing by themselves: "has two of", "not in". */
  readonly light: ReadonlySet<string>;
  /** Light verbs that say something where they are denied or have a particle: "can not go", "gets up". */
  readonly acts: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  /** Right before a thing they tell whose it is: "her tablets". */
  readonly owners: ReadonlySet<string>;
  /** Right before a thing they tell that it is had as a habit: "takes"; behind "is": "on". */
  readonly takes: ReadonlySet<string>;
  readonly maintainedOn: ReadonlySet<string>;
  /** Right behind what happens they tell how much of a thing it happened with: "ate one", "had the lot". */
  readonly amounts: ReadonlySet<string>;
  /** Things that are eaten empty: "the bag". */
  readonly containers: ReadonlySet<string>;
}

const named: ReadonlySet<Kind> = new Set(['part', 'product', 'thing']);
const bearers: ReadonlySet<Kind> = new Set(['part', 'product']);
const elliptic: ReadonlySet<Kind> = new Set(['product', 'quality', 'sign']);
/** So many things named last are still spoken of. */
const remembered = 6;
/** How far behind its denial an item may stand: "no nasty smell". */
const deniedWithin = 4;

export const isNoun = ({ kind }: FoundConcept): boolean => named.has(kind);
const overlap = (a: FoundConcept, b: FoundConcept): boolean =>
  a.tokens.some((at) => b.tokens.includes(at));
/** What was named last, the latest first: each time all that the same words name. */
export type Topics = readonly (readonly FoundConcept[])[];

function namedNext(topics: Topics, noun: FoundConcept): Topics {
  const [latest = [], ...rest] = topics;
  const [one] = latest;
  if (one && one.anchor === undefined && overlap(one, noun)) return [[...latest, noun], ...rest];
  return [[noun], ...topics].slice(0, remembered);
}

/** What a sentence leaves behind to be spoken of, put where no word of the next sentence stands. */
export function carriedOn(found: readonly FoundConcept[], earlier: Topics): Topics {
  let topics = earlier;
  for (const one of found) if (isNoun(one)) topics = namedNext(topics, one);
  return topics.map((group) => group.map((one) => ({ ...one, anchor: (one.anchor ?? 0) - 1 })));
}

const standsAlone = (words: readonly ContextWord[], at: number, by: LinkWords): boolean => {
  const next = words[at + 1];
  return next === undefined || next.punctuation || by.goesOn.has(next.word);
};

/** The concepts of a sentence, in order, and what the sentences before it named last. */
export interface NamedConcepts {
  readonly found: readonly FoundConcept[];
  readonly words: readonly ContextWord[];
  readonly earlier: Topics;
}

/** What "it" or "they" of a clause stand for: the things named last before it. */
export function pronounsOf(
  { found, words, earlier }: NamedConcepts,
  clauseOf: readonly number[],
  by: LinkWords,
): FoundConcept[] {
  const copies: FoundConcept[] = [];
  const nouns = found.filter(isNoun);
  let topics = earlier;
  /** What had been named before the clause in which something was named last. */
  let before = earlier;
  let clause = -1;
  let next = 0;
  for (const [at, { word }] of words.entries()) {
    if (!by.pronouns.has(word)) continue;
    for (; first(nouns[next] ?? last) < at; next += 1) {
      const noun = nouns[next];
      if (!noun) break;
      const its = clauseOf[first(noun)] ?? -1;
      if (its !== clause) before = topics;
      clause = its;
      topics = namedNext(topics, noun);
    }
    const isSameClause = clause === clauseOf[at];
    // "There is blood in it": what it is in was named before the blood.
    if (isSameClause && !by.prepositions.has(words[at - 1]?.word ?? '')) continue;
    if (by.counts.has(word) && !standsAlone(words, at, by)) continue;
    const known = isSameClause ? before : topics;
    const [named = []] = known;
    // "Eye shut, water running, he rubs it": what runs from it is not what he rubs.
    const part = named.some(({ kind }) => kind === 'part') ? [] : latest(known, 'part', 1);
    for (const { id, kind, field } of [...named, ...part])
      copies.push({ id, kind, field, tokens: [at], pronoun: true });
  }
  return copies;
}

const last: FoundConcept = { id: '', kind: 'thing', field: '', tokens: [Infinity] };

/** Concepts between two marks, with what was named before and the last denial that reaches them. */
interface Piece {
  readonly here: readonly FoundConcept[];
  readonly words: readonly ContextWord[];
  readonly by: LinkWords;
  readonly topics: Topics;
  readonly isDenied: (one: FoundConcept) => boolean;
}

/** Stands for something at the places of some concepts, once at each. */
function beside(
  concepts: readonly FoundConcept[],
  meant: readonly FoundConcept[],
  denied?: true,
): FoundConcept[] {
  if (meant.length === 0) return [];
  return [...new Set(concepts.map(first))].flatMap((anchor) =>
    meant.map(({ id, kind, field }) => ({
      id,
      kind,
      field,
      tokens: [],
      anchor,
      pronoun: true as const,
      ...(denied && { denied }),
    })),
  );
}

/** What was named last of a kind, up to so many sentences ago. */
function latest(topics: Topics, kind: Kind, ago: number): readonly FoundConcept[] {
  const isMeant = (one: FoundConcept): boolean => one.kind === kind && (one.anchor ?? 0) >= -ago;
  return topics.find((group) => group.some(isMeant))?.filter(isMeant) ?? [];
}

/** "Diarrhoea since Monday. No blood.": an item denied by itself is denied of all that was named before. */
function deniedOf({ here, topics, isDenied }: Piece): FoundConcept[] {
  const denied = here.filter((one) => elliptic.has(one.kind) && isDenied(one));
  if (denied.length === 0) return [];
  const bearing = here.filter(({ kind }) => bearers.has(kind));
  const isAlone = (one: FoundConcept): boolean => bearing.every((other) => overlap(other, one));
  const meant = topics.flat().filter(({ kind }) => bearers.has(kind));
  return beside(denied.filter(isAlone), meant, true);
}

/** "Chewing gum on the table, she had a good lick": what happens without a thing happens with the one named last. */
function happeningOf({ here, words, topics, isDenied, by }: Piece): FoundConcept[] {
  const events = here.filter((one) => one.kind === 'event' && !isDenied(one));
  if (events.length === 0) return [];
  // "She has had one and is drooling": what a sign tells of is no thing that was had.
  const signs = new Set(here.flatMap(({ kind, tokens }) => (kind === 'sign' ? tokens : [])));
  // "Got into the bag", "had the strip": of what was in it.
  const holds = (one: FoundConcept): boolean => by.containers.has(words[first(one)]?.word ?? '');
  const nouns = here.filter(
    (one) =>
      isNoun(one) &&
      one.regular !== 'taken' &&
      !holds(one) &&
      !one.tokens.some((at) => signs.has(at)),
  );
  /** "Ate one", "had the lot". */
  const isSome = (event: FoundConcept): boolean => {
    const end = event.tokens.at(-1) ?? first(event);
    return [end, end + 1, end + 2].some((at) => {
      const word = words[at]?.word ?? '';
      return by.amounts.has(word) || by.containers.has(word);
    });
  };
  const isAlone = (event: FoundConcept): boolean =>
    nouns.every((noun) => overlap(noun, event)) &&
    !here
      .slice(indexFrom(here, first(event)), indexFrom(here, first(event) + horizon))
      .some((one) => isHadOfItself(event, one) && !holds(one));
  // "She is on tablets and ate the whole box".
  const taken = here.filter(({ regular }) => regular === 'taken').slice(-remembered);
  const things = taken.length ? taken : latest(topics, 'thing', 1);
  // "She takes tablets. She eats": what is had as a habit is not what she eats.
  return events
    .filter(isAlone)
    .flatMap((event) =>
      beside([event], isSome(event) ? things : things.filter(({ regular }) => !regular)),
    );
}

/** "Her ears. Brown gunge all over": a product without a part comes from the one named last. */
function comingFrom({ here, topics, isDenied }: Piece): FoundConcept[] {
  const products = here.filter((one) => one.kind === 'product' && !isDenied(one));
  if (products.length === 0) return [];
  const sources = here.filter(({ kind }) => kind === 'part' || kind === 'thing');
  const hasNone = (product: FoundConcept): boolean => sources.every((one) => overlap(one, product));
  return beside(products.filter(hasNone), latest(topics.slice(0, 2), 'part', 0));
}

/** Whether a concept of a piece stands right behind one of its denials, or goes on with the list of one before it. */
function deniedIn(
  denials: readonly number[],
  carried: { readonly at: number; readonly reach: number } | null,
): (one: FoundConcept) => boolean {
  const places = new Set(denials);
  const [opening = Infinity] = denials;
  return (one) => {
    // "She hasn't": the denial comes behind its subject.
    if (places.has((one.tokens.at(-1) ?? first(one)) + 1)) return true;
    for (let back = 0; back <= deniedWithin; back += 1)
      if (places.has(first(one) - back)) return true;
    if (!carried || opening <= first(one)) return false;
    return first(one) - carried.at <= deniedWithin + carried.reach;
  };
}

/** Stands in for what was named before and goes without saying, each beside the one concept that needs it. */
export function ellipsesOf(
  { found, words, earlier }: NamedConcepts,
  isListed: (at: number) => boolean,
  by: LinkWords,
): FoundConcept[] {
  const copies: FoundConcept[] = [];
  let topics = earlier;
  let next = 0;
  /** Where the denials of this piece and of the list it closes stand. */
  let denial = -Infinity;
  let listed = 0;
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && words[at]?.punctuation !== true) continue;
    const here: FoundConcept[] = [];
    for (let one = found[next]; one && first(one) < at; one = found[(next += 1)]) here.push(one);
    const denials = here.filter(({ kind }) => kind === 'denial').map(first);
    const isDenied = deniedIn(denials, listed ? { at: denial, reach: listed } : null);
    const piece = { here, words, topics, isDenied, by };
    for (const standIns of [deniedOf, happeningOf, comingFrom])
      for (const one of standIns(piece)) copies.push(one);
    for (const one of here) if (isNoun(one)) topics = namedNext(topics, one);
    // "No gunk, smell or swelling": the denial goes on over a list that an "or" closes.
    denial = isListed(at) ? (denials.at(-1) ?? denial) : -Infinity;
    listed = isListed(at) && denial >= 0 ? at - denial : 0;
  }
  return copies;
}

/**
 * Whether some words tell more than that something is, has or does: a form that lives by one word of content is also found
 * where only its little words stand, and a sign must never be denied by those ("has had two bits of").
 */
export function saysSomething(
  words: readonly ContextWord[],
  tokens: readonly number[],
  by: LinkWords,
): boolean {
  const told = tokens.map((at) => words[at]?.word ?? '');
  if (told.some((word) => !by.light.has(word) && !by.denies.has(word))) return true;
  const tells = told.some((word) => by.denies.has(word) || by.particles.has(word));
  return tells && told.some((word) => by.acts.has(word));
}
