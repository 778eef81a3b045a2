import { expansions, homophones, participles } from '@petwise/language/en';
import { stem } from './stem.ts';

/** One word (or comma) of the owner's text. `start`/`end` point into the original text. */
export interface Token {
  word: string;
  stem: string;
  start: number;
  end: number;
  punctuation: boolean;
  /** Written with a capital inside a sentence: a name, never a slip of the pen. */
  name?: boolean;
  /** What was written, where that is a slip that some form is written with too. */
  written?: string;
}

const contraction = /^([a-z]+)n't$/;

function expand(word: string): string[] {
  if (word === "can't" || word === "couldn't") return ['can', 'not'];
  if (word === "won't") return ['will', 'not'];
  if (word === "shan't") return ['shall', 'not'];
  const negated = contraction.exec(word);
  if (negated?.[1]) return [negated[1], 'not'];
  const known = expansions.get(word.replace(/'/g, ''));
  if (known && !/^(its|it's)$/.test(word)) return known.split(' ');
  const clitic = /^([a-z]+)'(s|re|ve|ll|d|m)$/.exec(word);
  if (clitic?.[1]) {
    const subject = /^(he|she|it|that|there|what|who|here)$/.test(clitic[1]);
    if (clitic[2] === 's') return subject ? [clitic[1], 'is'] : [clitic[1]];
    return [
      clitic[1],
      { re: 'are', ve: 'have', ll: 'will', d: 'would', m: 'am' }[clitic[2] ?? ''] ?? '',
    ];
  }
  return [word.replace(/'/g, '')];
}

/** "Has not drunk" is drinking; "walks as if drunk" is not. */
function drank(before: readonly Token[]): boolean {
  const last = before.slice(-5).map((token) => token.word);
  const from = last.findLastIndex((word) => ['has', 'have', 'had', 'having'].includes(word));
  return (
    from >= 0 &&
    last.slice(from + 1).every((word) =>
      `
not he she it barely hardly never only nor or and eaten eat ate also neither already just
`
        .trim()
        .split(/\s+/)
        .includes(word),
    )
  );
}

/** Stand between "he has" and "got". */
const between = new Set('just only also still now always never not already suddenly'.split(' '));

const pieces = new Set('a little wee tiny the this that every each any'.split(' '));

const bitten = /^\s+(?:his|her|him|the|my|me|its|their|another|through)\b/;

/** "The dog bit him", "bit his bum" is a bite; "he was a bit quiet" is not. */
const bites = (before: readonly Token[], behind: string): boolean =>
  (before.length > 0 || bitten.test(behind)) && !pieces.has(before.at(-1)?.word ?? '');

function tokenOf(
  { word, start, end }: Pick<Token, 'word' | 'start' | 'end'>,
  before: readonly Token[],
  text: string,
): Token {
  if (word === 'bit' && bites(before, text.slice(end, end + 12)))
    return { word, stem: 'bite', start, end, punctuation: false };
  if (word === 'drunk' && drank(before))
    return { word: 'drink', stem: 'drink', start, end, punctuation: false };
  return { word, stem: stem(word), start, end, punctuation: false };
}

/** A word as it was typed, or the one that was meant where it only sounds like it: "two daze". */
function meantBehind(typed: string, before: string): string {
  const alike = homophones.get(typed);
  return alike?.behind.has(/^\d/.test(before) ? '#' : before) ? alike.meant : typed;
}

const marks = new Set(['/', ':', '(', ')']);
const begins = /^(?:He|She|It|My|Her|His|The|There|They|We|Our|This|These|Is|Has)(?:['’]|$)/;
const names = new Set(['called', 'named', 'name', 'of', 'a', 'my', 'our']);

/** Splits into sentences of tokens. Commas and dashes stay as punctuation tokens; a chocolate labrador is only brown. */
export function tokenise(text: string): Token[][] {
  const clean = text
    .toLowerCase()
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/chocolate (?=lab|point|poodle|cocker|spaniel)/g, 'brown     ')
    .replace(
      /\b(?:red[- ]eared?|red[- ]foot(?:ed)?|blue[- ]tongued?|white[- ]lipped|yellow[- ]bellied|blue[- ]front(?:ed)?)(?= )/g,
      (words) => ' '.repeat(words.length),
    )
    .replace(/\bhay fever\b/g, 'hayfever ')
    .replace(/\ball right\b/g, 'alright  ')
    .replace(/\b(?:lol|lmao|haha|hehe)\b/g, (laugh) => ','.padEnd(laugh.length))
    .replace(/\be\.g\./g, 'eg  ')
    // Said to a phone that writes.
    .replace(/\b(?:um+|uh+|erm+)\b/g, (pause) => ' '.repeat(pause.length))
    .replace(/\bfull ?stop\b/g, (mark) => '.'.padEnd(mark.length))
    .replace(/\b1nce\b/g, 'once')
    // An apostrophe left out: "didn t", "it s".
    .replace(/\b([a-z]+n) t\b/g, "$1't")
    .replace(/\b(he|she|it|that|there|what|who) s\b/g, "$1's")
    .replace(/\b(i|he|she|it|we|you|they) (m|ve|re|ll)\b/g, "$1'$2")
    // "Vomiting? No." is one statement, and so are "A seizure? He hasn't had one" and "… They're pink now".
    .replace(
      /\?(?=\s*(?:no|nope|none|nah|never|not at all|not really|not once|nothing)\b\s*(?:[.,;!\n]|$))/g,
      ',',
    )
    .replace(
      /\?(?=\s*(?:well,? )?(?:he|she|it|they)(?:'s| is|'re| are| has| have| does| do| did)?(?:n't| not)(?: had (?:one|any)| yet)?\s*(?:[.,;!\n]|$))/g,
      ',',
    )
    .replace(
      /\?(?=\s*(?:(?:it|that|they)(?:'s| is|'re| are)) (?:all )?(?:normal|fine|ok|okay)\b)/g,
      ',',
    );
  const sentences: Token[][] = [];
  let current: Token[] = [];
  const pattern = /[a-z]+(?:'[a-z]+)*|\d+(?:[.,]\d+)?|[.!?;\n]+|[,:()/–—]|&| - /g;
  for (const match of clean.matchAll(pattern)) {
    const start = match.index;
    const end = start + match[0].length;
    if (/^[.!?;\n]/.test(match[0])) {
      if (current.length) sentences.push(current);
      current = [];
    } else if (/^[,:()/–—]| - /.test(match[0])) {
      current.push({
        word: marks.has(match[0]) ? match[0] : ',',
        stem: ',',
        start,
        end,
        punctuation: true,
      });
    } else {
      // A full stop left out: "please help My dog is limping".
      const { word: last = '', start: from = 0 } = current.at(-1) ?? {};
      if (begins.test(text.slice(start, end)) && !names.has(last) && text[from] !== '?') {
        if (current.length) sentences.push(current);
        current = [];
      }
      const name = current.length > 0 && /^[A-Z][a-z]/.test(text.slice(start, end));
      const typed = match[0] === '&' ? 'and' : match[0];
      for (const word of expand(meantBehind(typed, current.at(-1)?.word ?? '')))
        if (word) {
          const token = tokenOf({ word, start, end }, current, clean);
          const last = current.at(-1);
          // "She'd vomited" is "she had", "she'd like to" is "she would".
          if (last && clean.slice(last.start, last.end).endsWith("'d") && participles.has(word))
            current[current.length - 1] = { ...last, word: 'had', stem: stem('had') };
          // "He's got a limp" is "he has got", "he's just had one" is "he has had".
          if (/^(?:got|had)$/.test(word)) {
            const verb = current.findLastIndex((one) => !between.has(one.word));
            const is = current[verb];
            if (is?.word === 'is' && !/\bis$/.test(clean.slice(is.start, is.end)))
              current[verb] = { ...is, word: 'has', stem: stem('has') };
          }
          // "Her i is stuck shut".
          if (last?.word === 'i' && /^(?:is|looks)$/.test(word) && current.length > 1)
            current[current.length - 1] = { ...last, word: 'eye', stem: stem('eye') };
          current.push(name ? { ...token, name } : token);
        }
    }
  }
  if (current.length) sentences.push(current);
  return sentences;
}
