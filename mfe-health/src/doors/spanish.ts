import type { WordsByName } from '@petwise/ui';
import { SPANISH } from '../spanish/copy.ts';

/** No component: what the Apple Health screen says in Spanish, for a host that speaks it. */
export const WORDS: WordsByName = { health: SPANISH };
