import type { Comparison } from '@petwise/language/en';
import {
  aMinute,
  afterEffort,
  beforeOtherNumbers,
  behindOtherNumbers,
  comparedBefore,
  comparedBehind,
  countedElse,
  countedWords,
  deniesComparison,
  numberWords,
  perMinute,
  rangeWords,
  rateNouns,
  tellsNorm,
  tens,
} from '@petwise/language/en';
import type { Measure } from '../knowledge-types.ts';
import type { MeasureLimits } from '../safety-types.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

/** How far what is counted, and "a minute", may stand from the number. */
const reach = 5;
/** What is counted: its words, and where the first of them stands. */
interface Counted {
  words: RegExp;
  first: number;
}

/** How far back a comparison and its denial may begin. */
const ahead = 8;
/** More than this no animal breathes or beats; a year, a price. */
const most = 400;

/** Both ends count. */
interface Range {
  from: number;
  to: number;
}

/** A number in figures or words ("44", "forty four"), or all of its tens ("in the sixties"), and where it ends. */
interface Told extends Range {
  end: number;
}

function numberAt(tokens: readonly Token[], at: number): Told | null {
  const { word = '', end = 0 } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const all = (from: number, width: number): Told => ({ from, to: from + 9, end: at + width });
  const one = (from: number, width: number): Told => ({ from, to: from, end: at + width });
  if (/^\d{1,3}$/.test(word))
    return next?.word === 's' && next.start === end ? all(Number(word), 2) : one(Number(word), 1);
  const ten = tens.get(word.replace(/ies$/, 'y'));
  if (ten === undefined) return null;
  if (word.endsWith('ies')) return all(ten, 1);
  const ones = (next && next.word.length > 2 && numberWords.get(next.word)) || 0;
  return ones >= 1 && ones < 10 && ten < 100 ? one(ten + ones, 2) : one(ten, 1);
}

/** The same with the other end of a range: "50 to 60", "50-60". */
function rangeAt(tokens: readonly Token[], at: number): Told | null {
  const first = numberAt(tokens, at);
  if (!first) return null;
  const joined = rangeWords.has(tokens[first.end]?.word ?? '');
  const second = numberAt(tokens, first.end + (joined ? 1 : 0));
  return second && second.from > first.to ? { ...second, from: first.from } : first;
}

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');

/** What was said before a place, in the same piece of the sentence. */
function wordsBefore(tokens: readonly Token[], at: number): string {
  const near = tokens.slice(Math.max(0, at - ahead), at);
  return wordsOf(
    near.slice(near.findLastIndex((one) => one.punctuation || one.word === 'but') + 1),
  );
}

const turned: Readonly<Record<Comparison, Comparison>> = {
  above: 'most',
  below: 'least',
  least: 'below',
  most: 'above',
};

/** How a number is compared, and how many words before it say so. */
interface Compared {
  means: Comparison | null;
  back: number;
}

const countWords = (text: string): number => (text.trim() ? text.trim().split(' ').length : 0);

/** How the words around a number compare it; its own denial ("not more than") belongs to it. */
function comparedBy(before: string, behind: string): Compared {
  for (const [pattern, means] of comparedBefore) {
    const found = pattern.exec(before);
    if (!found) continue;
    const rest = before.slice(0, found.index).trim();
    const denial = deniesComparison.exec(rest);
    const back = countWords(before) - countWords(denial ? rest.slice(0, denial.index) : rest);
    return { means: denial ? turned[means] : means, back };
  }
  return { means: comparedBehind.find(([pattern]) => pattern.test(behind))?.[1] ?? null, back: 0 };
}

/** How many of the stretches of time around a number make a minute; 0 where it is no count of the tool. */
function timesOf(
  tokens: readonly Token[],
  { at, end }: { readonly at: number; readonly end: number },
  counted: Counted,
): number {
  const [last, before = ''] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word];
  const behind = tokens[end]?.word ?? '';
  const isOfRate = before === 'of' && rateNouns.has(last);
  if (behindOtherNumbers.test(behind) || (beforeOtherNumbers.has(before) && !isOfRate)) return 0;
  if (behind.startsWith('min') && !rateNouns.has(before)) return 0;
  if (countedElse.test(last) || countedElse.test(before)) return 0;
  const around = tokens.slice(Math.max(0, at - reach), end + reach);
  // "Breathed 20 times a minute but now it is 60 a minute": named once, it is what a minute has.
  const isNamed = counted.first < at && aMinute.test(wordsOf(tokens.slice(end, end + 3)));
  if (!isNamed && !around.some(({ word }) => counted.words.test(word))) return 0;
  const words = wordsOf(around);
  return perMinute.find(([pattern]) => pattern.test(words))?.[1] ?? 0;
}

/**
 * What is said to be more or less than a number is weighed with the published border itself; a count must be as far from
 * it as `sign` says, since it may be one too many.
 */
function valueOf({ usual, sign }: MeasureLimits, { from, to }: Range, compared: Comparison | null) {
  const border = usual?.[1] ?? sign[0] - 1;
  if (compared === 'above' || compared === 'least')
    return (compared === 'above' ? to + 1 : to) > border ? 'yes' : null;
  if (compared) {
    const top = compared === 'below' ? from - 1 : from;
    return usual && top >= usual[0] && top <= border ? 'no' : null;
  }
  if (from >= sign[0] && to <= sign[1]) return 'yes';
  return usual && from >= usual[0] && to <= usual[1] ? 'no' : null;
}

const isRate = (tool: string): tool is keyof typeof countedWords => tool in countedWords;

/** Counts a minute ("44 breaths a minute", "heart rate of 64", "never over 30") as the sign that they tell or deny. */
export function readRates(tokens: readonly Token[], measures: readonly Measure[]): Match[] {
  const matches: Match[] = [];
  for (const { tool, finding, limits } of measures) {
    const words = isRate(tool) ? countedWords[tool] : null;
    const first = words ? tokens.findIndex(({ word }) => words.test(word)) : -1;
    if (!words || first < 0 || !limits) continue;
    for (let at = 0; at < tokens.length; at += 1) {
      const number = rangeAt(tokens, at);
      if (!number) continue;
      const times = timesOf(tokens, { at, end: number.end }, { words, first });
      const before = wordsBefore(tokens, at);
      const behind = wordsOf(tokens.slice(number.end, number.end + 3));
      const count = { from: number.from * times, to: number.to * times };
      if (times && count.to <= most && !tellsNorm.test(before)) {
        const { means, back } = comparedBy(before, behind);
        const value = valueOf(limits, count, means);
        const own = Array.from({ length: back + 1 }, (_, step) => at - back + step);
        if (value) matches.push({ finding, value, tokens: own });
      }
      at = number.end - 1;
    }
  }
  return matches.length && afterEffort.test(wordsOf(tokens)) ? [] : matches;
}
