import { references } from '@petwise/language/en';
import { animalWords } from '@petwise/language/en';
import type { Evidence } from '../types.ts';
import type { Token } from './tokens.ts';

/** Share of the words with content that a bare complaint ("bloody diarrhoea") must have been read. */
const mostly = 0.6;
/** A message of no more words is a complaint by itself: "No urine comes out". */
const short = 7;

/** What was read of a message. */
interface WhatWasRead {
  readonly evidence: readonly Evidence[];
  /** Words with content, and how many of them were read. */
  readonly content: number;
  readonly read: number;
}

/** Signs that alone make an emergency: they are never put aside. */
type Alarms = ReadonlySet<string>;

/**
 * Whether a first message tells of somebody's animal: it speaks of one or of a time, names two signs, or is little else
 * than a sign. What reads like a sign in any other sentence ("a mass of people") says nothing of a patient.
 */
export function speaksOfPatient(
  sentences: readonly (readonly Token[])[],
  { evidence, content, read }: WhatWasRead,
  alarms: Alarms,
): boolean {
  const isReference = ({ word }: Token): boolean => references.has(word) || animalWords.has(word);
  if (sentences.some((sentence) => sentence.some(isReference))) return true;
  if (sentences.flat().length <= short || read >= mostly * content) return true;
  const present = evidence.filter(({ value }) => value === 'yes');
  if (present.some(({ finding }) => alarms.has(finding))) return true;
  return new Set(present.map(({ quote }) => quote)).size > 1;
}
