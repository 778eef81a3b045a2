import { createEngine, loadKnowledge, type AnySpecies, type Engine } from '@petwise/engine';

/** Gives the engine of a species. */
export type LoadEngine = (species: AnySpecies) => Promise<Engine>;

/** Loads each species' knowledge once, when first needed; what failed to load is tried again. */
export function engineLoader(): LoadEngine {
  const engines = new Map<AnySpecies, Promise<Engine>>();
  const load = (species: AnySpecies): Promise<Engine> => {
    const loading = loadKnowledge(species).then(createEngine);
    loading.catch(() => engines.delete(species));
    engines.set(species, loading);
    return loading;
  };
  return (species) => engines.get(species) ?? load(species);
}
