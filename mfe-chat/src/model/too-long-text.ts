import { MAX_ANSWER_LENGTH } from '@petwise/contracts';
import { formatNumber } from '@petwise/ui';
import { copy } from '../copy.ts';

/** What the box says when a text of `length` characters is more than the server takes. */
export function tooLongText(length: number): string {
  const over = length - MAX_ANSWER_LENGTH;
  return copy.tooLong(formatNumber(MAX_ANSWER_LENGTH), formatNumber(over));
}
