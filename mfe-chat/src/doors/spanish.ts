import type { WordsByName } from '@petwise/ui';
import { SPANISH } from '../spanish/copy.ts';
import { SPANISH_MEASURE } from '../spanish/measure-copy.ts';
import { SPANISH_PICTURE } from '../spanish/picture-copy.ts';

/** No component: what the chats say in Spanish, for a host that speaks it. */
export const WORDS: WordsByName = {
  chat: SPANISH,
  'chat.measure': SPANISH_MEASURE,
  'chat.picture': SPANISH_PICTURE,
};
