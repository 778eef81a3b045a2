import { api } from '@petwise/api';
import { consultRoutes, type ConsultSummary } from '@petwise/contracts';
import { useQuery } from '@tanstack/react-query';

/**
 * The owner's newest assessments, by the list that the home screen asks for too, and anew whenever somebody comes back
 * to the page: another device may have answered. Undefined while unknown.
 */
export function useConsultList({
  enabled,
}: {
  readonly enabled: boolean;
}): readonly ConsultSummary[] | undefined {
  const { data } = useQuery({
    queryKey: [consultRoutes.list.path],
    queryFn: ({ signal }) => api().call(consultRoutes.list, { signal }),
    enabled,
    refetchOnWindowFocus: 'always',
    // Without a network the device itself may hold some.
    networkMode: 'always',
  });
  return data?.consults;
}
