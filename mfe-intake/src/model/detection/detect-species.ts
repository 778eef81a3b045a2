import type { Species } from '@petwise/contracts';
import { findMentions } from './find-mentions.ts';
import { bestKind, rankMentions } from './rank-mentions.ts';
import { readWords } from './read-words.ts';

export interface DetectedSpecies {
  readonly species: Species;
  /** False when the text names none of the nine and `species` is the default. */
  readonly matched: boolean;
}

/**
 * DET-01: which of the nine species an owner's text is about; a dog when it does not
 * say. Works at once, from a small lexicon. `detectPatient` also reads breed names.
 */
export function detectSpecies(text: string): DetectedSpecies {
  const words = readWords(text);
  return toSpecies(bestKind(rankMentions(words, findMentions(words))));
}

/** The kind that was found as the form takes it: a dog, not matched, where none of the nine was. */
export function toSpecies(kind: ReturnType<typeof bestKind>): DetectedSpecies {
  return kind === undefined || kind === 'unlisted'
    ? { species: 'dog', matched: false }
    : { species: kind, matched: true };
}
