import { fillers } from '../../knowledge/words/filler-words.ts';
import { partNames, traitList } from '../../knowledge/words/trait-words.ts';
import { breakers } from '../../knowledge/words/context-words.ts';
import type { Match } from './patterns.ts';
import { stem } from './stem.ts';
import { anyIn, firstFrom, placesWhere } from './token-search.ts';
import type { Token } from './tokens.ts';

interface Place {
  name: string;
  first: number;
  last: number;
}

/** The parts of the body of a sentence, in order, and where each begins. */
interface Places {
  places: readonly Place[];
  firsts: readonly number[];
}

const wordsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split(',')
    .map((item) => item.trim().split(' ').map(stem))
    .filter((item) => item[0] !== '');

type Entry = { phrase: readonly string[]; name: string };

function index(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const map = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.phrase[0] ?? '';
    map.set(key, [...(map.get(key) ?? []), entry]);
  }
  for (const list of map.values()) list.sort((a, b) => b.phrase.length - a.phrase.length);
  return map;
}

const parts = index(
  Object.entries(partNames).flatMap(([name, text]) =>
    wordsOf(text).map((phrase) => ({ phrase, name })),
  ),
);

interface Meaning {
  phrase: readonly string[];
  findings: readonly string[];
  reach: number;
}

const defaultReach = 4;

/** By part, then by the first word of the quality. */
const meanings: ReadonlyMap<string, ReadonlyMap<string, readonly Meaning[]>> = (() => {
  const out = new Map<string, Map<string, Meaning[]>>();
  for (const [names, words, findings, reach] of traitList)
    for (const name of names.split(', ')) {
      const byWord = out.get(name) ?? new Map<string, Meaning[]>();
      out.set(name, byWord);
      for (const phrase of wordsOf(words)) {
        const key = phrase[0] ?? '';
        const meaning = { phrase, findings: findings.split(', '), reach: reach ?? defaultReach };
        byWord.set(
          key,
          [...(byWord.get(key) ?? []), meaning].sort((a, b) => b.phrase.length - a.phrase.length),
        );
      }
    }
  return out;
})();

const qualities = new Set([...meanings.values()].flatMap((byWord) => [...byWord.keys()]));

/** Where a phrase ends that begins at `at`, small words between its own left out; -1 when it does not stand there. */
function endOfPhrase(tokens: readonly Token[], at: number, phrase: readonly string[]): number {
  let here = at;
  for (const [place, word] of phrase.entries()) {
    while (place > 0 && here - at < 5 && tokens[here]?.stem !== word && isSmall(tokens[here]))
      here += 1;
    if (tokens[here]?.stem !== word && tokens[here]?.word !== word) return -1;
    here += 1;
  }
  return here - 1;
}

const isSmall = (token: Token | undefined): boolean =>
  token !== undefined && !token.punctuation && fillers.has(token.stem);

const notNeck = new Set(['of', 'and']);

function placesOf(tokens: readonly Token[]): Places {
  const out: Place[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = (parts.get(tokens[at]?.stem ?? '') ?? [])
      .map((entry) => ({
        name: entry.name,
        first: at,
        last: endOfPhrase(tokens, at, entry.phrase),
      }))
      .find((place) => place.last >= 0);
    if (found && !notNeck.has(tokens[at]?.word ?? '')) {
      out.push(found);
      at = found.last;
    }
  }
  return { places: out, firsts: out.map((place) => place.first) };
}

const closers = new Set([
  'but',
  'because',
  'then',
  'while',
  'when',
  'although',
  'though',
  'except',
  'since',
  'if',
  'whether',
  'like',
]);
const newSubject = new Set(['he', 'she', 'i', 'we', 'you']);

const joiners = placesWhere(
  (tokens, index) => tokens[index]?.punctuation === true || tokens[index]?.word === 'and',
);
const weighty = placesWhere(
  (tokens, index) => !isSmall(tokens[index]) && tokens[index]?.punctuation !== true,
);
/** Where another clause begins. */
const openings = placesWhere((tokens, index) => {
  const word = tokens[index]?.word ?? '';
  if (closers.has(word) && breakers.has(word)) return true;
  const joins = tokens[index]?.punctuation === true || word === 'and';
  return joins && newSubject.has(tokens[index + 1]?.word ?? '');
});

/** How many words of weight stand between two places; Infinity when another clause begins there. */
function distance(tokens: readonly Token[], from: number, to: number): number {
  if (anyIn(openings(tokens), from, to)) return Infinity;
  const joiner = joiners(tokens)[firstFrom(joiners(tokens), to) - 1] ?? -1;
  const words = weighty(tokens);
  // "Her eye is red, swollen and weeping" is a list; "on her paw, and the whiskers have snapped" begins anew.
  if (joiner >= from && anyIn(words, joiner + 1, to)) return Infinity;
  return firstFrom(words, to) - firstFrom(words, from);
}

