/** Words that say when and how long, and the questions that ask for it. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
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
  }),
);

/** Hours of a unit, by its stem. */
export const unitHours: ReadonlyMap<string, number> = new Map(
  Object.entries({
    minut: 1 / 60,
    hour: 1,
    day: 24,
    night: 24,
    week: 168,
    month: 720,
    year: 8760,
    fortnight: 336,
    weekend: 72,
  }),
);

/** Times named as they are, with the hours that have passed since. */
export const namedTimes: readonly (readonly [RegExp, number])[] = [
  [/\bsince (?:the day before yesterday)\b/, 48],
  [/\bday before yesterday\b/, 48],
  [/\bsince yesterday morning\b/, 30],
  [/\bsince yesterday\b/, 24],
  [/\byesterday morning\b/, 26],
  [/\byesterday\b/, 24],
  [/\bsince last night\b/, 14],
  [/\blast night\b/, 14],
  [/\bovernight\b/, 10],
  [/(?<![a-rt-z]s )\ball night\b/, 10],
  [/\bthis morning\b/, 6],
  [/\bthis afternoon\b/, 4],
  [/\b(?:at|since|after) (?:lunch|lunchtime|noon|midday)\b/, 5],
  [/\b(?:since|after) breakfast\b/, 6],
  [/\bsince midnight\b/, 9],
  [/\bthis evening\b/, 3],
  [/\btonight\b/, 3],
  [/(?<![a-rt-z]s )\ball day\b/, 12],
  [/(?<!\bwhat )\btoday\b/, 8],
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
  [/\b(?:for|been) years\b|\byears now\b/, 17520],
  [/\b(?:for|been) months\b|\bmonths now\b/, 1440],
  [/\b(?:for|been) weeks\b|\bweeks now\b/, 504],
  [/\b(?:for|been) days\b|\bdays now\b/, 72],
  [/\bin days\b/, 60],
  [/\b(?:for|been) hours\b|\bhours now\b/, 5],
  [/\bsince (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/, 72],
  [
    /\bsince (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/,
    1440,
  ],
  [/\b(?:over|since) the weekend\b/, 60],
  [/\bsince (?:christmas|easter|summer|winter|spring|autumn)\b/, 1440],
];

/** What stands before a length and belongs to it: "for about three weeks". */
export const beforeLength = words(
  'for about over almost nearly around roughly the last past since only just some',
);
/** What stands behind it: "three weeks ago". */
export const behindLength = words('ago now already back so far');

/** A sentence with one of them tells how long something lasts, though it names no sign. */
export const ongoing = words(
  'it this been started starting began begun since going happening happened happens noticed saw seen first still same whole came found',
);

/** A sentence of these, numbers and units tells nothing but how long. */
export const aroundLength = words(
  'for about over almost nearly the past last now already so far ago maybe around all day night or more and a few couple of today yesterday tonight ages long time morning afternoon evening',
);

/** A question whose answer says how long it has lasted. */
export const asksHowLong = /\b(?:how long|since when|when did|did this begin|been going on)\b/i;
