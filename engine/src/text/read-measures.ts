import type { Measure } from '../knowledge-types.ts';
import type { Match } from './match.ts';
import type { Token } from './tokens.ts';

/** What is counted, by the beginning of its word. */
const counted: Readonly<Record<string, RegExp>> = {
  breaths: /^(?:breath|respirat|rr$)/,
  beats: /^(?:heart|pulse|beat|hr$)/,
};
/** How far what is counted, and "a minute", may stand from the number. */
const reach = 5;
/** More than this no animal breathes or beats; a year, a price. */
const most = 400;

/** "yes" from `high` on, "no" up to `usual`, null between. */
function valueOfCount({ usual, high }: Measure, count: number): 'yes' | 'no' | null {
  if (count >= high) return 'yes';
  return count <= usual ? 'no' : null;
}

/** Times that a count is to be taken for a minute's; 0 where no such time is told. */
function timesIn(tokens: readonly Token[]): number {
  const words = tokens.map(({ word }) => word).join(' ');
  if (/\b(?:30|thirty) sec/.test(words)) return 2;
  if (/\b(?:15|fifteen) sec/.test(words)) return 4;
  return /\b(?:minute|min|bpm|rate|pulse|rr|hr)\b/.test(words) ? 1 : 0;
}

function countOf(tokens: readonly Token[], at: number, measure: Measure): number | null {
  const word = tokens[at]?.word ?? '';
  if (!/^\d{1,3}$/.test(word) || (tokens[at + 1]?.word ?? '').startsWith('sec')) return null;
  const around = tokens.slice(Math.max(0, at - reach), at + reach + 1);
  if (!around.some((token) => counted[measure.id]?.test(token.word))) return null;
  const count = Number(word) * timesIn(around);
  return count > 0 && count <= most ? count : null;
}

/** Counts at home ("44 breaths a minute", "heart rate of 64") as the sign that they tell or deny. */
export function readMeasures(tokens: readonly Token[], measures: readonly Measure[]): Match[] {
  return measures.flatMap((measure) =>
    tokens.flatMap((_, at): Match[] => {
      const count = countOf(tokens, at, measure);
      const value = count === null ? null : valueOfCount(measure, count);
      return value ? [{ finding: measure.finding, value, tokens: [at] }] : [];
    }),
  );
}

/** A bare number as the answer to the question of a sign that can be counted. */
export function countedAnswer(text: string, measure: Measure): 'yes' | 'no' | null {
  const said = /^\D{0,12}(\d{1,3})\b(?!\s*(?:sec|day|hour|week))[^\d]{0,30}$/.exec(text.trim());
  const count = Number(said?.[1] ?? 0);
  return count > 0 && count <= most ? valueOfCount(measure, count) : null;
}
