import type { Detail } from '../knowledge-types.ts';
import type { Reader } from './extract.ts';
import type { Match } from './patterns.ts';
import type { Token } from './tokens.ts';

/** Words that lean on a finding named before them in the same text. */
const details: readonly (readonly [Detail, string])[] = [
  ['blood', 'blood bloody'],
  ['mucus', 'mucus mucous mucousy slime slimy mucusy'],
  ['strain', 'straining strains strained strain'],
  ['another', 'another again second'],
  ['smell', 'smell smells smelly stink stinks stinky smelling'],
];
const detailOf: ReadonlyMap<string, Detail> = new Map(
  details.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** What a leaning word means by the finding named last before it, by kind of word. */
export type Carried = Map<Detail, string>;

/** Notes what words that lean on a finding would mean from here on. */
export function carry(reader: Reader, finding: string, carried: Carried): void {
  for (const [kind] of details) {
    const adds = reader.findings.get(finding)?.details?.[kind];
    if (adds) carried.set(kind, adds);
  }
}

/** What a leaning word means when nothing was named before it. */
const ownMeaning: Readonly<Partial<Record<Detail, string>>> = {
  strain: 'straining_unclear',
  smell: 'skin_smell',
};

const placeOf = (match: Match): number => match.tokens[0] ?? 0;

/**
 * Matches of words that only add to a finding: the noun right after them ("bloody diarrhoea"), else the last one named
 * before them ("and there is blood in it"). `direct` are the matches of the sentence in order, `earlier` what the
 * sentences before carry, `scenery` what is no sign.
 */
export function leaning(
  reader: Reader,
  tokens: readonly Token[],
  direct: readonly Match[],
  { earlier, scenery }: { earlier: Carried; scenery: readonly Match[] },
): Match[] {
  const consumed = new Set([...direct, ...scenery].flatMap((match) => match.tokens));
  const carried = new Map(earlier);
  let next = 0;
  return tokens.flatMap((token, index) => {
    for (; placeOf(direct[next] ?? nowhere) < index; next += 1)
      carry(reader, direct[next]?.finding ?? '', carried);
    const kind = consumed.has(index) ? undefined : detailOf.get(token.word);
    if (!kind) return [];
    const after = rightAfter(reader, kind, direct, { from: next, last: index + 2 });
    const ofSmell = kind === 'smell' && (direct.length > 0 || tokens[index + 1]?.word === 'of');
    const adds = after ?? carried.get(kind) ?? (ofSmell ? undefined : ownMeaning[kind]);
    return adds && reader.findings.has(adds)
      ? [{ finding: adds, value: 'yes', tokens: [index] }]
      : [];
  });
}

const nowhere: Match = { finding: '', value: '', tokens: [Infinity] };

/** What the first match from `from` on that begins by `last` makes of a leaning word. */
function rightAfter(
  reader: Reader,
  kind: Detail,
  direct: readonly Match[],
  { from, last }: { from: number; last: number },
): string | undefined {
  for (let at = from; placeOf(direct[at] ?? nowhere) <= last; at += 1) {
    const adds = reader.findings.get(direct[at]?.finding ?? '')?.details?.[kind];
    if (adds) return adds;
  }
  return undefined;
}
