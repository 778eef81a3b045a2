import type { WordsByName } from '@petwise/ui';
import { SPANISH } from '../spanish/copy.ts';
import { SPANISH_LAB } from '../spanish/lab-copy.ts';

/** No component: what the upload screens say in Spanish, for a host that speaks it. */
export const WORDS: WordsByName = { uploads: SPANISH, 'uploads.lab': SPANISH_LAB };
