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

const spelledOut = {
  cannot: 'can not',
  cant: 'can not',
  wont: 'will not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  werent: 'were not',
  hasnt: 'has not',
  havent: 'have not',
  hadnt: 'had not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  aint: 'is not',
  hes: 'he is',
  shes: 'she is',
  its: 'its',
  ive: 'i have',
  im: 'i am',
  theyre: 'they are',
  unable: 'not able',
  unwilling: 'not willing',
  refuses: 'refuse',
  w: 'with',
  wo: 'without',
  tho: 'though',
  thru: 'through',
  alot: 'a lot',
  aswell: 'as well',
  peepee: 'pee',
  tummys: 'tummy',
  diarrhoea: 'diarrhea',
  diarhea: 'diarrhea',
  diarrea: 'diarrhea',
  diarreah: 'diarrhea',
  diahrea: 'diarrhea',
  diarrhia: 'diarrhea',
  diorrhea: 'diarrhea',
  diahorrea: 'diarrhea',
  diarreha: 'diarrhea',
  diahrrea: 'diarrhea',
  dirrhea: 'diarrhea',
  diarrohea: 'diarrhea',
  diarhoea: 'diarrhea',
  diahhrea: 'diarrhea',
  diarrhoa: 'diarrhea',
  faeces: 'feces',
  colour: 'color',
  colours: 'colors',
  chocking: 'choking',
  weezing: 'wheezing',
  weeze: 'wheeze',
  weezy: 'wheezy',
  wheazing: 'wheezing',
  loosing: 'losing',
  looses: 'loses',
  dieing: 'dying',
  n: 'and',
  nd: 'and',
  u: 'you',
  ur: 'your',
  teh: 'the',
  cos: 'because',
  coz: 'because',
  coloured: 'colored',
  gray: 'grey',
  litterbox: 'litter box',
  lethargik: 'lethargic',
  vommiting: 'vomiting',
  vomitting: 'vomiting',
  throwup: 'throw up',
  trow: 'throw',
  throwingup: 'throwing up',
  rn: 'right now',
  r: 'are',
  wen: 'when',
  wat: 'what',
  wot: 'what',
  wiv: 'with',
  dat: 'that',
  dis: 'this',
  da: 'the',
  abt: 'about',
  abit: 'a bit',
  tryna: 'trying to',
  gonna: 'going to',
  gunna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  dunno: 'do not know',
  idk: 'i do not know',
  dnt: 'do not',
  cnt: 'can not',
  wnt: 'will not',
  havnt: 'have not',
  cudnt: 'can not',
  couldnt: 'can not',
  wudnt: 'would not',
  shudnt: 'should not',
  ppl: 'people',
  bcoz: 'because',
  bcos: 'because',
  cus: 'because',
  cuz: 'because',
  fone: 'phone',
  nite: 'night',
  nights: 'nights',
  yday: 'yesterday',
  yest: 'yesterday',
  bc: 'because',
  hrs: 'hours',
  hr: 'hour',
  mins: 'minutes',
  min: 'minute',
  wks: 'weeks',
  wk: 'week',
  yrs: 'years',
  yr: 'year',
  yo: 'year old',
  kgs: 'kg',
  lbs: 'lbs',
  anaemic: 'anemic',
  anaemia: 'anemia',
  haematoma: 'hematoma',
  oedema: 'edema',
  tumour: 'tumor',
  fore: 'front',
  poos: 'poo',
  poohing: 'poo',
  pooh: 'poo',
  poopie: 'poop',
  pooping: 'poop',
  pooing: 'poo',
  weewee: 'wee',
  belly: 'belly',
  couldn: 'can not',
  breathin: 'breathing',
  jumpy: 'jumpy',
  labored: 'labored',
  laboured: 'labored',
  paralysed: 'paralyzed',
  paralysis: 'paralyzed',
  mum: 'mum',
  nonstop: 'nonstop',
};
const expansions: ReadonlyMap<string, string> = new Map(Object.entries(spelledOut));

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
    last
      .slice(from + 1)
      .every((word) =>
        [
          'not',
          'he',
          'she',
          'it',
          'barely',
          'hardly',
          'never',
          'only',
          'nor',
          'or',
          'and',
          'eaten',
          'eat',
          'ate',
          'also',
          'neither',
          'already',
          'just',
        ].includes(word),
      )
  );
}

const pieces = new Set([
  'a',
  'little',
  'wee',
  'tiny',
  'the',
  'this',
  'that',
  'every',
  'each',
  'any',
]);

/** "The dog bit him" is a bite; "he was a bit quiet" is not. */
const bites = (before: readonly Token[]): boolean =>
  before.length > 0 && !pieces.has(before.at(-1)?.word ?? '');

function tokenOf(word: string, start: number, end: number, before: readonly Token[]): Token {
  if (word === 'bit' && bites(before))
    return { word, stem: 'bite', start, end, punctuation: false };
  if (word === 'drunk' && drank(before))
    return { word: 'drink', stem: 'drink', start, end, punctuation: false };
  return { word, stem: stem(word), start, end, punctuation: false };
}

const marks = new Set(['/', ':']);
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
    .replace(/\bfull ?stop\b/g, (mark) => '.'.padEnd(mark.length))
    .replace(/\b1nce\b/g, 'once')
    // "Vomiting? No." is one statement.
    .replace(/\?(?=\s*(?:no|nope|none|nah|never|not at all|not really|not once|nothing)\b\s*(?:[.,;!\n]|$))/g, ',');
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
      if (begins.test(text.slice(start, end)) && !names.has(current.at(-1)?.word ?? '')) {
        if (current.length) sentences.push(current);
        current = [];
      }
      const name = current.length > 0 && /^[A-Z][a-z]/.test(text.slice(start, end));
      for (const word of expand(match[0] === '&' ? 'and' : match[0]))
        if (word) {
          const token = tokenOf(word, start, end, current);
          current.push(name ? { ...token, name } : token);
        }
    }
  }
  if (current.length) sentences.push(current);
  return sentences;
}
