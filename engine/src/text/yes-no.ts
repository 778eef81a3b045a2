import type { AnswerKind } from '@petwise/language/en';
import { bareNo, bareYes, lead, openings, pictures, unsureAnywhere } from '@petwise/language/en';

/** What a short answer says of a yes-or-no question. */
export interface YesNo {
  kind: AnswerKind;
  /** It is how the answer begins, not only something further on. */
  begins: boolean;
  /** A bare "yes" or "no" stands at its beginning. */
  plain: boolean;
}

/** By kind, the value it gives a finding and how certain that is. */
export const meaningOf: Readonly<Record<AnswerKind, { value: string; certainty: number }>> = {
  yes: { value: 'yes', certainty: 0.97 },
  mild: { value: 'yes', certainty: 0.88 },
  likely: { value: 'yes', certainty: 0.75 },
  no: { value: 'no', certainty: 0.97 },
  unlikely: { value: 'no', certainty: 0.85 },
  unsure: { value: 'unknown', certainty: 0.5 },
};

/** Words without apostrophes and accents; "." stands for any end of a clause. */
function wordsOf(text: string): string[] {
  const spelled = pictures.reduce(
    (current, [picture, word]) => current.replace(picture, word),
    text,
  );
  const words = spelled
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019]/g, '')
    .replace(/[.,;:!?\n\u2013\u2014]/g, ' . ')
    .split(/[^a-z0-9.]+/)
    .filter((word, at, all) => word !== '' && !(word === '.' && all[at - 1] === '.'))
    .map(shortened);
  const first = words.findIndex((word) => word !== '.' && !lead.has(word));
  return words.slice(Math.max(0, first));
}

/** "yesss" and "noo". */
function shortened(word: string): string {
  const short = word.replace(/([a-z])\1+/g, '$1');
  return bareYes.has(short) || bareNo.has(short) ? short : word;
}

interface Opening {
  kind: AnswerKind;
  words: readonly string[];
}

const kinds: readonly AnswerKind[] = ['yes', 'mild', 'likely', 'no', 'unlikely', 'unsure'];

/** By their first word, the longest first. */
const byFirst: ReadonlyMap<string, readonly Opening[]> = (() => {
  const map = new Map<string, Opening[]>();
  for (const kind of kinds)
    for (const phrase of openings[kind]) {
      const words = phrase.split(' ');
      const known = map.get(words[0] ?? '');
      if (known) known.push({ kind, words });
      else map.set(words[0] ?? '', [{ kind, words }]);
    }
  for (const list of map.values()) list.sort((a, b) => b.words.length - a.words.length);
  return map;
})();

const closes = new Set(['.', 'but', 'and', 'though', 'tho', 'when', 'if']);

function standsAt(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => {
    const here = words[at + offset] ?? '.';
    return word === '.' ? closes.has(here) : here === word;
  });
}

function openingAt(words: readonly string[], at: number): Opening | null {
  const first = words[at] ?? '';
  if (/^\d+$/.test(first)) return { kind: 'yes', words: [first] };
  return byFirst.get(first)?.find((opening) => standsAt(words, at, opening.words)) ?? null;
}

/** What follows "yes" or "not sure" as an answer of its own: "yes but only once", "not sure, probably not". */
function goesOn(words: readonly string[], from: number): Opening | null {
  const start = words.slice(from).findIndex((word) => !joins.has(word));
  return start > 0 ? openingAt(words, from + start) : null;
}
const joins = new Set(['.', 'but', 'though', 'and']);

/** Reads an answer by how it begins, else by how it ends; null when neither says yes, no or unsure. */
export function readYesNo(text: string): YesNo | null {
  const words = wordsOf(text);
  const opening = openingAt(words, 0);
  if (!opening) return fromTheEnd(words);
  const [first = ''] = words;
  const more = goesOn(words, opening.words.length)?.kind;
  return {
    kind: more ? together(opening.kind, more) : opening.kind,
    begins: true,
    plain: bareYes.has(first) || bareNo.has(first),
  };
}

/** "Yes but only once" is a mild yes, "not sure but yes" no more than likely. */
function together(kind: AnswerKind, more: AnswerKind): AnswerKind {
  if (kind === 'yes' && (more === 'mild' || more === 'likely')) return more;
  if (kind !== 'unsure' || more === 'unsure') return kind;
  return meaningOf[more].value === 'no' ? 'unlikely' : 'likely';
}

const unsurePhrases = unsureAnywhere.map((phrase) => phrase.split(' '));

function fromTheEnd(words: readonly string[]): YesNo | null {
  const last = words.findLast((word) => word !== '.') ?? '';
  const isUnsure = words.some((_, at) =>
    unsurePhrases.some((phrase) => standsAt(words, at, phrase)),
  );
  const further = { begins: false, plain: false };
  if (isUnsure) return { kind: 'unsure', ...further };
  if (bareYes.has(last)) return { kind: 'yes', ...further };
  // "The breeder said so".
  if (standsAt(words, words.lastIndexOf(last) - 1, ['said', last]) && last === 'so')
    return { kind: 'likely', ...further };
  return bareNo.has(last) ? { kind: 'no', ...further } : null;
}
