import { api } from '@petwise/api';
import { consultRoutes, type RouteResponse } from '@petwise/contracts';
import { useQuery } from '@tanstack/react-query';

/** `onlyThisDevice` where the server could not be reached. */
export type ConsultList = RouteResponse<typeof consultRoutes.list>;

/**
 * The owner's newest assessments, by the list that the home screen asks for too, and anew whenever somebody comes back
 * to the page: another device may have answered. Undefined while unknown.
 */
export function useConsultList({
  enabled,
}: {
  readonly enabled: boolean;
}): ConsultList | undefined {
  const { data } = useQuery({
    queryKey: [consultRoutes.list.path],
    queryFn: ({ signal }) => api().call(consultRoutes.list, { signal }),
    enabled,
    refetchOnWindowFocus: 'always',
    // Without a network the device itself may hold some.
    networkMode: 'always',
  });
  return data;
}
