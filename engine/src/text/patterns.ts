import { speakersOwn } from './speaker.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';
import { droppable, fillers, takesBack } from '../../knowledge/words/filler-words.ts';

type Element =
  | { kind: 'gap'; reach: number }
  | { kind: 'end' }
  | { kind: 'word'; options: readonly (readonly string[])[] };

/** A compiled phrase. */
export interface Pattern {
  finding: string;
  /** "yes", "no", or a value of a choice finding. */
  value: string;
  elements: readonly Element[];
  /** Gives way to other phrases over the same words. */
  weak?: boolean;
}

/** A phrase found in a sentence: which tokens were matched literally. */
export interface Match {
  finding: string;
  value: string;
  tokens: readonly number[];
  weak?: boolean;
}

const wordsOf = (phrase: string): string[] =>
  tokenise(phrase)
    .flat()
    .filter((token) => !token.punctuation)
    .map((token) => token.stem);

/** Word classes compiled once per knowledge. */
export type Classes = ReadonlyMap<string, readonly (readonly string[])[]>;

export function compileClasses(classes: Readonly<Record<string, readonly string[]>>): Classes {
  return new Map(Object.entries(classes).map(([name, members]) => [name, members.map(wordsOf)]));
}

function compileWord(word: string, classes: Classes): Element {
  if (word === '*') return { kind: 'gap', reach: 3 };
  if (word === '~') return { kind: 'gap', reach: 7 };
  if (word === '.') return { kind: 'end' };
  const options = word.split('/').flatMap((part) => {
    if (part.startsWith('=')) return [[part]];
    const name = /^<(.+)>$/.exec(part)?.[1];
    if (!name) return [wordsOf(part)];
    const members = classes.get(name);
    if (!members) throw new Error(`Unknown word class <${name}>`);
    return members;
  });
  return { kind: 'word', options: [...options].sort((a, b) => b.length - a.length) };
}

/** Compiles one phrase; a word class that does not exist is an error the linter shows. */
export function compilePattern(
  phrase: string,
  finding: string,
  value: string,
  classes: Classes,
): Pattern {
  const parts = phrase.toLowerCase().split(/\s+/).filter(Boolean);
  const content = parts.filter((part) => !droppable.has(part));
  const kept = content.filter((part) => !/^[*~.]$/.test(part)).length >= 2 ? content : parts;
  return { finding, value, elements: kept.map((part) => compileWord(part, classes)) };
}

/** A word kept whole as a noun that is also the "-ing" of a verb: "dropping food". */
const alsoVerb: Readonly<Record<string, string>> = { dropping: 'drop' };

function sameWord(wanted: string, token: Token): boolean {
  if (wanted.startsWith('=')) return token.word === wanted.slice(1);
  if (alsoVerb[token.word] === wanted) return true;
  return (
    token.stem === wanted ||
    (wanted.length >= 6 && token.stem.startsWith(wanted)) ||
    token.word === wanted
  );
}

function matchOption(
  option: readonly string[],
  tokens: readonly Token[],
  from: number,
): readonly number[] | null {
  const used: number[] = [];
  let at = from;
  for (const [index, wanted] of option.entries()) {
    while (
      index > 0 &&
      at < tokens.length &&
      at - (used.at(-1) ?? at) < 3 &&
      !sameWord(wanted, tokens[at] ?? blank) &&
      fillers.has(tokens[at]?.stem ?? '')
    )
      at += 1;
    const token = tokens[at];
    if (!token || token.punctuation || !sameWord(wanted, token)) return null;
    used.push(at);
    at += 1;
  }
  return used;
}

const blank: Token = { word: '', stem: '', start: 0, end: 0, punctuation: true };

/** Places where the next element may begin: directly, after fillers, after a gap, or after "not … or". */
function starts(tokens: readonly Token[], from: number, gap: number, afterNot: boolean): number[] {
  const places: number[] = [];
  let words = 0;
  for (let at = from; at < tokens.length && at - from <= Math.max(8, gap * 2); at += 1) {
    const token = tokens[at] ?? blank;
    const joined = tokens[at - 1]?.stem === 'or' || tokens[at - 1]?.stem === 'nor';
    if (words <= gap || (afterNot && joined)) places.push(at);
    if (token.punctuation && !afterNot) break;
    if (!fillers.has(token.stem)) words += 1;
    if (token.stem === 'but' || token.stem === 'if' || token.stem === 'whether') break;
    // "And she": somebody begins to do something else.
    if (token.word === 'and' && newSubjects.has(tokens[at + 1]?.word ?? '')) break;
  }
  return places;
}

const newSubjects = new Set(['i', 'we', 'he', 'she', 'they']);

function endsAt(tokens: readonly Token[], at: number): boolean {
  const here = tokens[at];
  if (!here) return true;
  const next = here.punctuation ? tokens[at + 1] : here;
  if (next && takesBack.has(next.word)) return false;
  return here.punctuation || here.word === 'and';
}

function matchFrom(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  element: number,
  used: readonly number[],
): readonly number[] | null {
  const current = pattern.elements[element];
  if (!current) return used;
  if (current.kind === 'end') return endsAt(tokens, at) ? used : null;
  if (current.kind === 'gap')
    return matchNext(pattern, tokens, at, element + 1, used, current.reach);
  for (const option of current.options) {
    const got = matchOption(option, tokens, at);
    if (!got) continue;
    const all = [...used, ...got];
    if (element === pattern.elements.length - 1) return all;
    if (pattern.elements[element + 1]?.kind === 'end') {
      if (endsAt(tokens, (got.at(-1) ?? at) + 1)) return all;
      continue;
    }
    const rest = matchNext(pattern, tokens, (got.at(-1) ?? at) + 1, element + 1, all, 0);
    if (rest) return rest;
  }
  return null;
}

