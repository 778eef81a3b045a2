import type { Observation } from '@petwise/language';
import type { AnySpecies } from '../../src/knowledge-types.ts';
import { eye } from './eye.ts';
import { limbs } from './limbs.ts';

/** Observations by finding id; "!id" for a denial, "id=value" for a value of a choice. */
export type Observations = Readonly<Record<string, readonly Observation[]>>;

const shared: readonly Observations[] = [eye, limbs];
const own: Readonly<Partial<Record<AnySpecies, readonly Observations[]>>> = {};

/** Every observation that may be made of a species. */
export function observationsOf(species: AnySpecies): [string, readonly Observation[]][] {
  return [...shared, ...(own[species] ?? [])].flatMap((field) => Object.entries(field));
}
