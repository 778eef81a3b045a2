import { negators } from '../../words/context-words.ts';
import { definitions, references, weakReferences } from '@petwise/language/en';
import type { Evidence } from '../types.ts';
import type { Reader } from './reader.ts';
import type { Token } from './tokens.ts';

/** Share of the words with content that a bare complaint ("bloody diarrhoea") must have been read. */
const mostly = 0.6;
/** The same of a danger that is a noun with its article: "a pink thing hanging out of its bottom". */
const nearly = 0.75;
/** The same where two signs or an emergency are named. */
const partly = 0.45;
/** Less is enough of a statement, least of an emergency; half where somebody is spoken of. */
const half = 0.5;
const few = 0.25;
const fewest = 0.15;
/** Share of strange words from which an owner's word alone makes no patient. */
const foreign = 0.4;
/** Of a complaint without owner and animal so many words may be strange to us. */
const mostStrange = 0.25;
/** So many signs are no word put another way, nor a thing of which nothing is told. */
const several = 3;
/** Words of a bare complaint ("a dry hacking cough") and of a statement ("no urine comes out"). */
const short = 8;
const stated = 14;

/** What was read of a message. */
interface WhatWasRead {
  readonly evidence: readonly Evidence[];
  /** Words with content, and how many of them were read. */
  readonly content: number;
  readonly read: number;
  /** Words with content whose meaning we do not know. */
  readonly strange: readonly string[];
  readonly silent: Silent;
}

/** Sentences before the first sign, their words with content, and those of unknown meaning: "Long story short,". */
export interface Silent {
  readonly sentences: number;
  readonly content: number;
  readonly strange: number;
}

/** Where somebody else's words stand, as places in the text: `"the engine was starved of fuel"`; one word is only stressed. */
const quotationsIn = (text: string): readonly (readonly [number, number])[] =>
  [...text.matchAll(/"[^"\s]+\s[^"]*(?:"|$)|“[^”\s]+\s[^”]*(?:”|$)/g)].map(({ index, 0: all }) => [
    index,
    index + all.length,
  ]);

