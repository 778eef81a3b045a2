import { api } from '@petwise/api';
import {
  type ConsultDetail,
  consultRoutes,
  type ConsultSummary,
  dueLookAgains,
  type RouteResponse,
} from '@petwise/contracts';
import {
  type QueryClient,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';

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

/** The newest assessment whose animal should be looked at again now, by the list that the home screen asks for. */
export function useDueLookAgain(): ConsultSummary | undefined {
  const { data } = useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => api().call(consultRoutes.list, { signal }),
    networkMode: 'always',
  });
  return dueLookAgains(data?.consults ?? [], Date.now())[0];
}

/**
 * Whether an animal was looked at again, in every list that a page holds; the server says so in the next one. One that is
 * on its way may not know it yet: `readListsAnew` asks again once the server does.
 */
export async function markLookedAgain(
  client: QueryClient,
  sessionId: string,
  lookedAgain: boolean,
): Promise<void> {
  await client.cancelQueries({ queryKey: LIST_KEY });
  changeLists(client, (consults) =>
    consults.map((one) => (one.sessionId === sessionId ? { ...one, lookedAgain } : one)),
  );
}

/** Asks again for every list that is shown. */
export function readListsAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: LIST_KEY });
}

function changeLists(
  client: QueryClient,
  change: (consults: PastConsults['consults']) => PastConsults['consults'],
): void {
  client.setQueriesData<PastConsults>(
    { queryKey: LIST_KEY },
    (held) => held && { ...held, consults: change(held.consults) },
  );
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
    changeLists(client, (consults) => consults.filter((one) => one.sessionId !== sessionId));
  };
}
