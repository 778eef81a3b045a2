import type { ConceptField } from '../src/concept-types.ts';
import { common } from './every-field.ts';
import { gutByAnimal } from './gut-by-animal.ts';
import { gutUrineSayings } from './gut-urine-sayings.ts';
import { mouth } from './mouth.ts';
import { reproduction } from './reproduction.ts';
import { urinary } from './urinary.ts';
import { dogAndCat } from './dog-and-cat.ts';
import { gut } from './gut.ts';
import { eye } from './eye.ts';
import { ear } from './ear.ts';
import { injury } from './injury.ts';
import { woundDepth } from './wound-depth.ts';
import { limbs } from './limbs.ts';
import { healthy } from './healthy.ts';
import { husbandry } from './husbandry.ts';
import { husbandryByAnimal } from './husbandry-by-animal.ts';
import { poison } from './poison.ts';
import { distractors } from './distractors.ts';
import { normalWays } from './normal-ways.ts';
import { skin } from './skin.ts';
import { wholeBody } from './whole-body.ts';
import { breathing } from './breathing.ts';
import { nerves } from './nerves.ts';
import { fits } from './fits.ts';
import { behaviour } from './behaviour.ts';
import { unknown } from './unknown.ts';

/** Every field of concepts. */
export const concepts: readonly ConceptField[] = [
  common,
  mouth,
  reproduction,
  urinary,
  gut,
  gutByAnimal,
  gutUrineSayings,
  eye,
  limbs,
  skin,
  ear,
  injury,
  woundDepth,
  poison,
  wholeBody,
  breathing,
  nerves,
  fits,
  behaviour,
  dogAndCat,
  husbandry,
  husbandryByAnimal,
  healthy,
  unknown,
  distractors,
  normalWays,
];
