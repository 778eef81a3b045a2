import type { Lexicon } from '../../src/knowledge-types.ts';
import { sharedLexicon } from './lexicon.ts';
import { ownerWordsAround } from './owner-words-around.ts';
import { ownerWordsBody } from './owner-words-body.ts';
import { ownerWordsGait } from './owner-words-gait.ts';
import { ownerWordsIdioms } from './owner-words-idioms.ts';
import { ownerWordsIndirect } from './owner-words-indirect.ts';
import { ownerWordsOutside } from './owner-words-outside.ts';
import { ownerWordsPictures } from './owner-words-pictures.ts';
import { ownerWordsRoundabout } from './owner-words-roundabout.ts';

/** Words for the shared findings that owners of any species use, by theme. */
export const sharedLexicons: readonly Lexicon[] = [
  sharedLexicon,
  ownerWordsBody,
  ownerWordsOutside,
  ownerWordsAround,
  ownerWordsIndirect,
  ownerWordsPictures,
  ownerWordsIdioms,
  ownerWordsRoundabout,
  ownerWordsGait,
];
