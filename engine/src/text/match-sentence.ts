import type { Lexer } from './lexer.ts';
import { findPhrases } from './lexer.ts';
import type { Match } from './patterns.ts';
import type { Token } from './tokens.ts';

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
    Number(a.finding > b.finding) - Number(a.finding < b.finding)
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

/** Longest phrases first; a word is used once, except that several findings may share exactly the same words. */
export function matchSentence(lexer: Lexer, tokens: readonly Token[]): Match[] {
  const taken = new Map<number, string>();
  const kept = new Map<string, Match>();
  for (const match of findPhrases(lexer, tokens).sort(better)) {
    const mark = match.tokens.join(',');
    const shared = match.tokens.filter((index) => taken.has(index) && taken.get(index) !== mark);
    if (shared.length && !continues(tokens, match, shared)) continue;
    const said = `${match.finding} ${mark}`;
    if (kept.has(said)) continue;
    for (const index of match.tokens) if (!taken.has(index)) taken.set(index, mark);
    kept.set(said, match);
  }
  return [...kept.values()].sort((a, b) => (a.tokens[0] ?? 0) - (b.tokens[0] ?? 0));
}
