/** Words that tell how often in a minute an animal breathes or its heart beats, and of which count a number is. */

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What is counted, by the beginning of a word that is said near the number. */
export const countedWords = {
  breaths: /^(?:breath|respirat|resps?$|rr$)/,
  beats: /^(?:heart|pulse|beat|hr$)/,
} as const;

/** What else is counted, right before its number: "coughs 40 times a minute". */
export const countedElse =
  /^(?:cough|sneez|blink|scratch|swallow|gag|retch|hiccup|twitch|lick|bark|sigh|yawn)/;

/** Right behind a number that is one of a minute. */
export const aMinute = /^(?:times )?(?:a|per|each|every|in a) min/;

/** How many such times are a minute; the first that the words around a number hold. */
export const perMinute: readonly (readonly [RegExp, number])[] = [
  [/\b(?:10|ten) sec/, 6],
  [/\b(?:15|fifteen) sec|\bquarter of a min/, 4],
  [/\b(?:20|twenty) sec/, 3],
  [/\b(?:30|thirty) sec|\bhalf a min/, 2],
  [/\b(?:minute|min|bpm|rate|pulse|rr|hr)\b/, 1],
];

/** Before the number in "rate 44 min"; "fast 20 min" is a time. */
export const rateNouns = set('rate rr hr pulse is at was of');

/** Before a number that is no count: a time, an age. */
export const beforeOtherNumbers = set('for since until till aged after in of');

/** Behind a number that is no count: a time, an age, a weight. */
export const behindOtherNumbers =
  /^(?:(?:sec|second|hour|hr|day|week|month|year|yr|kilo|lb|pound|degree)s?|yo|am|pm|o|clock|kg|old|percent)$/;

/** What an owner compares a number with: more or less than it, or it and more or less. */
export type Comparison = 'above' | 'below' | 'least' | 'most';

/** Behind a comparison, before its number: "less than about 40". */
const about = '(?: (?:about|around|roughly|approximately|say|like|a|the|only|just))*$';

/** How the words before a number compare it, the first that fits. */
export const comparedBefore: readonly (readonly [RegExp, Comparison])[] = [
  [RegExp(`\\b(?:at least|minimum of|a minimum)${about}`), 'least'],
  [RegExp(`\\b(?:at most|up to|maximum of|a maximum|max)${about}`), 'most'],
  [RegExp(`\\b(?:less|fewer|lower|slower) th[ae]n${about}`), 'below'],
  [RegExp(`\\b(?:under|below|short of)${about}`), 'below'],
  [RegExp(`\\b(?:more|greater|higher|faster|quicker) th[ae]n${about}`), 'above'],
  [
    RegExp(`\\b(?:over|above|past|beyond|exceed(?:s|ed|ing)?|upwards of|in excess of)${about}`),
    'above',
  ],
];

/** How the words behind it do: "60 or more". */
export const comparedBehind: readonly (readonly [RegExp, Comparison])[] = [
  [/^(?:or|and) (?:more|over|above|higher|faster|up)\b|^plus\b/, 'least'],
  [/^or (?:less|fewer|under|below|lower|slower)\b|^(?:max|tops|at most)\b/, 'most'],
];

/** A denial before a comparison: "not more than", "never goes over". */
export const deniesComparison =
  /\b(?:no|not|never|nor|hardly|rarely|barely)(?: (?:any|much|ever|even|it|is|been|go|goes|going|gone|get|gets|getting|takes?|taking|breathes|breathing|beats|drops?|dropped|falls?|fallen|comes?|rises?|risen|counted))*$/;

/** Before a number that is so in general, or ought to be: "it should be under 30". */
export const tellsNorm =
  /\b(?:should (?:not )?(?:be|stay|go)|supposed to|meant to|ought to|normal|normally|usual|usually|ideal|ideally|limit)\b/;

/** Haste that quickens breath and heart: a count then says nothing of rest. */
export const afterEffort =
  /\b(?:after|following|post|straight from|back from)(?: \w+){0,2} (?:gallop(?:s|ing)?|canter(?:ing)?|rac(?:e|es|ing)|run|running|walk|walkies|play|playing|exercise|exercising|ride|work|chase|chasing|zoomies|fetch|schooling|jumping)\b/;

/** Numbers above those of `numberWords`. */
export const tens: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((word, at) => [word, 20 + 10 * at]),
);

/** Between the ends of a range: "50 to 60". */
export const rangeWords = set('to and or , / -');
