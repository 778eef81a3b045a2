import { api } from '@petwise/api';
import { type NewShareLink, type ShareLink, shareRoutes } from '@petwise/contracts';
import { ownTimeZone } from '../model/own-time-zone.ts';
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';

function keyOf(sessionId: string): readonly string[] {
  return [shareRoutes.list.path, sessionId];
}

const madeKeyOf = (sessionId: string | null): readonly (string | null)[] => [
  'made-link',
  sessionId,
];

/** The links to one report that still work; asked for while `isOpen`. */
export function useShareLinks(
  sessionId: string,
  isOpen: boolean,
): UseQueryResult<readonly ShareLink[]> {
  return useQuery({
    queryKey: keyOf(sessionId),
    queryFn: async ({ signal }) =>
      (await api().call(shareRoutes.list, { query: { sessionId }, signal })).shares,
    enabled: isOpen,
    refetchOnMount: 'always',
    // Else it would load for as long as there is no network, and say nothing.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

/** The link that the owner has made of this report since the page was opened; its address is known nowhere else. */
export function useMadeLink(sessionId: string | null): NewShareLink | null {
  const { data } = useQuery<NewShareLink | null>({
    queryKey: madeKeyOf(sessionId),
    queryFn: () => null,
    enabled: false,
  });
  return data ?? null;
}

/** Makes a link that works for so many days. */
export function useCreateShareLink(
  sessionId: string,
): UseMutationResult<NewShareLink, Error, number> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) =>
      api().call(shareRoutes.create, { body: { sessionId, days, timeZone: ownTimeZone() } }),
    onSuccess: (made) => void client.setQueryData(madeKeyOf(sessionId), made),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(sessionId) }),
  });
}

/** Takes a link back; it stops to work at once. */
export function useRevokeShareLink(
  sessionId: string,
): UseMutationResult<{ revoked: boolean }, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) => api().call(shareRoutes.revoke, { params: { shareId } }),
    onSuccess: (_, shareId) =>
      void client.setQueryData<NewShareLink | null>(madeKeyOf(sessionId), (made) =>
        made?.id === shareId ? null : made,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(sessionId) }),
  });
}
