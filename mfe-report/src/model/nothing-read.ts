import type { NothingRead } from '@petwise/contracts';
import { copy } from '../copy.ts';
import { notOneIllnessCopy } from '../not-one-illness-copy.ts';

/** What a report says that names no illness, by why it names none. */
export function nothingReadWords(reason: NothingRead): {
  readonly title: string;
  readonly text: string;
} {
  return { ...copy.nothingRead, ...notOneIllnessCopy.nothingRead }[reason];
}
