import nlp from 'compromise';
import { findNames, isMeant, WORD } from './find-names.ts';
import { NEVER_NAMES } from './name-words.ts';

/** Words that a name may follow, at the beginning of a sentence too: what comes after them with a capital is one. */
const CUES =
  "called|named|name is|name:|name’s|name's|this is|I am|I’m|I'm|dr\\.?|doctor|mr\\.?|mrs\\.?|ms\\.?|miss|husband|wife|partner|son|daughter|neighbou?r|friend|sister|brother|mum|mom|dad|vet|groomer|sitter|regards,?|thanks,?|hugs,?|love,?";
const ANY_CASE = CUES.replace(
  /(^|\|)([a-z])/g,
  (_, bar, letter) => `${bar}[${letter.toUpperCase()}${letter}]`,
);
const BEFORE_A_NAME = new RegExp(
  `\\b(?:${ANY_CASE})\\s+((?:\\p{Lu}[\\p{L}'’-]+)(?:\\s+\\p{Lu}[\\p{L}'’-]+)?)`,
  'gu',
);
const BEFORE_A_PLACE =
  /\b(?:in|near|from|outside|around|to|at)\s+((?:\p{Lu}[\p{Ll}'’-]+)(?:[\s-]\p{Lu}[\p{Ll}'’-]+)*)/gu;
/** A capital within a sentence: in English a name of something, and of what unless it is kept. */
const WITHIN_A_SENTENCE = /(?<=[\p{L}\p{N}\],;)'’][ \t]+)(\p{Lu}\p{Ll}[\p{L}'’-]*)/gu;

const ADDRESS =
  /\b\d{1,5}[a-z]?,?\s+(?:\p{Lu}[\p{L}'’.]+\s+){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Court|Ct|Way|Place|Pl|Crescent|Terrace|Boulevard|Blvd|Highway|Hwy|Square|Gardens|Row|Park)\b\.?/gu;
/** The same in small letters: only after a number, or after "on" and the like. */
const ADDRESS_SMALL =
  /\b\d{1,5}[a-z]?,?\s+(?:\p{L}[\p{L}'’.]+\s+){1,3}(?:street|road|rd|avenue|ave|lane|ln|drive|close|court|crescent|terrace|boulevard|highway|square|gardens)\b|(?<=\b(?:on|at|in|from|near)\s)(?!(?:the|a|my|our|this|that|main|busy|same|next|quiet|wet|dirt)\s)\p{L}[\p{L}'’]+\s(?:street|avenue|crescent|boulevard|terrace)\b/giu;
const POSTCODE = /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]{2}\s\d{5}(?:-\d{4})?|\d{5}-\d{4})\b/g;
const ONLINE =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w@])@[A-Za-z]\w{2,}/g;
/** Seven digits or more with what stands between them in a phone number; a date is none. */
const NUMBER = /(?<![\w.])\+?\(?\d(?:[\s().-]{0,2}\d){6,}(?!\w)/g;
const DATE = /^(?:\d{4}[-. ]\d\d?[-. ]\d\d?|\d\d?[-. ]\d\d?[-. ]\d{2,4})$/;

/**
 * The owner's words as they may leave the server: without names of people, animals and places, addresses, phone and other
 * long numbers, and addresses on the net. A name that was found once goes wherever it stands.
 */
export function withoutNames(text: string): string {
  const plain = text
    .replace(ONLINE, '[link]')
    .replace(ADDRESS, '[address]')
    .replace(ADDRESS_SMALL, '[address]')
    .replace(POSTCODE, '[address]')
    .replace(NUMBER, (found) => (DATE.test(found.trim()) ? found : '[number]'));
  const names = new Set([...matches(plain, BEFORE_A_NAME), ...matches(plain, WITHIN_A_SENTENCE)]);
  const places = new Set(matches(plain, BEFORE_A_PLACE));
  const read = nlp(plain);
  for (const name of listOf(read.people())) names.add(name);
  for (const place of listOf(read.places())) places.add(place);
  const noPlaces = [...places].reduce((left, place) => without(left, place, '[place]'), plain);
  const noCapitals = [...names].reduce((left, name) => without(left, name, '[name]'), noPlaces);
  return withoutFound(noCapitals);
}

/** Takes out, in any letters, the names that `findNames` finds. */
function withoutFound(text: string): string {
  const { names, at } = findNames(text);
  let before = '';
  return text.replace(WORD, (word, index: number) => {
    const [owned = ''] = /[’']s$/u.exec(word) ?? [];
    const name = word.slice(0, word.length - owned.length).toLowerCase();
    const isName = at.has(index) || (names.has(name) && isMeant(word, before));
    before = word.toLowerCase();
    return isName ? `[name]${owned}` : word;
  });
}

/** What the library has found, as texts. */
function listOf(found: { out(as: 'array'): unknown }): string[] {
  const list = found.out('array');
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** Takes a name out, word by word, and with an 's; words that are none stay. */
function without(text: string, name: string, mark: string): string {
  const words = name
    .replace(/[’']s$/u, '')
    .split(/[^\p{L}\p{M}’'-]+/u)
    .filter((word) => /^\p{Lu}\p{L}+/u.test(word) && !NEVER_NAMES.has(word.toLowerCase()));
  return words.reduce((left, word) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');
    return left.replace(new RegExp(`(?<![\\p{L}\\[])${escaped}(?!\\p{L})`, 'gu'), mark);
  }, text);
}
