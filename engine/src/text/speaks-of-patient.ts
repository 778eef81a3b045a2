import { references } from '@petwise/language/en';
import { animalWords } from '../../knowledge/words/other-words.ts';
import type { Evidence } from '../types.ts';
import type { Token } from './tokens.ts';

/** Share of the words with content that a bare complaint ("bloody diarrhoea") must have been read. */
const mostly = 0.6;

/** What was read of a message. */
interface WhatWasRead {
  readonly evidence: readonly Evidence[];
  /** Words with content, and how many of them were read. */
  readonly content: number;
  readonly read: number;
}

/**
 * Whether a first message tells of somebody's animal: it speaks of one or of a time, names two signs, or is little else
 * than a sign. What reads like a sign in any other sentence ("a mass of people") says nothing of a patient.
 */
export function speaksOfPatient(
  sentences: readonly (readonly Token[])[],
  { evidence, content, read }: WhatWasRead,
): boolean {
  const isReference = ({ word }: Token): boolean => references.has(word) || animalWords.has(word);
  if (sentences.some((sentence) => sentence.some(isReference))) return true;
  if (read >= mostly * content) return true;
  return new Set(evidence.filter(({ value }) => value === 'yes').map(({ quote }) => quote)).size > 1;
}
