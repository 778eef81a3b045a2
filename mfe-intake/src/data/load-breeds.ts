import type { Species } from '@petwise/contracts';

/**
 * The breed names of all nine species, for detection (DET-02), which must read a
 * breed before it knows the species. Only names: about 10 kB, fetched on demand.
 */
export async function loadBreeds(): Promise<Record<Species, readonly string[]>> {
  const [dog, cat, horse, bird, rabbit, ferret, guineaPig, hamster, reptile] = await Promise.all([
    import('./breeds/dog.ts'),
    import('./breeds/cat.ts'),
    import('./breeds/horse.ts'),
    import('./breeds/bird.ts'),
    import('./breeds/rabbit.ts'),
    import('./breeds/ferret.ts'),
    import('./breeds/guinea_pig.ts'),
    import('./breeds/hamster.ts'),
    import('./breeds/reptile.ts'),
  ]);
  return {
    dog: dog.dogBreeds,
    cat: cat.catBreeds,
    horse: horse.horseBreeds,
    bird: bird.birdBreeds,
    rabbit: rabbit.rabbitBreeds,
    ferret: ferret.ferretBreeds,
    guinea_pig: guineaPig.guineaPigBreeds,
    hamster: hamster.hamsterBreeds,
    reptile: reptile.reptileBreeds,
  };
}