function matchNext(
  pattern: Pattern,
  tokens: readonly Token[],
  at: number,
  element: number,
  used: readonly number[],
  gap: number,
): readonly number[] | null {
  const next = pattern.elements[element];
  if (!next) return used;
  if (next.kind === 'gap') return matchNext(pattern, tokens, at, element + 1, used, next.reach);
  const afterNot = tokens[used.at(-1) ?? -1]?.stem === 'not';
  for (const place of starts(tokens, at, gap, afterNot)) {
    const got = matchFrom(pattern, tokens, place, element, used);
    if (got) return got;
  }
  return null;
}

const bare = (word: string): string => word.replace(/^=/, '');
const keyOf = (word: string): string => bare(word).slice(0, 3);

/** All phrases, indexed by the first letters of their first word. */
export interface Lexer {
  byKey: ReadonlyMap<string, readonly Pattern[]>;
  vocabulary: ReadonlySet<string>;
}

/** Builds the index and the vocabulary the typo layer may correct towards. */
export function buildLexer(patterns: readonly Pattern[]): Lexer {
  const byKey = new Map<string, Pattern[]>();
  const vocabulary = new Set<string>();
  for (const pattern of patterns) {
    const first = pattern.elements.find((element) => element.kind === 'word');
    if (first?.kind !== 'word') continue;
    for (const key of new Set(first.options.map((option) => keyOf(option[0] ?? '')))) {
      const bucket = byKey.get(key);
      if (bucket) bucket.push(pattern);
      else byKey.set(key, [pattern]);
    }
    for (const element of pattern.elements)
      if (element.kind === 'word')
        for (const option of element.options) for (const word of option) vocabulary.add(bare(word));
  }
  return { byKey, vocabulary };
}

const span = (match: Match): number => (match.tokens.at(-1) ?? 0) - (match.tokens[0] ?? 0);

/** Poison is read before anything else over the same words: "ate half a bar of chocolate" is no poor appetite. */
const isPoison = (match: Match): boolean => match.finding.startsWith('toxin_');

/** What is no sign though it uses the words of one: "flat out", "hay fever". */
export const SCENERY = 'scenery';

function better(a: Match, b: Match): number {
  return (
    Number(isPoison(b)) - Number(isPoison(a)) ||
    Number(a.weak ?? false) - Number(b.weak ?? false) ||
    b.tokens.length - a.tokens.length ||
    Number(b.finding === SCENERY) - Number(a.finding === SCENERY) ||
    span(a) - span(b) ||
    (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0) ||
    (a.finding < b.finding ? -1 : 1)
  );
}

/** "blood in his vomit or stool": the second phrase may reuse the first word when the rest comes after "or" or "and". */
function continues(tokens: readonly Token[], match: Match, shared: readonly number[]): boolean {
  const own = match.tokens.filter((index) => !shared.includes(index));
  const firstOwn = own[0];
  const lastShared = shared.at(-1);
  if (
    firstOwn === undefined ||
    lastShared === undefined ||
    firstOwn < lastShared ||
    shared.length > 2
  )
    return false;
  const joins = (index: number): boolean => listJoins.has(tokens[index]?.word ?? '');
  return (
    joins(firstOwn - 1) ||
    joins(firstOwn - 2) ||
    (joins((own.at(-1) ?? 0) + 1) &&
      shared.every((index) => denying.has(tokens[index]?.word ?? '')))
  );
}

const listJoins = new Set(['or', 'and', 'nor']);
/** "will not eat or move": what begins a denial may begin the next one too. */
const denying = new Set(
  'no not never will can do does did has have had is are was been'.split(' '),
);

const longSpans = new Set(['week', 'month', 'year']);

/** "Vomits several times a week" is not many times a day. */
function tooRare(tokens: readonly Token[], pattern: Pattern, used: readonly number[]): boolean {
  if (!pattern.finding.endsWith('_frequent') && pattern.finding !== 'pee_often') return false;
  const after = (used.at(-1) ?? 0) + 1;
  return tokens.slice(after, after + 3).some((token) => longSpans.has(token.stem));
}

/** Longest phrases first; a word is used once, except that several findings may share exactly the same words. */
export function matchSentence(lexer: Lexer, tokens: readonly Token[]): Match[] {
  const found: Match[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? blank;
    const keys = new Set([keyOf(token.stem), keyOf(token.word)]);
    for (const key of keys)
      for (const pattern of lexer.byKey.get(key) ?? []) {
        const used = matchFrom(pattern, tokens, at, 0, []);
        if (used && !speakersOwn(tokens, pattern, at) && !tooRare(tokens, pattern, used))
          found.push({
            finding: pattern.finding,
            value: pattern.value,
            tokens: used,
            weak: pattern.weak ?? false,
          });
      }
  }
  const taken = new Map<number, string>();
  const kept: Match[] = [];
  for (const match of found.sort(better)) {
    const mark = match.tokens.join(',');
    const shared = match.tokens.filter((index) => taken.has(index) && taken.get(index) !== mark);
    if (shared.length && !continues(tokens, match, shared)) continue;
    if (kept.some((other) => other.finding === match.finding && other.tokens.join(',') === mark))
      continue;
    for (const index of match.tokens) if (!taken.has(index)) taken.set(index, mark);
    kept.push(match);
  }
  return kept.sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0));
}
