import { api } from '@petwise/api';
import { type ConsultDetail, consultRoutes, type RouteResponse } from '@petwise/contracts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';

const LIST_KEY = [consultRoutes.list.path] as const;

/** `next` is there while there are older ones; `onlyThisDevice` where the server could not be reached. */
export type PastConsults = RouteResponse<typeof consultRoutes.list>;

/** The owner's newest assessments that the server or this device still holds, so many pages of them. */
export function usePastConsults(pages: number): UseQueryResult<PastConsults> {
  return useQuery<PastConsults>({
    queryKey: [...LIST_KEY, pages],
    queryFn: ({ signal }) => readPages(pages, signal),
    placeholderData: (before) => before,
    // One may have been started or finished since.
    refetchOnMount: 'always',
    // Without a network the device itself may hold some.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

async function readPages(pages: number, signal: AbortSignal): Promise<PastConsults> {
  let read = await api().call(consultRoutes.list, { signal });
  for (let page = 1; page < pages && read.next !== undefined; page += 1) {
    const older = await api().call(consultRoutes.list, { signal, query: { after: read.next } });
    read = { ...older, consults: [...read.consults, ...older.consults] };
  }
  return read;
}

/** One whole assessment. */
export function usePastConsult(sessionId: string): UseQueryResult<ConsultDetail> {
  return useQuery({
    queryKey: [consultRoutes.detail.path, sessionId],
    queryFn: ({ signal }) => api().call(consultRoutes.detail, { params: { sessionId }, signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
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
    client.setQueriesData<PastConsults>(
      { queryKey: LIST_KEY },
      (held) =>
        held && {
          ...held,
          consults: held.consults.filter((consult) => consult.sessionId !== sessionId),
        },
    );
  };
}
