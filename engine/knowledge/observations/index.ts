import type { Observation } from '@petwise/language';
import type { AnySpecies } from '../../src/knowledge-types.ts';
import { eye } from './eye.ts';
import { mouth } from './mouth.ts';
import { reproduction } from './reproduction.ts';
import { urinary } from './urinary.ts';
import { carnivoreGut } from './carnivore-gut.ts';
import { dogAndCat } from './dog-and-cat.ts';
import { catGut } from './cat-gut.ts';
import { horseGut } from './horse-gut.ts';
import { reptileEggs } from './reptile-eggs.ts';
import { reptileGut } from './reptile-gut.ts';
import { hunchedGut } from './hunched-gut.ts';
import { gut } from './gut.ts';
import { ear } from './ear.ts';
import { injury } from './injury.ts';
import { limbs } from './limbs.ts';
import { coldFeet, horseLimbs, swollenLimbs } from './limbs-by-animal.ts';
import { healthy } from './healthy.ts';
import { husbandry } from './husbandry.ts';
import { toxin } from './toxin.ts';
import { indoorToxin } from './indoor-toxin.ts';
import { lump } from './lump.ts';
import { skin } from './skin.ts';
import { general } from './general.ts';
import { breathing } from './breathing.ts';
import { heart } from './heart.ts';
import { nerves } from './nerves.ts';
import { behaviour } from './behaviour.ts';
import { pantingGeneral } from './panting-general.ts';
import { smallPetToxin } from './small-pet-toxin.ts';
import { smallPetsGeneral } from './small-pets-general.ts';

/** Observations by finding id; "!id" for a denial, "id=value" for a value of a choice. */
export type Observations = Readonly<Record<string, readonly Observation[]>>;

const shared: readonly Observations[] = [
  mouth,
  reproduction,
  urinary,
  gut,
  eye,
  limbs,
  skin,
  lump,
  ear,
  injury,
  toxin,
  general,
  breathing,
  heart,
  nerves,
  behaviour,
  husbandry,
  healthy,
];
const own: Readonly<Partial<Record<AnySpecies, readonly Observations[]>>> = {
  dog: [dogAndCat, indoorToxin, carnivoreGut, hunchedGut, coldFeet, swollenLimbs],
  cat: [dogAndCat, indoorToxin, carnivoreGut, hunchedGut, catGut, coldFeet, swollenLimbs],
  ferret: [indoorToxin, carnivoreGut, smallPetToxin, swollenLimbs],
  horse: [pantingGeneral, horseGut, horseLimbs],
  bird: [indoorToxin, pantingGeneral, swollenLimbs],
  reptile: [pantingGeneral, reptileGut, reptileEggs, swollenLimbs],
  rabbit: [smallPetsGeneral, hunchedGut, smallPetToxin, swollenLimbs],
  guinea_pig: [smallPetsGeneral, hunchedGut, smallPetToxin, swollenLimbs],
  hamster: [smallPetsGeneral, smallPetToxin, swollenLimbs],
};

/** Every observation that may be made of a species. */
export function observationsOf(species: AnySpecies): [string, readonly Observation[]][] {
  return [...shared, ...(own[species] ?? [])].flatMap((field) => Object.entries(field));
}
