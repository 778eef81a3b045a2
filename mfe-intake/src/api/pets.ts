import { api } from '@petwise/api';
import { type KeepPetBody, type Pet, petRoutes } from '@petwise/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = [petRoutes.list.path];

export interface OwnedPets {
  /** None while unknown and when the call fails: the home screen works without. */
  readonly pets: readonly Pet[];
  readonly state: 'loading' | 'failed' | 'ready';
  /** What failed last; null when nothing did. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Tells of a pet, or of a new one; throws when it cannot be kept now. */
  readonly keep: (petId: string, told: KeepPetBody) => Promise<Pet>;
  /** Throws when it cannot be forgotten now. */
  readonly forget: (petId: string) => Promise<void>;
}

/** The owner's pets. */
export function usePets(): OwnedPets {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api().call(petRoutes.list, { signal }),
    // One may have been told since the home screen was last shown.
    refetchOnMount: 'always',
    // Else it would load for as long as there is no network, and say nothing.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  async function keep(petId: string, body: KeepPetBody): Promise<Pet> {
    const { pet } = await api().call(petRoutes.keep, { params: { petId }, body });
    client.setQueryData<typeof data>(KEY, (before) => {
      const pets = before?.pets ?? [];
      const isNew = pets.every(({ id }) => id !== pet.id);
      return { pets: isNew ? [...pets, pet] : pets.map((one) => (one.id === pet.id ? pet : one)) };
    });
    return pet;
  }
  async function forget(petId: string): Promise<void> {
    await api().call(petRoutes.remove, { params: { petId } });
    await client.invalidateQueries({ queryKey: KEY });
  }
  const loaded = error ? 'failed' : 'loading';
  return {
    pets: data?.pets ?? [],
    state: data ? 'ready' : loaded,
    error,
    retry: () => void refetch(),
    keep,
    forget,
  };
}
