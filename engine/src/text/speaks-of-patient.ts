import { animalWords, definitions, references, weakReferences } from '@petwise/language/en';
import type { Evidence } from '../types.ts';
import type { Token } from './tokens.ts';

/** Share of the words with content that a bare complaint ("bloody diarrhoea") must have been read. */
const mostly = 0.6;
/** The same where two signs or an emergency are named. */
const partly = 0.45;
/** Of a few words at least so much is read; less of a statement, least of an emergency. */
const half = 0.5;
const few = 0.25;
const fewest = 0.15;
/** So few words are a complaint or a measurement wherever something of them was read: "pulse of 36". */
const terse = 3;
/** A message of no more words is a complaint by itself: "No urine comes out"; a statement or an emergency may be longer. */
const short = 8;
const stated = 14;

/** What was read of a message. */
interface WhatWasRead {
  readonly evidence: readonly Evidence[];
  /** Words with content, and how many of them were read. */
  readonly content: number;
  readonly read: number;
  /** Sentences before the first sign, and their words with content: "Long story short,". */
  readonly silent: { readonly sentences: number; readonly content: number };
}

/** Signs that alone make an emergency. */
type Alarms = ReadonlySet<string>;

/** Where somebody else's words stand, as places in the text: `"the engine was starved of fuel"`; one word is only stressed. */
const quotationsIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/"[^"\s]+\s[^"]*(?:"|$)|“[^”\s]+\s[^”]*(?:”|$)/g)].map(({ index, 0: all }) => [
    index,
    index + all.length,
  ]);

/** "(physics) …", "a giant who …", "of or relating to …": tells what a word means or how a thing works. */
function explains(text: string, words: readonly string[]): boolean {
  if (text.startsWith('(') || /\((?:born|especially|as |of |used)|\(\d{4}/.test(text)) return true;
  if (words.some((word) => definitions.explains.has(word))) return true;
  const [first = ''] = words;
  return first !== 'the' && definitions.articles.has(first) && words.some(isRelative);
}

const isPerson = (word: string): boolean => weakReferences.persons.has(word);
const isTime = (word: string): boolean => weakReferences.times.has(word);
const isRelative = (word: string): boolean => definitions.relates.has(word);

/** The same of a text that speaks of nobody: "a person who …", "of or relating to …". */
function definesWord(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (definitions.opens.has(first) && words.some((word) => definitions.goesOn.has(word)))
    return true;
  if (definitions.always.has(first)) return true;
  return definitions.begins.has(first) && definitions.follows.has(second);
}

/**
 * Whether a first message tells of somebody's animal: it speaks of one or of a time in the writer's own words, or is little
 * else than a sign. What reads like a sign in any other sentence ("a mass of people") says nothing of a patient.
 */
export function speaksOfPatient(
  { text, sentences }: { text: string; sentences: readonly (readonly Token[])[] },
  { evidence, content, read, silent }: WhatWasRead,
  alarms: Alarms,
): boolean {
  const quotations = quotationsIn(text);
  const wordsOf = (some: readonly (readonly Token[])[]): string[] =>
    some
      .flat()
      .filter(({ start }) => !quotations.some(([from, to]) => start >= from && start < to))
      .filter(({ punctuation }) => !punctuation)
      .map(({ word }) => word);
  const own = wordsOf(sentences);
  const isStrong = (word: string): boolean =>
    references.has(word) && !isPerson(word) && !isTime(word);
  if (own.some((word) => isStrong(word) || animalWords.has(word))) return true;
  if (explains(text, own)) return false;
  if (own.some(isPerson)) return true;
  if (definesWord(own) || (quotations.length > 0 && own.length > 0)) return false;
  if (own.some(isTime)) return true;
  const told = wordsOf(sentences.slice(silent.sentences));
  const share = read / Math.max(1, content - silent.content);
  if (share >= mostly) return true;
  const present = evidence.filter(({ value }) => value === 'yes');
  // "Leaves of marijuana": a poison is only named, not taken.
  const isAlarm = present.some(
    ({ finding, quote }) =>
      alarms.has(finding) && (!finding.startsWith('toxin_') || /\s/.test(quote)),
  );
  const isStated = own.some((word) => definitions.verbs.has(word));
  // "Short and plump; said of persons": what is explained is put another way.
  const isTold = (isStated || !definitions.articles.has(told[0] ?? '')) && !/[;(]/.test(text);
  const most = isStated || isAlarm ? stated : short;
  const least = isAlarm ? fewest : isStated ? few : half;
  if (isTold && told.length <= most && share >= least) return true;
  if (isTold && told.length <= terse && evidence.length > 0) return true;
  const isTwo = new Set(present.map(({ quote }) => quote)).size > 1;
  return share >= partly && (isAlarm || isTwo);
}
