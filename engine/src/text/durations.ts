import { oncePerSentence } from './token-search.ts';
import type { Token } from './tokens.ts';

/** A length of time in the text, in hours, and where it stands. */
export interface Duration {
  hours: number;
  at: number;
  text: string;
}

/** "four times", "3x a day", "every hour". */
export interface Count {
  perDay: number;
  at: number;
}

const numberWords = {
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
  eleven: 11,
  twelve: 12,
  couple: 2,
  few: 3,
  several: 4,
  many: 5,
  half: 0.5,
  past: 1,
  last: 1,
  twenty: 20,
  thirty: 30,
};
const numbers: ReadonlyMap<string, number> = new Map(Object.entries(numberWords));
const unitHours = {
  minut: 1 / 60,
  hour: 1,
  day: 24,
  night: 24,
  week: 168,
  month: 720,
  year: 8760,
  fortnight: 336,
  weekend: 72,
};
const units: ReadonlyMap<string, number> = new Map(Object.entries(unitHours));
const fixed: readonly (readonly [RegExp, number])[] = [
  [/\bsince (?:the day before yesterday)\b/, 48],
  [/\bday before yesterday\b/, 48],
  [/\bsince yesterday morning\b/, 30],
  [/\bsince yesterday\b/, 24],
  [/\byesterday morning\b/, 26],
  [/\byesterday\b/, 24],
  [/\bsince last night\b/, 14],
  [/\blast night\b/, 14],
  [/\bovernight\b/, 10],
  [/\ball night\b/, 10],
  [/\bthis morning\b/, 6],
  [/\bthis afternoon\b/, 4],
  [/\b(?:at|since|after) (?:lunch|lunchtime|noon|midday)\b/, 5],
  [/\b(?:since|after) breakfast\b/, 6],
  [/\bsince midnight\b/, 9],
  [/\bthis evening\b/, 3],
  [/\btonight\b/, 3],
  [/\ball day\b/, 12],
  [/\btoday\b/, 8],
  [/\bjust now\b/, 0.5],
  [/\bright now\b/, 0.5],
  [/\bminutes ago\b/, 0.5],
  [/\bsince last week\b/, 168],
  [/\blast week\b/, 168],
  [/\bfor ages\b/, 1440],
  [/\bweek or so\b/, 168],
  [/\bmonth or so\b/, 720],
  [/\bday or so\b/, 24],
  [/\bthis month\b/, 400],
  [/\bfor a (?:long time|while)\b/, 720],
  [/\ba long time\b/, 1440],
  [/\bfor years\b/, 17520],
  [/\bfor months\b/, 1440],
  [/\bfor weeks\b/, 504],
  [/\bfor days\b/, 72],
  [/\bin days\b/, 60],
  [/\bfor hours\b/, 5],
  [/\bsince (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/, 72],
  [
    /\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    1440,
  ],
  [/\b(?:over|since) the weekend\b/, 60],
  [/\bsince (?:christmas|easter|summer|winter|spring|autumn)\b/, 1440],
];

function numberAt(tokens: readonly Token[], index: number): number | null {
  const word = tokens[index]?.word ?? '';
  if (/^\d/.test(word)) return Number(word.replace(',', '.'));
  return numbers.get(word) ?? null;
}

function numberBefore(tokens: readonly Token[], index: number): number | null {
  const direct = numberAt(tokens, index - 1);
  if (tokens[index - 1]?.word === 'of' || tokens[index - 1]?.word === 'or')
    return numberAt(tokens, index - 2);
  if (['past', 'last'].includes(tokens[index - 1]?.word ?? '')) return 1;
  return direct;
}

/** The words around a place up to the nearest comma on each side. */
function near(tokens: readonly Token[], index: number, before: number, after: number): Token[] {
  const back = tokens.slice(Math.max(0, index - before), index);
  const comma = back.findLastIndex((token) => token.punctuation);
  const ahead = tokens.slice(index, index + after);
  const stop = ahead.findIndex((token) => token.punctuation);
  return [...back.slice(comma + 1), ...(stop < 0 ? ahead : ahead.slice(0, stop))];
}

/** Ages ("3 year old"), appointments and vaccine dates are not durations of the complaint. */
function isAge(tokens: readonly Token[], index: number): boolean {
  const after = tokens.slice(index + 1, index + 3).map((token) => token.word);
  if (after.includes('old') || (after.includes('of') && after.includes('age'))) return true;
  // "Frenchie, 4 yrs": years that stand alone between commas.
  if (tokens[index]?.stem === 'year' && standsAlone(tokens, index)) return true;
  if (
    near(tokens, index, 4, 0).some((token) =>
      /^(?:baby|babies|puppy|kitten|pup|bun|foal|chick|kit|aged)$/.test(token.word),
    )
  )
    return true;
  // "Female, 18 months": said of the animal.
  const sex = near(tokens, index, 3, 0).some((token) =>
    /^(?:male|female|boy|girl)$/.test(token.word),
  );
  if (sex && ['month', 'year'].includes(tokens[index]?.stem ?? '')) return true;
  return near(tokens, index, 8, 5).some(
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

/** All durations of one sentence, in order, with the token they stand at. */
export const findDurations = oncePerSentence(durationsIn);

function durationsIn(tokens: readonly Token[]): Duration[] {
  const found: Duration[] = [];
  for (const [index, token] of tokens.entries()) {
    const unit = units.get(token.stem);
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
    });
  }
  if (found.length) return found;
  const line = tokens.map((token) => token.word).join(' ');
  if (/^(?:.*\b)?(?:vaccinated|adopted|moved|spayed|neutered)\b/.test(line)) return found;
  const hit = fixed.find(([pattern]) => pattern.test(line));
  const text = hit ? (hit[0].exec(line)?.[0] ?? '') : '';
  if (hit)
    found.push({
      hours: hit[1],
      at: line.slice(0, line.indexOf(text)).split(' ').length - 1,
      text,
    });
  return found;
}

const ongoing = new Set(
  'it this been started starting began begun since going happening happened happens noticed saw seen first still same whole came found'.split(
    ' ',
  ),
);
const around = new Set(
  'for about over almost nearly the past last now already so far ago maybe around all day night or more and a few couple of today yesterday tonight ages long time morning afternoon evening'.split(
    ' ',
  ),
);

/** Whether a sentence without a sign tells how long: "It began two days ago", "Three weeks now."; not "Update from yesterday", "I had cats for 20 years". */
export function tellsCourse(tokens: readonly Token[]): boolean {
  return (
    tokens.some((token) => ongoing.has(token.word)) ||
    tokens.every(
      ({ word, stem, punctuation }, index) =>
        punctuation || around.has(word) || units.has(stem) || numberAt(tokens, index) !== null,
    )
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
