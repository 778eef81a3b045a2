import { api } from '@petwise/api';
import { type ConsultDetail, consultRoutes, type ConsultSummary } from '@petwise/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

const LIST_KEY = [consultRoutes.list.path] as const;

export interface PastConsults {
  readonly consults: readonly ConsultSummary[];
  /** The server could not be reached: only what this device holds is here. */
  readonly onlyThisDevice?: boolean | undefined;
}

/** The owner's assessments that the server or this device still holds, newest first. */
export function usePastConsults(): UseQueryResult<PastConsults> {
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => api().call(consultRoutes.list, { signal }),
    // One may have been started or finished since.
    refetchOnMount: 'always',
    // Without a network the device itself may hold some.
    networkMode: 'always',
  });
}

/** One whole assessment. */
export function usePastConsult(sessionId: string): UseQueryResult<ConsultDetail> {
  return useQuery({
    queryKey: [consultRoutes.detail.path, sessionId],
    queryFn: ({ signal }) => api().call(consultRoutes.detail, { params: { sessionId }, signal }),
    networkMode: 'always',
  });
}

/**
 * Deletes an assessment for good and takes it off the list.
 *
 * @throws ApiError or NetworkError when it is still there.
 */
export function useDeleteConsult(): (sessionId: string) => Promise<void> {
  const client = useQueryClient();
  return async (sessionId) => {
    await api().call(consultRoutes.remove, { params: { sessionId } });
    client.setQueryData<{ consults: ConsultSummary[] }>(
      LIST_KEY,
      (held) =>
        held && { consults: held.consults.filter((consult) => consult.sessionId !== sessionId) },
    );
  };
}
