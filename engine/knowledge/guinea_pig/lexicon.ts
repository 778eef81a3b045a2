import type { Lexicon } from '../../src/knowledge-types.ts';

/** Words only guinea pig owners use, by finding id. */
export const lexicon = {} satisfies Lexicon;