/** The part right after a quality ("runny nose"), with those joined to it; else the nearest one before it. */
function carriers(tokens: readonly Token[], { places, firsts }: Places, at: number): Place[] {
  const next = firstFrom(firsts, at + 1);
  const after = places[next];
  if (after && after.first - at <= 4) {
    const between = tokens.slice(at + 1, after.first);
    if (between.every((token) => isSmall(token) || links.has(token.word))) return [after];
  }
  // A part that holds the word itself is none before it.
  const here = places[next - 1];
  const index = here && here.last >= at ? next - 2 : next - 1;
  const before = places[index];
  if (!before) return [];
  const joined = places
    .slice(Math.max(0, index - 3), index)
    .find(
      (place) =>
        before.first - place.last <= 3 &&
        tokens
          .slice(place.last + 1, before.first)
          .some((token) => token.word === 'and' || token.word === 'or'),
    );
  return joined ? [before, joined] : [before];
}
const links = new Set([
  'around',
  'round',
  'out',
  'down',
  'under',
  'inside',
  'over',
  'along',
  'behind',
  'coming',
  'by',
]);

/** Words that a phrase of two words or more has not read, told of a part of the body. */
export function readTraits(
  tokens: readonly Token[],
  known: ReadonlySet<string>,
  direct: readonly Match[],
): Match[] {
  const places = placesOf(tokens);
  if (!places.firsts.length) return [];
  const taken = new Set(
    direct.filter((match) => match.tokens.length > 1).flatMap((match) => match.tokens),
  );
  const out: Match[] = readTouches(tokens, places).filter((match) => known.has(match.finding));
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || !qualities.has(token.stem) || token.punctuation || taken.has(at)) continue;
    for (const place of carriers(tokens, places, at)) {
      if (place.first <= at && at <= place.last) continue;
      const options = meanings.get(place.name)?.get(token.stem) ?? [];
      for (const meaning of options) {
        const end = endOfPhrase(tokens, at, meaning.phrase);
        if (end < 0) continue;
        const gap = place.first > end ? 0 : distance(tokens, place.last + 1, at);
        if (gap > meaning.reach) continue;
        const finding = meaning.findings.find((id) => known.has(id));
        if (!finding) continue;
        const own = Array.from({ length: end - at + 1 }, (_, offset) => at + offset);
        out.push({
          finding,
          value: 'yes',
          tokens: [place.first, ...own].sort((a, b) => a - b),
        });
        break;
      }
    }
  }
  return out;
}

const criesOut = new Set(
  'squeal squeak shriek yelp scream cry cries cried flinch wince squirm jump whimper nip bite growl snap tense'
    .split(' ')
    .map(stem),
);
const touching = new Set(
  'touch press feel run stroke rub squeeze poke prod handle pat check'.split(' ').map(stem),
);
const soreParts: Readonly<Record<string, string>> = {
  belly: 'belly_pain',
  spine: 'back_pain',
  ear: 'ear_pain',
  lump: 'lump_painful',
  mouth: 'mouth_pain',
};

/** "Cried out when I ran my thumb down her spine": where it hurts stands after the touch. */
function readTouches(tokens: readonly Token[], { places, firsts }: Places): Match[] {
  return tokens.flatMap((token, at) => {
    if (!criesOut.has(token.stem)) return [];
    const steps = tokens.slice(at + 1, at + 7).findIndex((item) => touching.has(item.stem));
    const touch = at + 1 + steps;
    if (steps < 0 || !tokens.slice(at, touch).some((item) => conditions.has(item.word))) return [];
    const place = places[firstFrom(firsts, touch + 1)];
    const finding = place && place.first <= touch + 6 ? soreParts[place.name] : undefined;
    return place && finding ? [{ finding, value: 'yes', tokens: [at, touch, place.first] }] : [];
  });
}
const conditions = new Set(['when', 'if', 'as', 'whenever', 'while', 'every']);

/** Signs that a cry or a nip is part of: "squeals when I touch her tummy" is a sore belly, not one more sign. */
const located = new Set(['belly_pain', 'back_pain', 'ear_pain', 'mouth_pain', 'pee_cry']);
const cries = new Set(['pain', 'vocal', 'aggression']);
/** What one word said alone means less than what it says of a part. */
const yields = new Set(
  'skin_smell pain vocal lump itching wound scabs skin_red limping flaky_skin shaking cold_body'.split(
    ' ',
  ),
);
const describing = new Set(['flat', 'dull', 'quiet', 'lazy', 'stiff']);
const articles = new Set(['a', 'an', 'the', 'small', 'little', 'hard', 'one']);

/** "A small flat scab", "a dull swelling": said of a thing, not of the animal. */
function attributive(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    describing.has(tokens[at]?.word ?? '') &&
    articles.has(tokens[at - 1]?.word ?? '') &&
    next !== undefined &&
    !next.punctuation
  );
}

/** What one word said alone gives way to what it says of a part: "it stinks" of an ear is no smelly skin. */
export function withoutBare(
  tokens: readonly Token[],
  direct: readonly Match[],
  traits: readonly Match[],
): Match[] {
  const read = new Set(traits.flatMap((match) => match.tokens));
  const places = [...direct, ...traits].filter((match) => located.has(match.finding));
  const here = new Set(places.flatMap((match) => match.tokens));
  const told = new Set(traits.map((trait) => trait.finding));
  return direct.filter((match) => {
    const [only] = match.tokens;
    if (only === undefined) return true;
    const alone = match.tokens.length === 1;
    if (cries.has(match.finding) && places.length && (alone || here.has(only))) return false;
    if (!alone) return true;
    if (attributive(tokens, only)) return false;
    return !read.has(only) || !yields.has(match.finding) || told.has(match.finding);
  });
}
