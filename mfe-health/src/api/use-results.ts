import { api } from '@petwise/api';
import { healthRoutes, type RouteResponse } from '@petwise/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** HLTH-03: metrics of an analysis; asked for once there is one. */
export function useMetrics(
  sessionId: string | null,
): UseQueryResult<RouteResponse<typeof healthRoutes.metrics>> {
  return useQuery({
    queryKey: ['health', sessionId, 'metrics'],
    enabled: sessionId !== null,
    queryFn: ({ signal }) =>
      api().call(healthRoutes.metrics, { params: { sessionId: sessionId ?? '' }, signal }),
  });
}

/** HLTH-03: the summary in words; `revision` asks again after the owner has said whose data it is. */
export function useSummary(sessionId: string | null, revision: number): UseQueryResult<string> {
  return useQuery({
    queryKey: ['health', sessionId, 'summary', revision],
    enabled: sessionId !== null,
    queryFn: async ({ signal }) => {
      const answer = await api().call(healthRoutes.summary, {
        params: { sessionId: sessionId ?? '' },
        signal,
      });
      return answer.summary;
    },
  });
}
