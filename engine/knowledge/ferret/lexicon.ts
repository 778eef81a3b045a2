import type { Lexicon } from '../../src/knowledge-types.ts';

/** Words only ferret owners use, by finding id. */
export const lexicon = {} satisfies Lexicon;
