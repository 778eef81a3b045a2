import type { ConsultDetail, VetHandover } from '@petwise/contracts';

type Course = NonNullable<VetHandover['course']>;

/** Longest clause of the owner's words in one line. */
const LINE = 160;

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  few: 3,
  several: 4,
  couple: 2,
};
const HOURS: Readonly<Record<string, number>> = {
  minute: 1 / 60,
  hour: 1,
  day: 24,
  night: 24,
  week: 7 * 24,
  month: 30 * 24,
  year: 365 * 24,
};
const COUNT = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|a couple of)`;
const UNIT = '(?:minutes?|hours?|days?|nights?|weeks?|months?|years?)';
const TIMING = new RegExp(
  [
    String.raw`\bsince (?:the )?[\w-]+(?: (?:morning|afternoon|evening|night|week|month|year))?`,
    String.raw`\bfor (?:about |over |the (?:last|past) )?${COUNT} ${UNIT}`,
    String.raw`\b${COUNT} ${UNIT} ago`,
    String.raw`\b(?:yesterday|last night|this (?:morning|afternoon|evening))\b`,
  ].join('|'),
  'gi',
);
/** Questions whose answer says how long it has lasted. */
const ASKS_SINCE = /\b(?:how long|since when|when did|did this begin|been going on)\b/i;
const NO_TIME = /^(?:no|yes|not sure|unsure|i don['’]t know)\b/i;

/** The owner's words that say a time: "since yesterday", "for three weeks"; each once. */
export function timesIn(text: string): string[] {
  return [...new Set(text.match(TIMING) ?? [])];
}

/** The course of the illness in the owner's own words, what has lasted longest first. */
export function courseOf(consult: ConsultDetail): Course {
  const told: Course = [];
  let question = '';
  for (const turn of consult.turns) {
    if (turn.role === 'assistant') {
      if (turn.messageType === 'question') question = turn.content;
      continue;
    }
    if (ASKS_SINCE.test(question) && turn.content !== '' && !NO_TIME.test(turn.content)) {
      told.push({ since: cut(turn.content), words: question });
    } else told.push(...clausesOf(turn.content));
    question = '';
  }
  return told.toSorted((a, b) => hoursAgo(b.since) - hoursAgo(a.since));
}

function clausesOf(text: string): Course {
  return text.split(/[.!?;\n]+/).flatMap((clause) => {
    const [since] = timesIn(clause);
    return since === undefined ? [] : [{ since, words: cut(clause.trim()) }];
  });
}

/** How long ago that was, in hours, roughly; 0 when the words do not say. */
function hoursAgo(since: string): number {
  const words = since.toLowerCase();
  const unit = Object.keys(HOURS).find((name) => new RegExp(`\\b${name}s?\\b`).test(words));
  const number = /\d+/.exec(words)?.[0];
  const named = Object.keys(NUMBERS).findLast((name) => new RegExp(`\\b${name}\\b`).test(words));
  const count = number === undefined ? (NUMBERS[named ?? ''] ?? 1) : Number(number);
  if (unit !== undefined) return count * (HOURS[unit] ?? 0);
  if (/yesterday/.test(words)) return 24;
  return /morning|afternoon|evening/.test(words) ? 6 : 0;
}

function cut(text: string): string {
  return text.length <= LINE ? text : `${text.slice(0, LINE - 1).trimEnd()}…`;
}
