import { api } from '@petwise/api';
import { type Pet, petRoutes } from '@petwise/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const KEY = [petRoutes.list.path];

/** The owner's pets; none while unknown and when the call fails: the home screen works without. */
export function usePets(): {
  readonly pets: readonly Pet[];
  /** Throws when it cannot be forgotten now. */
  readonly forget: (petId: string) => Promise<void>;
} {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api().call(petRoutes.list, { signal }),
    // One may have been told since the home screen was last shown.
    refetchOnMount: 'always',
    throwOnError: false,
  });
  async function forget(petId: string): Promise<void> {
    await api().call(petRoutes.remove, { params: { petId } });
    await client.invalidateQueries({ queryKey: KEY });
  }
  return { pets: data?.pets ?? [], forget };
}
