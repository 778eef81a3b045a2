import { denyAfter, foundNone, negators, pseudo } from '../../knowledge/words/context-words.ts';
import type { Match } from './patterns.ts';
import type { Token } from './tokens.ts';
import { anyAt, at, hitsOf, is } from './token-search.ts';

const adjective =
  /(?:ic|y|ish|ful|less|ed|weak|limp|dull|tired|red|pale|thin|lame|sore|swollen|hot|cold|wobbl.*)$/;
const isOr = (token: Token): boolean => token.word === 'or' || token.word === 'nor';

/** "no cough or sneeze, runny nose": the comma after the "or" closes the list, unless another "or" follows. */
function listClosed(between: readonly Token[], after: readonly Token[]): boolean {
  const or = between.findLastIndex(isOr);
  if (or < 0) return false;
  const comma = between.findIndex((token, index) => index > or && token.punctuation);
  return comma >= 0 && !after.some(isOr);
}

/** In a list without "or" only a bare item is denied: "no vomiting, diarrhoea", but not "no vomiting, diarrhoea since Monday". */
function bareItem(tokens: readonly Token[], match: Match): boolean {
  const first = match.tokens[0] ?? 0;
  const last = match.tokens.at(-1) ?? first;
  if (tokens[first - 1]?.punctuation !== true) return false;
  // All words up to the comma but one belong to the phrase.
  const after = tokens.slice(last + 1, Math.max(last + 1, first + match.tokens.length + 2));
  const end = after.findIndex((token) => token.punctuation);
  const rest = end < 0 ? after.length : end;
  return last + 1 + rest - first - match.tokens.length <= 1;
}

/** Between the words of a phrase: "poo has no blood in it". */
const inside = new Set(['not', 'no', 'without', 'never']);

/** Negators of one verb, which open no list: "never gains weight, ribs showing". */
const listless = new Set(['not', 'never']);

/** Farthest a negator may stand from what it denies. */
const reach = 12;

/** Whether a negator at `index` reaches a phrase. */
function reaches(
  tokens: readonly Token[],
  index: number,
  match: Match,
  consumed: boolean,
): boolean {
  const first = match.tokens[0] ?? 0;
  const between = tokens.slice(index + 1, first);
  const after = tokens.slice(first, first + 8);
  const joined = between.some(isOr);
  if (listClosed(between, after)) return false;
  // "Isn't off his food or losing weight": the denial that belongs to the second item begins before the first.
  if (consumed) return joined || (between.length === 0 && after.some(isOr));
  if (between.some((token) => token.punctuation) && !joined && !after.some(isOr)) {
    const word = tokens[first]?.word ?? '';
    return (
      !listless.has(tokens[index]?.word ?? '') && !adjective.test(word) && bareItem(tokens, match)
    );
  }
  const and = between.findIndex((token) => token.word === 'and');
  // "Nothing comes up and his belly hurts": the verb of "nothing" has been said.
  if (and > 0 && tokens[index]?.word === 'nothing') return false;
  if (and >= 0 && tokens[index]?.word === 'not') return between.length <= 3;
  return true;
}

/** "never had a seizure before today", "no accidents until this week": it happened now. */
function untilNow(tokens: readonly Token[], index: number, last: number): boolean {
  if (!['never', 'no', 'not'].includes(tokens[index]?.word ?? '')) return false;
  return tokens
    .slice(last + 1, last + 5)
    .some(
      (token, offset, rest) =>
        token.word === 'until' ||
        token.word === 'till' ||
        (token.word === 'before' &&
          ['today', 'this', 'now', 'yesterday', 'last'].includes(rest[offset + 1]?.word ?? '')),
    );
}

const speaking = new Set([
  'he',
  'she',
  'it',
  'they',
  'i',
  'we',
  'but',
  'so',
  'just',
  'only',
  'his',
  'her',
  'my',
]);

/** "No he has not …", "no, she is limping": an answer, not a denial of what follows. */
function interjection(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'no') return false;
  const next = tokens[index + 1];
  return index === 0 && next !== undefined && (next.punctuation || speaking.has(next.word));
}

/** "isn't eating well" turns a good sign round; "isn't limping and eats well" does not. */
function turnsRound(tokens: readonly Token[], index: number, first: number): boolean {
  const between = tokens.slice(index, first);
  return first - index <= 4 && !between.some((token) => token.punctuation || token.word === 'and');
}

