import type { Lexicon } from '../../src/knowledge-types.ts';
import { obliqueBowel } from './bowel.ts';
import { obliqueNerves } from './nerves.ts';
import { obliqueDrinking } from './drinking.ts';
import { obliqueCirculation } from './circulation.ts';
import { obliqueChest } from './chest.ts';
import { obliqueEating } from './eating.ts';
import { obliqueFrames } from './frames.ts';
import { obliqueGut } from './gut.ts';
import { obliqueHead } from './head.ts';
import { obliqueMoving } from './moving.ts';
import { obliqueSelf } from './self.ts';
import { obliqueSkin } from './skin.ts';
import { obliqueUrine } from './urine.ts';

/** All lists of oblique, everyday words of dog and cat owners. */
export const obliqueWords: readonly Lexicon[] = [
  obliqueEating,
  obliqueGut,
  obliqueUrine,
  obliqueChest,
  obliqueHead,
  obliqueSkin,
  obliqueMoving,
  obliqueSelf,
  obliqueBowel,
  obliqueNerves,
  obliqueDrinking,
  obliqueCirculation,
  obliqueFrames,
];
