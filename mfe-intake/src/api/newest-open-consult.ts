import { api } from '@petwise/api';
import { consultRoutes, type ConsultSummary } from '@petwise/contracts';
import { useQuery } from '@tanstack/react-query';

/**
 * The newest assessment that the server still holds unfinished; null while
 * unknown, when there is none, and when the call fails: the home screen only
 * offers it, and works without.
 */
export function useNewestOpenConsult(): ConsultSummary | null {
  const { data } = useQuery({
    queryKey: [consultRoutes.list.path],
    queryFn: ({ signal }) => api().call(consultRoutes.list, { signal }),
    // One may have been started or finished since the home screen was last shown.
    refetchOnMount: 'always',
    // Without a network the device itself may hold one.
    networkMode: 'always',
  });
  const open = data?.consults.filter(({ status }) => status === 'asking') ?? [];
  return open.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0] ?? null;
}