/** "(physics) …", "a giant who …", "of or relating to …": tells what a word means or how a thing works. */
function explains(text: string, words: readonly string[]): boolean {
  if (text.startsWith('(') || /\((?:born|especially|as |of |used)|\(\d{4}/.test(text)) return true;
  if (/\b(?:i\.e|e\.g)\./.test(text)) return true;
  if (words.some((word) => definitions.explains.has(word))) return true;
  const [first = ''] = words;
  return first !== 'the' && definitions.articles.has(first) && words.some(isRelative);
}

const isPerson = (word: string): boolean => weakReferences.persons.has(word);
const isTime = (word: string): boolean => weakReferences.times.has(word);
const isRelative = (word: string): boolean => definitions.relates.has(word);

/** The same of a text that speaks of nobody: "a person who …", "of or relating to …", "stab with a poniard". */
function definesWord(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (words.some(isRelative) || definitions.breaksOff.has(words.at(-1) ?? '')) return true;
  if (words.length > 2 && definitions.acts.has(first))
    return definitions.actsOn.has(second) || second.endsWith('ly');
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
  { evidence, content, read, strange, silent }: WhatWasRead,
  { alarms, kinds }: Pick<Reader, 'alarms' | 'kinds'>,
): boolean {
  const quotations = quotationsIn(text);
  const wordsOf = (some: readonly (readonly Token[])[]): string[] =>
    some
      .flat()
      .filter(({ start }) => !quotations.some(([from, to]) => start >= from && start < to))
      .filter(({ punctuation }) => !punctuation)
      .map(({ word }) => word);
  const own = wordsOf(sentences);
  const isStrong = (word: string, at: number): boolean =>
    references.has(word) &&
    !isPerson(word) &&
    !isTime(word) &&
    !(word === 'i' && own[at + 1] === 'e');
  const isOwn = (word: string): boolean =>
    kinds.has(word) || kinds.has(word.slice(0, -1)) || kinds.has(word.replace(/ies$/, 'y'));
  const weight = content - silent.content;
  const share = weight > 0 ? read / weight : 1;
  // "Our API", "World War I": an owner's word among words that are not ours.
  const isForeign = strange.length >= foreign * content && strange.length > 1 && share < few;
  if (!own.some((word) => isPerson(word) || word === 'my') && isForeign) return false;
  if (own.some((word, at) => isStrong(word, at) || isOwn(word))) return true;
  if (explains(text, own)) return false;
  const [first = ''] = own;
  if (own.some(isPerson)) {
    const isTold = own.some(
      (word, at) => isSubject(word, own[at + 1]) || (word !== 'had' && definitions.past.has(word)),
    );
    if (!isTold && strange.length >= foreign * content && share < few) return false;
    // "One who …", but "one leg is stuck out".
    const isOne =
      first === 'one' && !isRelative(own[1] ?? '') && !definitions.goesOn.has(own[1] ?? '');
    const opens = definitions.opens.has(first) && first !== 'the' && !isOne;
    return share >= half || !opens || isTold;
  }
  // "Bleeding heavily, not sure where from", "hit by a car or van": a danger is no word explained, unless it opens as one.
  const isToldDanger =
    !definitions.articles.has(first) &&
    !definitions.acts.has(first) &&
    !definitions.being.has(first) &&
    !definitions.begins.has(first) &&
    evidence.some(({ value, finding }) => value === 'yes' && alarms.has(finding));
  if (!isToldDanger && definesWord(own)) return false;
  if (quotations.length > 0 && own.length > 0) return false;
  const quotes = [...new Set(evidence.map(({ quote }) => quote).filter(Boolean))];
  let signs = 0;
  for (const one of quotes) {
    if (signs === several) break;
    if (!quotes.some((two) => isWithin(one, two))) signs += 1;
  }
  const isTwo = signs > 1;
  // "Short and plump; said of persons": what is explained is put another way.
  const isExplained = /[;(]/.test(text);
  // "A husky or whistling sound": a word is put another way; who tells of an animal says "or" of what is not, or of two signs.
  const isReworded = own.includes('or') && !own.some((word) => negators.has(word));
  if (share < 1 && isReworded && !isToldDanger && (!isTwo || (isExplained && signs < several)))
    return false;
  const isTold = own.some((word) => definitions.past.has(word));
  const isTaken = isTold || /(?:ed|ing)$/.test(first);
  // "Pollen of ragweed", "alcoholic drinks": a poison is only named, not taken.
  const present = evidence.filter(
    ({ value, finding }) => value === 'yes' && (isTaken || !finding.startsWith('toxin_')),
  );
  const isStrange = !isTold && strange.length > 1 && strange.length >= foreign * content;
  // "A shade of pink tinged with yellow", "the act of singing": a thing of which nothing is told.
  const isNoun =
    definitions.articles.has(first) &&
    !isTold &&
    !own.some((word) => definitions.verbs.has(word) || /^\d/.test(word));
  const isAlarm = !isStrange && present.some(({ finding }) => alarms.has(finding));
  const isDanger = isAlarm && signs >= several;
  if (isNoun && share < (isDanger ? half : isAlarm ? nearly : 1)) return false;
  const isOnlyNamed = present.length === 0 && evidence.some(({ value }) => value === 'yes');
  if (isOnlyNamed && share < 1) return false;
  // A danger is told in any few words: "golden retriever aged 11 keeled over and recovered".
  if (isAlarm && own.length <= stated && share >= (isToldAtAll(text, own) ? fewest : partly))
    return true;
  // "Pulse of 36", "a breathing rate of 26 a minute": what was counted.
  if (evidence.length > 0 && own.length <= short && own.some((word) => /^\d/.test(word)))
    return true;
  const isTimed = own.some((word) => (isTime(word) && word !== 'found') || /^\d/.test(word));
  // "Having black marks", "carrying nothing in the hands".
  if (definitions.being.has(first) && own.length > 2 && !isAlarm && !isTimed) return false;
  if (isTwo && isTimed && !isExplained && share >= few) return true;
  // "Sneezin alot wit whit snot": few words, most of them read.
  if (
    !isStrange &&
    isToldAtAll(text, own) &&
    own.length <= stated &&
    share >= (isTwo ? partly : half)
  )
    return true;
  const told = wordsOf(sentences.slice(silent.sentences));
  const [begins = ''] = told;
  const isDoing =
    /(?:ing|ed)$/.test(begins) && quotes.some((one) => one.toLowerCase().startsWith(begins));
  // "Peed on the bed twice this week": what somebody did, and when.
  if (isDoing && isTimed && begins.endsWith('ed') && !isExplained) return true;
  // Whoever names neither himself nor the animal tells it in plain words, or speaks of something else.
  if (strange.length - silent.strange > mostStrange * weight) return false;
  const isWhole = share === 1 && told.length <= short && !isExplained;
  if (isWhole && (isAlarm || !definitions.being.has(begins))) return true;
  // "Scratching like mad", "scoffed a bar of chocolate".
  const isStated = isDoing || own.some((word) => definitions.verbs.has(word));
  const isListed = text.includes(',') || own.some((word) => negators.has(word));
  // "Seizure of illegal drugs": a noun that nothing is told of.
  if (!isTwo && !isStated && !isTimed && !isListed) return false;
  if (isExplained) return isTwo && share >= mostly;
  if (share >= (isStated || isTimed ? partly : isListed ? half : mostly)) return true;
  return isStated && told.length <= stated && share >= (isAlarm ? fewest : few);
}

/** "One side of her face is full and she will not eat": somebody of whom something is told now. */
const isSubject = (word: string, next = ''): boolean =>
  (word === 'he' || word === 'she') && definitions.tells.has(next);

/** What a thing is begins with an article, or is put in another way behind a mark. */
const isToldAtAll = (text: string, [first = '', ...words]: readonly string[]): boolean =>
  !/[;(]/.test(text) &&
  (!definitions.articles.has(first) || words.some((word) => definitions.verbs.has(word)));

const isWithin = (one: string, two: string): boolean => one !== two && two.includes(one);
