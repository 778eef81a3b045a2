import { hostileText } from '@petwise/tools/fuzz';
import fc from 'fast-check';
import { EMERGENCIES } from '../rooms/language-model/testing/attacks.ts';

const TELLING = EMERGENCIES.flatMap(({ text }) => text.split(' '));
const TIES = ['not', 'no', 'since', '3', '1/2', 'kg', 'x2', '?', '...', 'if', ','];

/** Words of owners in any order, with what breaks what was not made for it among them. */
export const ownerText = fc
  .array(fc.oneof(fc.constantFrom(...TELLING), fc.constantFrom(...TIES), hostileText), {
    minLength: 1,
    maxLength: 60,
  })
  .map((words) => words.join(' '));
