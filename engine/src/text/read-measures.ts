import type { Measure, MeasureTool } from '../knowledge-types.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

/** What is counted, by the beginning of a word that is said near the number. */
const counted: Readonly<Partial<Record<MeasureTool, RegExp>>> = {
  breaths: /^(?:breath|respirat|rr$)/,
  beats: /^(?:heart|pulse|beat|hr$)/,
};
/** How far what is counted, and "a minute", may stand from the number. */
const reach = 5;
/** More than this no animal breathes or beats; a year, a price. */
const most = 400;
/** Before a number that is no count: a time, an age, or more or less than it. */
const noCount = new Set('for since until than over under above below least most of'.split(' '));
/** Before the number in "rate 44 min"; "fast 20 min" is a time. */
const rates = new Set('rate rr hr pulse is at was'.split(' '));

/** "yes" for a value that tells the sign, "no" for one that denies it, null between. */
function valueOf({ limits }: Measure, number: number): 'yes' | 'no' | null {
  if (limits === null) return null;
  const isIn = ([from, to]: readonly [number, number]) => number >= from && number <= to;
  if (isIn(limits.sign)) return 'yes';
  return limits.usual && isIn(limits.usual) ? 'no' : null;
}

/** Times that a count is to be taken for a minute's; 0 where no such time is told. */
function timesIn(tokens: readonly Token[]): number {
  const words = tokens.map(({ word }) => word).join(' ');
  if (/\b(?:30|thirty) sec/.test(words)) return 2;
  if (/\b(?:15|fifteen) sec/.test(words)) return 4;
  return /\b(?:minute|min|bpm|rate|pulse|rr|hr)\b/.test(words) ? 1 : 0;
}

function countOf(tokens: readonly Token[], at: number, { tool }: Measure): number | null {
  const [before, word = '', next = ''] = [at - 1, at, at + 1].map((one) => tokens[one]?.word);
  if (!/^\d{1,3}$/.test(word) || next.startsWith('sec')) return null;
  const isOfRate = before === 'of' && rates.has(tokens[at - 2]?.word ?? '');
  if (before !== undefined && noCount.has(before) && !isOfRate) return null;
  if (next.startsWith('min') && !rates.has(before ?? '')) return null;
  const around = tokens.slice(Math.max(0, at - reach), at + reach + 1);
  if (!around.some((token) => counted[tool]?.test(token.word))) return null;
  const count = Number(word) * timesIn(around);
  return count > 0 && count <= most ? count : null;
}

/** Counts at home ("44 breaths a minute", "heart rate of 64") as the sign that they tell or deny. */
export function readMeasures(tokens: readonly Token[], measures: readonly Measure[]): Match[] {
  return measures.flatMap((measure) =>
    tokens.flatMap((_, at): Match[] => {
      const count = countOf(tokens, at, measure);
      const value = count === null ? null : valueOf(measure, count);
      return value ? [{ finding: measure.finding, value, tokens: [at] }] : [];
    }),
  );
}

const face = /^grimace scale:? ?(\d{1,2})(?: ?(?:of|\/) ?1[02])?\.?$/i;
const count =
  /^(?:about |i counted )?(\d{1,3})(?: (?:breaths?|(?:heart )?beats?))?(?: ?(?:a|per|\/) ?min(?:ute)?| bpm)?\.?$/i;
/** How a value stands on a line of an answer. Anything beside it on the line is words, which may be an age or a time. */
const lineOf: Readonly<Record<MeasureTool, RegExp | null>> = {
  breaths: count,
  beats: count,
  refill: /^(?:the gum was pink again after )?(\d{1,2}) ?sec(?:ond)?s?\.?$/i,
  body: /^body condition:? ?(\d)(?: ?(?:of|\/) ?9)?\.?$/i,
  'cat-face': face,
  'rabbit-face': face,
  'horse-face': face,
  gums: null,
};

/** What an answer to the question of a sign says by a value, and the words beside it. */
export interface Measured {
  value: 'yes' | 'no' | 'unknown';
  line: string;
  words: string;
}

/** The value that was measured last, on a line of its own; null where there is none. */
export function measuredAnswer(text: string, measure: Measure): Measured | null {
  const pattern = lineOf[measure.tool];
  const lines = text.split('\n').map((line) => line.trim());
  const line = pattern && lines.findLast((one) => pattern.test(one));
  if (!line) return null;
  return {
    value: valueOf(measure, Number(pattern.exec(line)?.[1])) ?? 'unknown',
    line,
    words: lines
      .filter((one) => !pattern.test(one))
      .join('\n')
      .trim(),
  };
}
