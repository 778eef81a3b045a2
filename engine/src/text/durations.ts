import {
  aroundLength,
  beforeLength,
  behindLength,
  namedTimes,
  numberWords,
  ongoing,
  unitHours,
} from '@petwise/language/en';
import { oncePerSentence } from './token-search.ts';
import type { Token } from './tokens.ts';

/** A length of time in the text, in hours, and where it stands. */
export interface Duration {
  hours: number;
  at: number;
  text: string;
  /** The first and the last word of it: "for about three weeks". */
  from: number;
  to: number;
}

/** "four times", "3x a day", "every hour". */
export interface Count {
  perDay: number;
  at: number;
}

function numberAt(tokens: readonly Token[], index: number): number | null {
  const word = tokens[index]?.word ?? '';
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  return numberWords.get(word) ?? null;
}

function numberBefore(tokens: readonly Token[], index: number): number | null {
  const direct = numberAt(tokens, index - 1);
  if (tokens[index - 1]?.word === 'of' || tokens[index - 1]?.word === 'or')
    return numberAt(tokens, index - 2);
  if (['past', 'last'].includes(tokens[index - 1]?.word ?? '')) return 1;
  return direct;
}

/** The words around a place up to the nearest comma on each side; `reach` is how many before and from it on. */
function near(
  tokens: readonly Token[],
  index: number,
  reach: { readonly before: number; readonly after: number },
): Token[] {
  const back = tokens.slice(Math.max(0, index - reach.before), index);
  const comma = back.findLastIndex((token) => token.punctuation);
  const ahead = tokens.slice(index, index + reach.after);
  const stop = ahead.findIndex((token) => token.punctuation);
  return [...back.slice(comma + 1), ...(stop < 0 ? ahead : ahead.slice(0, stop))];
}

/** Ages ("3 year old"), appointments and vaccine dates are not durations of the complaint. */
function isAge(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1, index + 3).map((token) => token.word);
  if (after.includes('old') || (after.includes('of') && after.includes('age'))) return true;
  // "Frenchie, 4 yrs": years that stand alone between commas.
  if (tokens[index]?.stem === 'year' && standsAlone(tokens, index)) return true;
  // "Fluffy (8 months)".
  const [open, close] = [tokens[index - 2]?.word, tokens[index + 1]?.word];
  if (tokens[index]?.stem === 'month' && open === '(' && close === ')') return true;
  if (
    near(tokens, index, { before: 4, after: 0 }).some((token) =>
      /^(?:baby|babies|puppy|kitten|pup|bun|foal|chick|kit|aged)$/.test(token.word),
    )
  )
    return true;
  // "Female, 18 months": said of the animal.
  const sex = near(tokens, index, { before: 3, after: 0 }).some((token) =>
    /^(?:male|female|boy|girl)$/.test(token.word),
  );
  if (sex && ['month', 'year'].includes(tokens[index]?.stem ?? '')) return true;
  return near(tokens, index, { before: 8, after: 5 }).some(
    (token) =>
      /^(?:vaccin|adopt|rescu|spay|neuter|castrat|heat|season|birthday|age|moved|shot|jab|worm|deworm)/.test(
        token.stem,
      ) && token.stem !== 'worm',
  );
}

function standsAlone(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 2];
  const next = tokens[index + 1];
  return (
    (before === undefined || before.punctuation) && (next === undefined || !passed.has(next.word))
  );
}
const passed = new Set(['ago', 'now', 'back', 'of', 'already', 'plus', 'or', 'and']);

/** "last night" and "last year" name a time; "the last week" is a length. */
function isLast(tokens: readonly Token[], index: number): boolean {
  const unit = tokens[index]?.stem;
  if (tokens[index - 1]?.word !== 'last') return false;
  return (
    unit === 'night' || !['the', 'this', 'past', 'over'].includes(tokens[index - 2]?.word ?? '')
  );
}

/** The words that say a length, with those that belong to it on both sides. */
function spanOf(tokens: readonly Token[], unit: number): { from: number; to: number } {
  let from = unit - 1;
  const belongs = (at: number): boolean =>
    beforeLength.has(tokens[at]?.word ?? '') ||
    ['of', 'or'].includes(tokens[at]?.word ?? '') ||
    numberAt(tokens, at) !== null;
  while (belongs(from - 1)) from -= 1;
  const isBehind = behindLength.has(tokens[unit + 1]?.word ?? '');
  return { from, to: isBehind ? unit + 1 : unit };
}

/** All durations of one sentence, in order, with the token they stand at. */
export const findDurations = oncePerSentence(durationsIn);

