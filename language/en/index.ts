import type { ConceptField } from '../src/concept-types.ts';
import { common } from './common.ts';
import { eye } from './eye.ts';
import { limbs } from './limbs.ts';

/** Every field of concepts. */
export const concepts: readonly ConceptField[] = [common, eye, limbs];
