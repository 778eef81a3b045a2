import type { Detail } from '../knowledge-types.ts';
import type { Reader } from './extract.ts';
import type { Match } from './patterns.ts';
import type { Token } from './tokens.ts';

/** Words that lean on a finding named before them in the same text. */
const details: readonly { kind: Detail; words: readonly string[] }[] = [
  { kind: 'blood', words: ['blood', 'bloody'] },
  { kind: 'mucus', words: ['mucus', 'mucous', 'mucousy', 'slime', 'slimy', 'mucusy'] },
  { kind: 'strain', words: ['straining', 'strains', 'strained', 'strain'] },
  { kind: 'another', words: ['another', 'again', 'second'] },
  { kind: 'smell', words: ['smell', 'smells', 'smelly', 'stink', 'stinks', 'stinky', 'smelling'] },
];

/** What a leaning word belongs to: the noun right after it ("bloody diarrhoea"), else the last thing named before it. */
function carrierOf(
  reader: Reader,
  kind: Detail,
  index: number,
  direct: readonly Match[],
  earlier: readonly string[],
): string | undefined {
  const takes = (id: string): string | undefined => reader.findings.get(id)?.details?.[kind];
  const place = (match: Match): number => match.tokens[0] ?? 0;
  const after = direct.find(
    (match) => place(match) > index && place(match) <= index + 2 && takes(match.finding),
  );
  const before = [...direct]
    .reverse()
    .find((match) => place(match) < index && takes(match.finding));
  const past = [...earlier].reverse().find(takes);
  const chosen = after?.finding ?? before?.finding ?? past;
  return chosen ? takes(chosen) : undefined;
}

/** What a leaning word means when nothing was named before it. */
const ownMeaning: Readonly<Partial<Record<Detail, string>>> = {
  strain: 'straining_unclear',
  smell: 'skin_smell',
};

/** Matches of words that only add to a finding named beside or before them ("and there is blood in it"). */
export function leaning(
  reader: Reader,
  tokens: readonly Token[],
  direct: readonly Match[],
  earlier: readonly string[],
): Match[] {
  const consumed = new Set(direct.flatMap((match) => match.tokens));
  return tokens.flatMap((token, index) => {
    const kind = consumed.has(index)
      ? undefined
      : details.find((detail) => detail.words.includes(token.word))?.kind;
    const alone =
      kind === 'smell' && (direct.length > 0 || tokens[index + 1]?.word === 'of')
        ? undefined
        : kind && ownMeaning[kind];
    const adds = kind && (carrierOf(reader, kind, index, direct, earlier) ?? alone);
    if (adds && !reader.findings.has(adds)) return [];
    return adds ? [{ finding: adds, value: 'yes', tokens: [index] }] : [];
  });
}
