import type { IntakeSpecies } from '@petwise/contracts';
import type { SpeciesLists } from './species-lists.ts';

const loaders: Record<IntakeSpecies, () => Promise<SpeciesLists>> = {
  dog: async () => (await import('./species/dog.ts')).dog,
  cat: async () => (await import('./species/cat.ts')).cat,
  horse: async () => (await import('./species/horse.ts')).horse,
  bird: async () => (await import('./species/bird.ts')).bird,
  rabbit: async () => (await import('./species/rabbit.ts')).rabbit,
  ferret: async () => (await import('./species/ferret.ts')).ferret,
  guinea_pig: async () => (await import('./species/guinea_pig.ts')).guineaPig,
  hamster: async () => (await import('./species/hamster.ts')).hamster,
  reptile: async () => (await import('./species/reptile.ts')).reptile,
  other: async () => (await import('./species/other.ts')).other,
};

/**
 * The lists of one species, fetched as a chunk of their own when first asked for.
 * Rejects when the chunk cannot be fetched; the forms then work without suggestions.
 */
export function loadSpeciesLists(species: IntakeSpecies): Promise<SpeciesLists> {
  return loaders[species]();
}
