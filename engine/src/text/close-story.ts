import type { SentenceContext } from '@petwise/language';
import { context } from '@petwise/language/en';
import type { Finding } from '../knowledge-types.ts';
import type { Evidence } from '../types.ts';
import { isAccident, isEpisode } from './read-context.ts';
import type { SentenceReading } from './read-sentence.ts';
import type { Reader } from './reader.ts';

/** What was told up to a sentence. */
interface Told {
  evidence: Evidence[];
  past: string[];
  unmatched: string[];
  readonly inPast: ReadonlySet<Evidence>;
  closed: Evidence[];
}

const none: ReadonlySet<string> = new Set();
const recurs = context.classes['recurs'] ?? none;

/**
 * What the sentences before told is taken back where this one says that it is over ("none the worse for it") or that it has
 * always been so ("he has been at it all his life"), or an accident that it came to nothing ("it was unplugged"). Of what is over only what was told in the past; what happened (a
 * fit, a poison) and what makes an emergency alone stands, and all comes back with a word that it does.
 */
export function closeStory(
  { alarms }: Reader,
  told: Told,
  { words, closes }: Pick<SentenceContext, 'words' | 'closes'>,
): void {
  if (told.closed.length && words.some(({ word }) => recurs.has(word))) {
    told.evidence.push(...told.closed);
    told.closed = [];
  }
  if (!closes) return;
  const stands = (item: Evidence): boolean => {
    if (item.value !== 'yes') return true;
    if (closes === 'averted') return !isAccident(item.finding);
    if (isEpisode(item.finding) || alarms.has(item.finding)) return true;
    return closes === 'over' && !told.inPast.has(item);
  };
  if (closes === 'averted') {
    told.evidence = told.evidence.map((item) => (stands(item) ? item : { ...item, value: 'no' }));
    return;
  }
  const closed = told.evidence.filter((item) => !stands(item));
  told.evidence = told.evidence.filter(stands);
  told.closed.push(...closed);
  const quotes = [...new Set(closed.map(({ quote }) => quote))];
  if (closes === 'over') told.past.push(...quotes);
  else told.unmatched.push(...quotes);
}

/** What lasts for as long as something is not done ("eats nothing since yesterday"), and so ends with doing it once. */
function omissionsOf({ derive = [] }: Pick<Finding, 'derive'>): string[] {
  return derive.flatMap((rule) => ('hours' in rule ? [rule.adds] : []));
}

/**
 * What is well now ends what was told before it in the past, and of how long it was so: "hardly ate for two weeks, now he eats
 * again". What happened stands, and what makes an emergency alone unless it was that something was not done.
 */
export function resumeIn(
  { findings, alarms }: Reader,
  told: Told,
  { resumed, sinceResumed }: Pick<SentenceReading, 'resumed' | 'sinceResumed'>,
): void {
  if (!resumed.length) return;
  const ended = new Set(resumed.map(({ finding }) => finding));
  const undone = new Set<string>();
  for (const id of ended) {
    const { parent = '' } = findings.get(id) ?? {};
    for (const one of [id, parent]) {
      const omissions = omissionsOf(findings.get(one) ?? {});
      if (omissions.length) [one, ...omissions].forEach((each) => undone.add(each));
    }
  }
  const isOver = (item: Evidence): boolean =>
    item.value === 'yes' &&
    told.inPast.has(item) &&
    !sinceResumed.has(item) &&
    !isEpisode(item.finding) &&
    (undone.has(item.finding) ||
      undone.has(findings.get(item.finding)?.parent ?? '') ||
      (ended.has(item.finding) && !alarms.has(item.finding)));
  const over = told.evidence.filter(isOver);
  told.evidence = told.evidence.filter((item) => !isOver(item));
  told.past.push(...new Set(over.map(({ quote }) => quote)));
}
