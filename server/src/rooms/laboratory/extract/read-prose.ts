import { accept } from './accept.ts';
import type { AnalyteEntry } from './catalogue.ts';
import type { RowReading } from './lab-reading.ts';
import { analyteOf, type Panel, PROSE_NAMES } from './names.ts';
import { readByForm } from './read-cells.ts';
import { type CommaRole, type Token, tokensOf } from './tokens.ts';

export interface Named {
  readonly entry: AnalyteEntry;
  readonly printed: string;
  readonly reading: RowReading;
  /** Read from the row of a table, not from running text. */
  readonly isRow: boolean;
}

const NAME = new RegExp(
  `(?<![\\p{L}\\d])(?:${PROSE_NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})(?![\\p{L}\\d])`,
  'giu',
);
/** Words that may stand between a name and its number. */
const MAX_WORDS = 5;

/** Values in running text: "Creatinine: 3.4 mg/dL (0.8-2.1) H, BUN 68 mg/dL". */
export function readProse(
  text: string,
  { panel, comma }: { panel: Panel; comma: CommaRole },
): Named[] {
  const found = mentions(text.normalize('NFKC'), panel);
  return found.flatMap(({ entry, printed, isSymbol, end }, index) => {
    const segment = text.normalize('NFKC').slice(end, found[index + 1]?.start);
    const tokens = nearest(tokensOf(segment, comma));
    const reading = tokens === null ? null : readByForm(tokens, entry);
    const accepted = reading && accept(reading, entry, { setting: 'prose', isSymbol });
    return accepted ? [{ entry, printed, reading: accepted, isRow: false }] : [];
  });
}

interface Mention {
  readonly entry: AnalyteEntry;
  readonly printed: string;
  readonly isSymbol: boolean;
  readonly start: number;
  readonly end: number;
}

function mentions(text: string, panel: Panel): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(NAME)) {
    const printed = match[0];
    const isShort = printed.length <= 4;
    if (isShort && printed.charAt(0) !== printed.charAt(0).toUpperCase()) continue;
    const entry = analyteOf(printed, panel);
    if (entry === null) continue;
    const start = match.index;
    const end = start + printed.length;
    const last = found.at(-1);
    // "ALT (SGPT) 120": the second name is the first one's other name.
    const isSame = last?.entry === entry && !/\d/.test(text.slice(last.end, start));
    if (isSame) found.pop();
    const isSymbol = entry.symbols?.includes(printed) === true && printed.length <= 2;
    found.push({
      entry,
      printed: isSame ? last.printed : printed,
      isSymbol,
      start: isSame ? last.start : start,
      end,
    });
  }
  return found;
}

/** The tokens from the number on; null when it is too far from the name, or there is none. */
function nearest(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex(({ kind }) => kind === 'number' || kind === 'grade');
  if (at < 0) return null;
  const before = tokens.slice(0, at);
  if (before.filter(({ kind }) => kind === 'word').length > MAX_WORDS) return null;
  // The value's own unit follows it at once; anything behind the next word is another matter.
  const after = tokens.slice(at + 1);
  const stop = after.findIndex(({ kind }) => kind === 'word' || kind === 'date');
  const flags = before.filter(({ kind }) => kind === 'flag');
  return [...flags, ...tokens.slice(at, stop < 0 ? undefined : at + 1 + stop)];
}
