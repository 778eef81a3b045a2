import { describe, expect, it } from 'vitest';
import { loadBreeds } from '../../data/load-breeds.ts';
import { breedNicknames } from './breed-nicknames.ts';
import { detectBreed } from './detect-breed.ts';

describe('detectBreed', () => {
  it.each([
    ['my Maine Coon has a rash', 'cat', 'Maine Coon'],
    ['our Clydesdale is lame', 'horse', 'Clydesdale'],
    ['my Weimaraner limps', 'dog', 'Weimaraner'],
    ['the Silkie lays no eggs', 'bird', 'Silkie'],
  ] as const)('DET-02 %s', async (text, species, breed) => {
    expect(await detectBreed(text, species)).toBe(breed);
  });

  it('DET-02 gives no breed of another species', async () => {
    expect(await detectBreed('my Maine Coon has a rash', 'dog')).toBeUndefined();
  });

  it('DET-02 lets the animal’s name decide between breeds of one name', async () => {
    expect(await detectBreed('my Himalayan cat', 'cat')).toBe('Himalayan');
    expect(await detectBreed('my Himalayan rabbit', 'rabbit')).toBe('Himalayan');
    expect(await detectBreed('my golden hamster', 'hamster')).toBe('Syrian Hamster');
    expect(await detectBreed('my golden hamster', 'dog')).toBeUndefined();
  });
});

describe('breed nicknames', () => {
  it('DET-03 there are at least 40, each for a breed of its species’ list', async () => {
    const breeds = await loadBreeds();
    const strays = Object.entries(breedNicknames).flatMap(([species, byBreed]) =>
      Object.keys(byBreed).filter(
        // Object.entries widens the species to string.
        (breed) => !breeds[species as keyof typeof breeds].includes(breed),
      ),
    );
    const names = Object.values(breedNicknames).flatMap((byBreed) => Object.values(byBreed).flat());
    expect(strays).toEqual([]);
    expect(names.length).toBeGreaterThanOrEqual(40);
  });

  it('DET-03 no nickname stands for two breeds of one species', () => {
    for (const byBreed of Object.values(breedNicknames)) {
      const names = Object.values(byBreed).flat();
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });
});
