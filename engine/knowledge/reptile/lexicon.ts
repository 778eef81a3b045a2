import type { Lexicon } from '../../src/knowledge-types.ts';

/** Words only reptile owners use, by finding id. */
export const lexicon = {} satisfies Lexicon;
