import type { ReadDocument } from '../reading/document.ts';
import { WORD_PATTERNS, type WordGroup } from './words.ts';

const MOST = 12;
const LONGEST = 280;
/** What a line must name to be worth a vet's first look; an animal or a clinic alone is an address. */
const TELLING: ReadonlySet<WordGroup> = new Set(['signs', 'analytes', 'medicines']);

/**
 * The lines of a document that name signs, laboratory values or medicines, word
 * for word and in its order; those that name the most when there are too many.
 */
export function statedLines(document: ReadDocument): string[] {
  const lines = document.pages
    .flatMap(({ lines: all }) => all.flatMap(({ text }) => sentences(text)))
    .map((text, order) => ({ text, order, score: scoreOf(text) }))
    .filter(({ score }) => score > 0);
  return lines
    .toSorted((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, MOST)
    .toSorted((a, b) => a.order - b.order)
    .map(({ text }) => shortened(text));
}

/** A letter's paragraph is one line; its sentences are what is stated. */
function sentences(line: string): string[] {
  return line.length <= LONGEST ? [line] : line.split(/(?<=[.!?;])\s+(?=\p{Lu})/u);
}

function scoreOf(text: string): number {
  const found = new Set<string>();
  for (const { group, pattern } of WORD_PATTERNS) {
    if (!TELLING.has(group)) continue;
    for (const [word] of text.matchAll(pattern)) found.add(word.toLowerCase());
  }
  return found.size;
}

function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`;
}