function durationsIn(tokens: readonly Token[]): Duration[] {
  const found: Duration[] = [];
  for (const [index, token] of tokens.entries()) {
    const unit = unitHours.get(token.stem);
    if (unit === undefined || isAge(tokens, index) || isLast(tokens, index)) continue;
    const amount = numberBefore(tokens, index);
    if (
      amount === null ||
      ['every', 'per', 'times', 'time'].includes(tokens[index - 2]?.word ?? '') ||
      ['every', 'per', 'next'].includes(tokens[index - 1]?.word ?? '')
    )
      continue;
    found.push({
      hours: amount * unit,
      at: index,
      text: `${tokens[index - 1]?.word ?? ''} ${token.word}`.trim(),
      ...spanOf(tokens, index),
    });
  }
  if (found.length || tokens.some(({ word }) => ofAct.has(word))) return found;
  return namedTimesIn(tokens).slice(0, 1);
}

/** A sentence of these tells when that was. */
const ofAct = new Set(['vaccinated', 'adopted', 'moved', 'spayed', 'neutered']);

/** "Since yesterday", "this morning": times that have a name, the plainest first. */
const namedTimesIn = oncePerSentence((tokens): readonly Duration[] => {
  const line = tokens.map((token) => token.word).join(' ');
  const found: Duration[] = [];
  for (const [pattern, hours] of namedTimes) {
    const hit = pattern.exec(line);
    if (!hit) continue;
    const [text] = hit;
    const from = line.slice(0, hit.index).split(' ').length - 1;
    const to = from + text.split(' ').length - 1;
    if (found.every((other) => to < other.from || from > other.to))
      found.push({ hours, at: from, text, from, to });
  }
  return found;
});

/** All times that a sentence tells, lengths and named ones, in order. */
export const findTimes = oncePerSentence((tokens) => {
  const lengths = findDurations(tokens);
  const named = namedTimesIn(tokens).filter(({ from, to }) =>
    lengths.every((length) => to < length.from || from > length.to),
  );
  return [...lengths, ...named].toSorted((a, b) => a.from - b.from);
});

/** "About 14 months," is how old somebody is; "for 14 months", "14 months now" is how long. */
const isBareAge = (tokens: readonly Token[]): boolean =>
  tokens.some(({ stem }) => stem === 'month' || stem === 'year') &&
  !tokens.some(({ word }) => howLong.has(word));
const howLong: ReadonlySet<string> = new Set('for now ago past last since over'.split(' '));

/** Whether a sentence without a sign tells how long: "It began two days ago", "Three weeks now."; not "Update from yesterday", "I had cats for 20 years". */
export function tellsCourse(tokens: readonly Token[]): boolean {
  return (
    tokens.some((token) => ongoing.has(token.word)) ||
    (!isBareAge(tokens) &&
      tokens.every(
        ({ word, stem, punctuation }, index) =>
          punctuation ||
          aroundLength.has(word) ||
          unitHours.has(stem) ||
          numberAt(tokens, index) !== null,
      ))
  );
}

/** How often a day, wherever a count is given, in order. */
export const findCounts = oncePerSentence(countsIn);

function countsIn(tokens: readonly Token[]): Count[] {
  const found: Count[] = [];
  for (const [index, token] of tokens.entries()) {
    const later = tokens.slice(index + 1, index + 5).map((other) => other.stem);
    const rare = later.includes('week') || later.includes('month') || later.includes('year');
    if (token.stem === 'time' || token.word === 'x') {
      const amount = numberBefore(tokens, index);
      if (amount !== null && amount > 1 && !rare) found.push({ perDay: amount, at: index });
    } else if (token.word === 'twice' && !rare) found.push({ perDay: 2, at: index });
    else if (/^\d+$/.test(token.word) && tokens[index + 1]?.word === 'x' && !rare)
      found.push({ perDay: Number(token.word), at: index });
    else if (token.word === 'every' && ['hour', 'minut'].includes(tokens[index + 1]?.stem ?? ''))
      found.push({ perDay: 24, at: index });
    else if (token.word === 'every' && tokens[index + 2]?.stem === 'minut')
      found.push({ perDay: 48, at: index });
    else if (token.word === 'every' && tokens[index + 2]?.stem === 'hour')
      found.push({ perDay: 24 / Math.max(1, numberAt(tokens, index + 1) ?? 4), at: index });
  }
  return found;
}

/** The course bucket a duration falls in. */
export function courseOf(hours: number): string {
  if (hours < 22) return 'hours';
  if (hours < 165) return 'days';
  if (hours < 1400) return 'weeks';
  return 'months';
}
