import type { IntakeSpecies } from '@petwise/contracts';
import { useEffect, useState } from 'react';
import { loadSpeciesLists } from '../data/load-species-lists.ts';
import type { SpeciesLists } from '../data/species-lists.ts';

/**
 * What the forms suggest for one species; null while it loads, and for good when
 * it cannot be loaded: the forms work without suggestions.
 */
export function useSpeciesLists(species: IntakeSpecies): SpeciesLists | null {
  const [loaded, setLoaded] = useState<{ of: IntakeSpecies; lists: SpeciesLists } | null>(null);
  useEffect(() => {
    let wanted = true;
    loadSpeciesLists(species)
      .then((lists) => wanted && setLoaded({ of: species, lists }))
      .catch((error: unknown) => console.error(error));
    return () => {
      wanted = false;
    };
  }, [species]);
  return loaded?.of === species ? loaded.lists : null;
}
