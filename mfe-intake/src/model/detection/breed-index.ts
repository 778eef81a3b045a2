import { SPECIES, type Species } from '@petwise/contracts';
import { loadBreeds } from '../../data/load-breeds.ts';
import { readWords } from './read-words.ts';
import { trustIn, type BreedTrust } from './breed-trust.ts';

/** One way to write one breed. */
export interface BreedName {
  readonly words: readonly string[];
  readonly breed: string;
  readonly species: Species;
  readonly trust: BreedTrust;
}

export interface BreedIndex {
  /** Names by their first word. */
  readonly byFirstWord: ReadonlyMap<string, readonly BreedName[]>;
  /** Every word of every name. */
  readonly words: ReadonlySet<string>;
  /** The words of the lists' own names by their first letter, for close spellings. */
  readonly spelt: ReadonlyMap<string, ReadonlySet<string>>;
}

let loading: Promise<BreedIndex> | undefined;

/** The index of all breeds and nicknames; built once, and again after a failed load. */
export function loadBreedIndex(): Promise<BreedIndex> {
  loading ??= buildBreedIndex().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function buildBreedIndex(): Promise<BreedIndex> {
  const [breeds, { breedNicknames }] = await Promise.all([
    loadBreeds(),
    import('./breed-nicknames.ts'),
  ]);
  const listed = SPECIES.flatMap((species) =>
    breeds[species].map((breed) => toName(breed, { breed, species })),
  );
  const nicknames = SPECIES.flatMap((species) =>
    Object.entries(breedNicknames[species] ?? {}).flatMap(([breed, names]) =>
      names.map((name) => toName(name, { breed, species })),
    ),
  );
  const names = [...listed, ...nicknames];
  return {
    byFirstWord: groupBy(names, (name) => name.words[0] ?? ''),
    words: new Set(names.flatMap((name) => name.words)),
    spelt: new Map(
      [
        ...groupBy(
          listed.flatMap((name) => name.words),
          (word) => word.charAt(0),
        ),
      ].map(([letter, words]) => [letter, new Set(words)]),
    ),
  };
}

/** How owners write a breed, in words of lower case. */
export function waysToWrite(
  { byFirstWord }: BreedIndex,
  { breed, species }: { readonly breed: string | undefined; readonly species: Species },
): readonly string[] {
  return [...byFirstWord.values()]
    .flat()
    .filter((name) => name.breed === breed && name.species === species)
    .map(({ words }) => words.join(' '));
}

function toName(name: string, of: { breed: string; species: Species }): BreedName {
  const words = readWords(name).map((word) => word.text);
  return { ...of, words, trust: trustIn(words.join(' '), of.species) };
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) {
      groups.set(keyOf(item), [item]);
    } else {
      group.push(item);
    }
  }
  return groups;
}
