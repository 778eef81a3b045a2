import type { Measure, MeasureTool } from '../knowledge-types.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

/** What is measured, by the beginning of a word that is said near the number. */
const measured: Readonly<Record<MeasureTool, RegExp | null>> = {
  breaths: /^(?:breath|respirat|rr$)/,
  beats: /^(?:heart|pulse|beat|hr$)/,
  refill: /^(?:refill|crt$|pink$)/,
  body: /^(?:bcs$|condition$)/,
  'cat-face': /^grimace$/,
  'rabbit-face': /^grimace$/,
  'horse-face': /^grimace$/,
  gums: null,
};
/** How far what is measured, and "a minute", may stand from the number. */
const reach = 5;

/** "yes" for a value that tells the sign, "no" for one that denies it, null between. */
function valueOf({ limits }: Measure, number: number): 'yes' | 'no' | null {
  if (limits === null) return null;
  const isIn = ([from, to]: readonly [number, number]) => number >= from && number <= to;
  if (isIn(limits.sign)) return 'yes';
  return isIn(limits.usual) ? 'no' : null;
}

/** Times that a number is to be taken; 0 where its unit is not told. */
function timesIn(tool: MeasureTool, tokens: readonly Token[]): number {
  const words = tokens.map(({ word }) => word).join(' ');
  if (tool === 'refill') return /\bsec/.test(words) ? 1 : 0;
  if (tool !== 'breaths' && tool !== 'beats')
    return /\b(?:score|scale|of|bcs)\b/.test(words) ? 1 : 0;
  if (/\b(?:30|thirty) sec/.test(words)) return 2;
  if (/\b(?:15|fifteen) sec/.test(words)) return 4;
  return /\b(?:minute|min|bpm|rate|pulse|rr|hr)\b/.test(words) ? 1 : 0;
}

function numberOf(tokens: readonly Token[], at: number, { tool }: Measure): number | null {
  const word = tokens[at]?.word ?? '';
  const isSeconds = (tokens[at + 1]?.word ?? '').startsWith('sec');
  if (!/^\d{1,3}$/.test(word) || isSeconds !== (tool === 'refill')) return null;
  const around = tokens.slice(Math.max(0, at - reach), at + reach + 1);
  if (!around.some((token) => measured[tool]?.test(token.word))) return null;
  const times = timesIn(tool, around);
  return times > 0 ? Number(word) * times : null;
}

/** What was measured at home ("44 breaths a minute", "heart rate of 64") as the sign that it tells or denies. */
export function readMeasures(tokens: readonly Token[], measures: readonly Measure[]): Match[] {
  return measures.flatMap((measure) =>
    tokens.flatMap((_, at): Match[] => {
      const number = numberOf(tokens, at, measure);
      const value = number === null ? null : valueOf(measure, number);
      return value ? [{ finding: measure.finding, value, tokens: [at] }] : [];
    }),
  );
}

const count = /^\D{0,12}(\d{1,3})\b(?!\s*(?:sec|day|hour|week))[^\d]{0,30}$/;
const grimace = /\bgrimace\D{0,20}(\d{1,2})\b/i;
/** How a value stands in an answer. A number alone is a count; anything else may be an age or a time as well. */
const answered: Readonly<Record<MeasureTool, RegExp | null>> = {
  breaths: count,
  beats: count,
  refill: /\b(\d{1,2})\s*sec/,
  body: /\b(?:bcs|body condition)\D{0,20}(\d)\b/i,
  'cat-face': grimace,
  'rabbit-face': grimace,
  'horse-face': grimace,
  gums: null,
};

/**
 * A value as the answer to the question of a sign that can be measured; null for no value, and for a count that says
 * nothing, beside which words may stand.
 */
export function measuredAnswer(text: string, measure: Measure): 'yes' | 'no' | 'unknown' | null {
  const said = answered[measure.tool]?.exec(text.trim());
  if (!said) return null;
  const value = valueOf(measure, Number(said[1]));
  return value ?? (answered[measure.tool] === count ? null : 'unknown');
}
