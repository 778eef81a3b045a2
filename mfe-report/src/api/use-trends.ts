import { api } from '@petwise/api';
import { type Trend, trendRoutes } from '@petwise/contracts';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly Trend[] = [];

/**
 * The values over time that belong to a report; none while they load, when the
 * report is not kept on the server, and when the server cannot be reached: a
 * chart is welcome beside a report, never a condition for it.
 */
export function useTrends(sessionId: string | null): readonly Trend[] {
  const { data } = useQuery({
    queryKey: [trendRoutes.list.path, sessionId],
    queryFn: ({ signal }) =>
      api().call(trendRoutes.list, { params: { sessionId: sessionId ?? '' }, signal }),
    enabled: sessionId !== null,
  });
  return data?.trends ?? NONE;
}