/** "No food and no poo": a phrase that holds its own negation is turned round only by one right before it. */
function ownNegation(tokens: readonly Token[], index: number, match: Match): boolean {
  const first = match.tokens[0] ?? 0;
  return index < first - 1 && match.tokens.some((at) => negators.has(tokens[at]?.word ?? ''));
}

/** "Not a day goes by without vomiting", "can barely walk without stumbling": two denials make a statement. */
function twice(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.word !== 'without') return false;
  const before = tokens.slice(Math.max(0, index - 6), index);
  const comma = before.findLastIndex((token) => token.punctuation);
  return before
    .slice(comma + 1)
    .some((token) => unending.has(token.word) || unable.has(token.word));
}
const unending = new Set(['day', 'hour', 'night', 'minute', 'week', 'meal']);
const unable = new Set(['not', 'barely', 'hardly', 'scarcely', 'never', 'unable', 'struggles']);

/** "Not vomiting as much as last week", "not as itchy": less, but still there. */
function lessOnly(tokens: readonly Token[], index: number, last: number): boolean {
  if (tokens[index]?.word !== 'not') return false;
  const words = tokens.slice(last + 1, last + 4).map((token) => token.word);
  const as = words.findIndex((word) => word === 'as' || word === 'so' || word === 'quite');
  return as >= 0 && amounts.has(words[as + 1] ?? '');
}
const amounts = new Set([
  'much',
  'often',
  'bad',
  'badly',
  'frequently',
  'severely',
  'hard',
  'many',
]);

/** "He never stops eating": the phrase is "stop eating", and it is denied. */
const heldBy = (match: Match, index: number, phrase: readonly string[]): boolean =>
  phrase.slice(1).every((_, offset) => match.tokens.includes(index + 1 + offset));

/** Whether a negator in the clause denies the match. */
export function isNegated(
  tokens: readonly Token[],
  match: Match,
  clause: readonly [number, number],
  consumed: ReadonlySet<number>,
): boolean {
  const first = match.tokens[0] ?? 0;
  const last = match.tokens.at(-1) ?? first;
  const own = new Set(match.tokens);
  const supposed = hitsOf(tokens, pseudo).phrasesAt;
  for (let index = Math.max(clause[0], first - reach); index < first; index += 1) {
    const token = tokens[index];
    if (!token || !negators.has(token.word) || own.has(index)) continue;
    const isSupposed = supposed.get(index)?.some((phrase) => !heldBy(match, index, phrase));
    if (isSupposed && !consumed.has(index)) continue;
    if (ownNegation(tokens, index, match) || twice(tokens, index)) continue;
    if (interjection(tokens, index)) continue;
    if (match.value === 'no' && !turnsRound(tokens, index, first)) continue;
    if (match.value !== 'no' && (untilNow(tokens, index, last) || lessOnly(tokens, index, last)))
      continue;
    if (reaches(tokens, index, match, consumed.has(index))) return true;
  }
  return (
    match.value !== 'no' &&
    tokens
      .slice(first, last)
      .some((token, offset) => inside.has(token.word) && !own.has(first + offset))
  );
}

/** "vomiting: no", "diarrhoea is absent", "cough, none", "looked for fleas but found none". */
export function deniedAfter(
  tokens: readonly Token[],
  last: number,
  used: Pick<ReadonlySet<number>, 'has'>,
): boolean {
  if (anyAt(tokens, last + 1, Math.min(tokens.length, last + 8), foundNone, used)) {
    const between = tokens.slice(last + 1, last + 8);
    const end = between.findIndex((token) => token.word === 'and' || token.word === 'with');
    const none = between.findIndex((_, offset) =>
      foundNone.some((phrase) => at(tokens, last + 1 + offset, phrase)),
    );
    if (end < 0 || none < end + 3) return true;
  }
  const next = tokens[last + 1];
  if (!next || !(next.punctuation || is(next, 'is') || is(next, 'none'))) return false;
  const answer = tokens[last + 2];
  if (
    (is(answer, 'no') || is(answer, 'nah')) &&
    (tokens[last + 3] === undefined || tokens[last + 3]?.punctuation === true)
  )
    return true;
  return anyAt(tokens, last + 1, Math.min(tokens.length, last + 3), denyAfter, used);
}
