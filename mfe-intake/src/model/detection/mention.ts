import type { AnimalKind } from './species-words.ts';

/** More animals than this are not looked at: the text is no description any more. */
export const MOST_MENTIONS = 200;

/** One place in the text that speaks of an animal. */
export interface Mention {
  readonly kind: AnimalKind;
  /** Index of the first word, and of the word after the last. */
  readonly start: number;
  readonly end: number;
  readonly weight: number;
  /** The list's name of the breed, when the words name one. */
  readonly breed?: string;
  readonly plural: boolean;
  readonly possessive: boolean;
}
