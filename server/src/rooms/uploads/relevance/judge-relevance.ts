import type { ReadDocument } from '../reading/document.ts';
import { WORD_PATTERNS } from './words.ts';

/** `unsure`: too little text to say. */
export type Relevance = 'medical' | 'unrelated' | 'unsure';

/** Fewer words than these are a note, not a paper; nobody is warned about a note. */
const FEWEST_WORDS = 12;
/** So many different words of ours make a paper medical, however long it is. */
const ENOUGH = 4;
/** With fewer, one of ours for so many words of the paper, repeated ones too. */
const WORDS_FOR_ONE = 60;
const CHARACTERS_READ = 200_000;

/** Whether a document is about an animal's health, by the words it uses. */
export function judgeRelevance(document: ReadDocument): Relevance {
  const text = textOf(document);
  const found = new Set<string>();
  let hits = 0;
  for (const { pattern } of WORD_PATTERNS) {
    for (const [word] of text.matchAll(pattern)) {
      found.add(word.toLowerCase());
      hits += 1;
    }
  }
  const words = text.match(/\p{L}+/gu)?.length ?? 0;
  if (found.size >= ENOUGH) return 'medical';
  if (words < FEWEST_WORDS) return hits > 0 ? 'medical' : 'unsure';
  return hits * WORDS_FOR_ONE >= words ? 'medical' : 'unrelated';
}

function textOf({ pages }: ReadDocument): string {
  let text = '';
  for (const { lines } of pages) {
    for (const line of lines) {
      text += `${line.text}\n`;
      if (text.length > CHARACTERS_READ) return text;
    }
  }
  return text;
}
